import type { APIRoute } from 'astro';
import { renderPicture, renditionPaths } from '~/features/products/pictures/renditions';

export const getStaticPaths = () => renditionPaths('link');

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await renderPicture('link', props.file)));
