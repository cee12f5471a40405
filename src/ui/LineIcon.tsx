/** Lucide icons (ISC licence), each reduced to one path: the script of Lucide itself is 1.5 KB. */
const paths = {
  close: 'M18 6 6 18M6 6l12 12',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  arrow: 'M7 7h10v10M7 17 17 7',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
};

interface Props {
  name: keyof typeof paths;
  /** px */
  size: number;
  strokeWidth?: number;
  className?: string;
}

/** A decorative icon in islands that a shopper waits for. */
export const LineIcon = ({ name, size, strokeWidth = 2, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
