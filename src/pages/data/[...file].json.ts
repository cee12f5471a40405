import type { APIRoute } from 'astro';
import { priceListFiles } from '~/features/products/price-list/price-list-files';

export async function getStaticPaths() {
  const files = await priceListFiles();
  return files.map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
