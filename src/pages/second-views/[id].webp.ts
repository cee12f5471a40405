import type { APIRoute } from 'astro';
import { renderPicture, renditionPaths } from '~/features/products/pictures/renditions';

export const getStaticPaths = () => renditionPaths('second');

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await renderPicture('second', props.file)));
