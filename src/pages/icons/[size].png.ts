import type { APIRoute } from 'astro';
import { icon, iconSizes } from '~/build/brand-images';

export const getStaticPaths = () =>
  iconSizes.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await icon(props.size)));
