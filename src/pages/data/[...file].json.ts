import type { APIRoute } from 'astro';
import { goesWithFiles } from '~/features/products/goes-with/goes-with-files';
import { priceListFiles } from '~/features/products/price-list/price-list-files';
import { searchFiles } from '~/features/search/index/search-files';

/** The price lists, the search index and what goes with what. Their file names have content hashes. */
export async function getStaticPaths() {
  const [search, goesWith] = await Promise.all([searchFiles(), goesWithFiles()]);
  const all = [...(await priceListFiles()), ...goesWith.files, ...search.files];
  return all.map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
