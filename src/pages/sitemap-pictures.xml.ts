import type { APIRoute } from 'astro';
import { productViews } from '~/features/products/pictures/pictures';
import { getProducts } from '~/features/products/products';
import { locales } from '~/i18n/locales';
import { localPath } from '~/i18n/paths';

/**
 * The pictures of each product page, and the last change of its product in the CMS, for search
 * engines; `sitemap-index.xml` names this file too.
 */
export const GET: APIRoute = async ({ site }) => {
  const absolute = (path: string) => new URL(path, site).href;
  const pages = (await getProducts()).map(async (product) => {
    const pictures = (await productViews(product)).map(
      ({ src }) => `<image:image><image:loc>${absolute(src)}</image:loc></image:image>`,
    );
    const changed =
      product.updatedAt === undefined
        ? ''
        : `<lastmod>${new Date(product.updatedAt).toISOString()}</lastmod>`;
    return locales.map((locale) => {
      const address = absolute(localPath(`/product/${product.id}`, locale));
      return `<url><loc>${address}</loc>${changed}${pictures.join('')}</url>`;
    });
  });
  const entries = (await Promise.all(pages)).flat().join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries}</urlset>\n`,
  );
};
