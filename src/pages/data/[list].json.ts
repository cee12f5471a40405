import type { APIRoute } from 'astro';
import { priceListFile } from '~/features/products/price-list-files';
import { locales } from '~/i18n/locales';

export async function getStaticPaths() {
  const lists = await Promise.all(locales.map(priceListFile));
  return lists.map(({ name, body }) => ({ params: { list: name }, props: { body } }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
