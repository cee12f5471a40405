import type { APIRoute } from 'astro';
import type { AttributeList } from '~/features/facets/attributes/attribute-list';
import { attributeLists } from '~/features/facets/attributes/attribute-lists';
import { locales } from '~/i18n/locales';

export async function getStaticPaths() {
  const all = locales.map(async (locale) =>
    Array.from(await attributeLists(locale), ([category, list]) => ({
      params: { category, locale },
      props: { list },
    })),
  );
  return (await Promise.all(all)).flat();
}

export const GET: APIRoute<{ list: AttributeList }> = ({ props }) => Response.json(props.list);
