import type { APIRoute } from 'astro';
import { searchFiles } from '~/features/search/index/search-files';

/** Names the current files of the search index. Must not be cached. */
export const GET: APIRoute = async () => Response.json((await searchFiles()).directory);
