import type { APIRoute } from 'astro';
import { searchFiles } from '~/features/search/index/search-files';

export async function getStaticPaths() {
  const { files } = await searchFiles();
  return files.map(({ path, body }) => ({
    params: { file: path.replace(/^\/data\/search\/|\.json$/g, '') },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
