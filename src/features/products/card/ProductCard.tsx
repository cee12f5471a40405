import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/Icon';
import { bag, heart } from '~/ui/icons';
import type { ProductSummary } from '../product-summary';
import type { CardWords } from './card-words';
import { Price } from './Price';
import { badgeLabel } from '../product';
import { ProductName } from './ProductName';

interface Props {
  item: ProductSummary;
  words: CardWords;
  /** On the wishlist, and among the compared products: `false` on the server, which knows neither. */
  wished: boolean;
  compared: boolean;
  /** In the first viewport: the image is not lazy-loaded. */
  eager?: boolean;
}

const NO_BREAK = '\u00a0';
/** A fact of more characters may be broken between its words. */
const LONG = 22;

/** A line of facts that is broken between them. */
const unbroken = (facts: string): string =>
  facts
    .split(' · ')
    .map((fact) => (fact.length > LONG ? fact : fact.replaceAll(' ', NO_BREAK)))
    .join(`${NO_BREAK}· `);

/** The `sizes` of a card's image. */
export const cardSizes =
  '(min-width: 90rem) 18rem, (min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 44vw';

/**
 * A product in a grid (requirements §2 "Product card"). Its buttons have no handlers: `layouts/page-script.ts`
 * listens on the document, so cards work without React. A catalogue page has 140 cards, therefore it
 * is styled by a few classes in `card.css` instead of many utilities, which keeps the HTML short.
 */
export function ProductCard({ item, words, wished, compared, eager = false }: Props) {
  const { id, name, brand, category, price, originalPrice, badges, inStock, picture, facts } = item;
  const { rating } = item;
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
          {picture.hasHover && (
            // Not displayed, therefore not fetched, until a pointer rests on the card.
            <img
              src={`/hover-pictures/${id}.webp`}
              width={400}
              height={400}
              alt=""
              loading="lazy"
              className="card-hover"
            />
          )}
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
      </div>
      <div className="card-tools">
        <button
          type="button"
          className="card-compare"
          data-compare={`${category}/${id}`}
          aria-pressed={compared}
          aria-label={fill(words.compareNamed, { name })}
        >
          {words.compare}
        </button>
        <button
          type="button"
          className="icon-button"
          data-wish={id}
          aria-pressed={wished}
          aria-label={fill(words.wishNamed, { name })}
        >
          <Icon path={heart} />
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
        {facts !== undefined && <p className="phrase card-facts">{unbroken(facts)}</p>}
        {rating !== undefined && (
          <p className="figures text-sm">
            <span aria-hidden="true">★ </span>
            <span className="sr-only">{`${words.rating} `}</span>
            <span>{rating}</span>
          </p>
        )}
        <Price price={price} originalPrice={originalPrice} words={words} />
        <div className="card-foot">
          <a href={href} tabIndex={-1}>
            <span>{words.details}</span>
            <span className="sr-only">{` ${name}`}</span>
          </a>
          {inStock ? (
            <button
              type="button"
              className="icon-button"
              data-add={id}
              data-name={name}
              data-price={price}
              aria-label={fill(words.addNamed, { name })}
            >
              <Icon path={bag} />
            </button>
          ) : (
            <span>{words.soldOut}</span>
          )}
        </div>
      </div>
    </article>
  );
}
