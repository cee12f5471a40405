import { LINK_SIZE } from '~/ui/picture-sizes';
import { defaultLocale, languageTags, locales, openGraphLocale, type Locale } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';
import { fullTitle } from './full-title';
import { serializeJsonLd, type JsonLd } from './json-ld';

/** Metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Path or URL; the default is the shop's share image. */
  image?: string;
  /** A JPEG of `LINK_SIZE`, in place of `image`. */
  linkPicture?: { url: string; alt: string };
  /** Further pictures for link previews. */
  morePictures?: readonly string[];
  /** `og:type`. */
  type?: 'website' | 'product';
  structuredData?: readonly JsonLd[];
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attrs?: Record<string, string>;
  content?: string;
}

/** The site and the path of the page. */
export interface HeadContext {
  brand: string;
  /** Root of the site. */
  site: URL;
  /** Path of the page in any language. */
  path: string;
  locale: Locale;
  /** Whether search engines may index the page; otherwise it has no canonical or alternate links. */
  indexed: boolean;
}

/** The metadata tags of a page (requirements §2 "Page head rules"). */
export function headTags(
  head: PageHead,
  { brand, site, path, locale, indexed }: HeadContext,
): HeadTag[] {
  const title = fullTitle(head.title, brand, locale);
  const absolute = (address: string) => new URL(address, site).href;
  // URL always adds a slash to the root.
  const page = (locale: Locale) => absolute(localPath(path, locale)).replace(/(?<=\w)\/$/, '');
  const canonical = page(locale);
  const picture =
    head.linkPicture ?? (head.image ? undefined : { url: '/og-image.jpg', alt: brand });
  const image = absolute(picture?.url ?? head.image ?? '');
  const meta = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attrs: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
  });
  const link = (attrs: Record<string, string>): HeadTag => ({ tag: 'link', attrs });

  const addresses = [
    link({ rel: 'canonical', href: canonical }),
    ...locales.map((each) =>
      link({ rel: 'alternate', hreflang: languageTags[each], href: page(each) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: page(defaultLocale) }),
    meta('og:url', canonical),
  ];

  return [
    { tag: 'title', content: title },
    meta('description', head.description),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(indexed ? addresses : [meta('robots', 'noindex, nofollow')]),
    meta('og:title', title),
    meta('og:description', head.description),
    meta('og:image', image),
    ...(picture
      ? [
          meta('og:image:width', String(LINK_SIZE.width)),
          meta('og:image:height', String(LINK_SIZE.height)),
          meta('og:image:alt', picture.alt),
        ]
      : []),
    ...(head.morePictures ?? []).map((url) => meta('og:image', absolute(url))),
    meta('og:type', head.type ?? 'website'),
    meta('og:site_name', brand),
    meta('og:locale', openGraphLocale(locale)),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(head.structuredData ?? []).map((data): HeadTag => ({
      tag: 'script',
      attrs: {
        type: 'application/ld+json',
        // For `boot/filtered-view.js`.
        ...(data['@type'] === 'ItemList' && { 'data-item-list': '' }),
      },
      content: serializeJsonLd(data),
    })),
  ];
}
