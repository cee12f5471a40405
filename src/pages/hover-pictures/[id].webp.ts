import type { APIRoute } from 'astro';
import { renderPicture, renditionPaths } from '~/features/products/pictures/renditions';

export const getStaticPaths = () => renditionPaths('hover');

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await renderPicture('hover', props.file)));
