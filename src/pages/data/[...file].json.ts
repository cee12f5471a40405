import type { APIRoute } from 'astro';
import { priceListFiles } from '~/features/products/price-list/price-list-files';
import { searchFiles } from '~/features/search/index/search-files';

/** The price lists and the search index. Their file names have content hashes. */
export async function getStaticPaths() {
  const { files } = await searchFiles();
  const all = [...(await priceListFiles()), ...files];
  return all.map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
