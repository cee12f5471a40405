import type { APIRoute } from 'astro';
import { productListFiles } from '~/features/products/product-list/product-list-files';
import { searchFiles } from '~/features/search/index/search-files';

/** The product lists and the search index. Their file names have content hashes. */
export async function getStaticPaths() {
  const { files } = await searchFiles();
  const all = [...(await productListFiles()), ...files];
  return all.map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
