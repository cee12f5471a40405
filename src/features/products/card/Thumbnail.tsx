import type { ProductSummary } from '../product-summary';

interface Props {
  picture: ProductSummary['picture'];
  /** The largest side in px. */
  size: number;
  className: string;
}

/** The picture of a product beside its name. Decorative: the name describes it. */
export const Thumbnail = ({ picture, size, className }: Props) => (
  <img
    src={picture.src}
    srcSet={picture.srcset}
    sizes={`${size}px`}
    width={size}
    height={size}
    alt=""
    className={`object-contain ${className}`}
  />
);
