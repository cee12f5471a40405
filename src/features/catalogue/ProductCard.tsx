import { Heart, ShoppingBag } from 'lucide-react';
import type { Item } from './item';
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
  item: Item;
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
 * `layouts/client.ts`, which listens on the whole page, so that no card needs React to work.
 */
export function ProductCard({ item, words, wished = false, eager = false }: Props) {
  const { id, name, brand, category, price, originalPrice, badges, inStock, picture } = item;
  const href = words.productPath + id;
  const shortName = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return (
    <article className="card group relative flex h-full flex-col" data-product={id}>
      <div className="relative">
        <a href={href} className="block overflow-hidden" tabIndex={-1} aria-hidden="true">
          <img
            src={picture.src}
            srcSet={picture.srcset}
            sizes={cardSizes}
            width={400}
            height={400}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding={eager ? 'sync' : 'async'}
            fetchPriority={eager ? 'high' : 'auto'}
            className={`card-picture aspect-square w-full object-contain transition-transform duration-250 group-hover:scale-[1.02] ${inStock ? '' : 'opacity-60'}`}
          />
        </a>
        {badges.length > 0 && (
          <ul className="pointer-events-none absolute start-0 top-0 flex flex-wrap gap-1 pe-6">
            {badges.map((badge) => (
              <li
                key={badge}
                className={`bg-paper px-1.5 py-0.5 text-xs font-semibold tracking-wider ${badge === 'discount' ? 'text-lacquer' : 'text-ink'}`}
              >
                {badgeLabel(badge)}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className="icon-button absolute end-0 bottom-0 text-soft forced-colors:bg-[ButtonFace] aria-pressed:text-lacquer not-forced-colors:[&_svg]:fill-paper aria-pressed:[&_svg]:fill-current"
          data-wish={id}
          aria-pressed={wished}
          aria-label={words.wishNamed.replace('{{name}}', name)}
        >
          <Heart size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <div className="mt-3 flex flex-1 flex-col gap-1.5">
        <p className="eyebrow flex flex-wrap justify-between gap-x-3">
          <span lang="en">{brand}</span>
          <span className="font-normal tracking-normal normal-case">
            {words.categories[category]}
          </span>
        </p>
        <h3 className="line-clamp-2 min-h-[2.7em] font-text text-sm leading-[1.35] font-normal sm:text-base sm:leading-[1.35]">
          <a href={href} className="hover:underline">
            {shortName === name ? '' : <span className="sr-only">{`${brand} `}</span>}
            <ProductName name={shortName} />
          </a>
        </h3>
        <Price price={price} originalPrice={originalPrice} words={words} />
        <div className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-1">
          <a
            href={href}
            className="inline-flex min-h-11 items-center text-sm text-soft hover:text-lacquer"
          >
            {words.details}
            <span className="sr-only">{` ${name}`}</span>
          </a>
          {inStock ? (
            <button
              type="button"
              className="icon-button -me-2.5"
              data-add={id}
              data-name={name}
              data-price={price}
              aria-label={words.addNamed.replace('{{name}}', name)}
            >
              <ShoppingBag size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          ) : (
            <span className="text-sm text-soft">{words.soldOut}</span>
          )}
        </div>
      </div>
    </article>
  );
}
