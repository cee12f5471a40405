import type { APIRoute } from 'astro';
import type { AttributeList } from '~/features/facets/attributes/attribute-list';
import { attributeLists } from '~/features/facets/attributes/attribute-lists';
import { attributeFile } from '~/features/facets/attributes/attribute-url';
import { locales } from '~/i18n/locales';

export async function getStaticPaths() {
  const all = await Promise.all(
    locales.map(async (locale) =>
      Array.from(await attributeLists(locale), ([category, list]) => ({
        params: { file: attributeFile(category, locale) },
        props: { list },
      })),
    ),
  );
  return all.flat();
}

export const GET: APIRoute<{ list: AttributeList }> = ({ props }) => Response.json(props.list);
