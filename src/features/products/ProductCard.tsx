import { CardIcon } from './CardIcon';
import type { ProductSummary } from './product-summary';
import { Price, type PriceWords } from './Price';
import { badgeLabel, type CategoryId } from './product';
import { ProductName } from './ProductName';

export interface CardWords extends PriceWords {
  /** Path before a product's id, e.g. `/en/product/`. */
  productPath: string;
  details: string;
  soldOut: string;
  /** `{{name}}` stands for the product. */
  addNamed: string;
  wishNamed: string;
  categories: Record<CategoryId, string>;
}

interface Props {
  item: ProductSummary;
  words: CardWords;
  /** On the wishlist. A page made by the server knows of none. */
  wished?: boolean;
  /** In view when the page opens: its picture is not put off. */
  eager?: boolean;
}

/** How wide its picture is shown. */
export const cardSizes =
  '(min-width: 90rem) 18rem, (min-width: 64rem) 24vw, (min-width: 40rem) 33vw, 50vw';

/**
 * A product in a grid (spec §2 "Product card"). Plain markup: what its buttons do is up to
 * `layouts/page-script.ts`, which listens on the whole page, so that no card needs React to work.
 * A catalogue repeats it 140 times: classes of its own (`ui/theme.css`) keep the page short.
 */
export function ProductCard({ item, words, wished = false, eager = false }: Props) {
  const { id, name, brand, category, price, originalPrice, badges, inStock, picture } = item;
  const href = words.productPath + id;
  const shortName = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return (
    <article className="card" data-product={id}>
      <div className="relative">
        <a href={href} className="card-frame" tabIndex={-1} aria-hidden="true">
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes={cardSizes}
            width={400}
            height={400}
            alt=""
            {...(eager
              ? { loading: 'eager', decoding: 'sync', fetchPriority: 'high' }
              : { loading: 'lazy', decoding: 'async' })}
            className={inStock ? 'card-picture' : 'card-picture opacity-60'}
          />
        </a>
        {badges.length > 0 && (
          <ul className="card-badges">
            {badges.map((badge) => (
              <li key={badge} className={badge === 'discount' ? 'text-lacquer' : undefined}>
                {badgeLabel(badge)}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className="icon-button card-wish"
          data-wish={id}
          aria-pressed={wished}
          aria-label={words.wishNamed.replace('{{name}}', name)}
        >
          <CardIcon name="heart" />
        </button>
      </div>
      <div className="card-text">
        <p className="eyebrow card-origin">
          <span lang="en">{brand}</span>
          <span>{words.categories[category]}</span>
        </p>
        <h3 className="font-text card-name">
          <a href={href}>
            {shortName === name ? '' : <span className="sr-only">{`${brand} `}</span>}
            <ProductName name={shortName} />
          </a>
        </h3>
        <Price price={price} originalPrice={originalPrice} words={words} />
        <div className="card-foot">
          <a href={href}>
            {words.details}
            <span className="sr-only">{` ${name}`}</span>
          </a>
          {inStock ? (
            <button
              type="button"
              className="icon-button"
              data-add={id}
              data-name={name}
              data-price={price}
              aria-label={words.addNamed.replace('{{name}}', name)}
            >
              <CardIcon name="bag" />
            </button>
          ) : (
            <span>{words.soldOut}</span>
          )}
        </div>
      </div>
    </article>
  );
}
