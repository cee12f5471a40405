import { CARD_WIDTHS } from '~/ui/picture-sizes';
import type { ProductSummary } from '../product-summary';

type Card = Pick<ProductSummary, 'name' | 'picture' | 'facts' | 'originalPrice' | 'delivery'>;
type CardPicture = Card['picture'];

/**
 * The fields of a product that only cards and line items show, as JSON. A picture of Astro's usual addresses in the
 * widths of cards is what differs in them: `12.CWRxVerx 2eO7ey Z2oeBLL dF4pS`. A `+` follows if there is a
 * picture to show while a pointer rests on it.
 */
export type CardRow = readonly [
  name: string,
  picture: string | CardPicture,
  /** Empty without specifications. */
  facts: string,
  /** Absent or 0 without one. */
  originalPrice?: number | undefined,
  delivery?: string | undefined,
];

/** Marks a packed picture of a product that has one to show while a pointer rests on it. */
const HOVER = '+';

function unpackPicture(picture: CardRow[1]): CardPicture {
  if (typeof picture !== 'string') return picture;
  const [source = '', ...parts] = picture.split(' ');
  const hasHover = parts.at(-1) === HOVER;
  const hashes = hasHover ? parts.slice(0, -1) : parts;
  const urls = hashes.map((hash) => `/_astro/${source}_${hash}.webp`);
  const [src = source] = urls;
  const srcset = urls.map((url, index) => `${url} ${String(CARD_WIDTHS[index])}w`).join(', ');
  return { src, ...(srcset && { srcset }), ...(hasHover && { hasHover }) };
}

/** Any other picture is stored as it is. */
function packPicture(picture: CardPicture): string | CardPicture {
  const addresses = picture.srcset?.split(', ') ?? [];
  const source = /^\/_astro\/(.*)_/.exec(picture.src)?.[1] ?? '';
  const start = `/_astro/${source}_`.length;
  const hashes = addresses.map((address) => address.slice(start).replace(/\.webp \d+w$/, ''));
  const names = hashes.length > 0 ? [source, ...hashes] : [picture.src];
  const packed = [...names, ...(picture.hasHover ? [HOVER] : [])].join(' ');
  const { src, srcset } = unpackPicture(packed);
  return src === picture.src && srcset === picture.srcset ? packed : picture;
}

export function packCard({ name, picture, facts = '', originalPrice, delivery }: Card): CardRow {
  const packed = packPicture(picture);
  if (delivery) return [name, packed, facts, originalPrice ?? 0, delivery];
  return originalPrice ? [name, packed, facts, originalPrice] : [name, packed, facts];
}

export const unpackCard = ([name, picture, facts, originalPrice, delivery]: CardRow): Card => ({
  name,
  picture: unpackPicture(picture),
  facts: facts || undefined,
  originalPrice: originalPrice || undefined,
  delivery,
});
