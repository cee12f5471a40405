import type { APIRoute } from 'astro';
import { linkPicture, pictureFile } from '~/features/products/pictures/link-picture';
import { getProducts } from '~/features/products/products';

export async function getStaticPaths() {
  const products = await getProducts();
  const files = await Promise.all(
    products.map(async ({ id }) => ({ id, file: await pictureFile(id) })),
  );
  return files.flatMap(({ id, file }) => (file ? [{ params: { id }, props: { file } }] : []));
}

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await linkPicture(props.file)));
