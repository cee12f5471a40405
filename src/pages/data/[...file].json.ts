import type { APIRoute } from 'astro';
import { goesWithFile } from '~/features/product-page/recommendations/goes-with-file';
import { priceListFiles } from '~/features/products/price-list/price-list-files';
import { searchFiles } from '~/features/search/index/search-files';

/** The price lists, the search index and what goes with what. Their file names have content hashes. */
export async function getStaticPaths() {
  const { files } = await searchFiles();
  return [...(await priceListFiles()), await goesWithFile(), ...files].map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
