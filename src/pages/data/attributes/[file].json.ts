import type { APIRoute } from 'astro';
import { attributeFileName } from '~/features/facets/attributes/attribute-address';
import { attributeFiles } from '~/features/facets/attributes/attribute-files';
import { locales } from '~/i18n/locales';

export async function getStaticPaths() {
  const files = (await Promise.all(locales.map(attributeFiles))).flat();
  return files.map(({ category, hash, body }) => ({
    params: { file: attributeFileName(category, hash) },
    props: { body },
  }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': 'application/json' } });
