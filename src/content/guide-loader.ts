import type { Loader } from 'astro/loaders';
import { locales } from '~/i18n/locales';
import type { EditedGuides } from './settings/guides-schema';

/**
 * Loads the guides of files with the changes of editors, and their further guides.
 * @param files loads the files
 */
export function guideLoader(files: Loader, edited: EditedGuides): Loader {
  return {
    name: 'guides',
    load: async (context) => {
      await files.load(context);
      for (const [slug, { kinds, products, slug: _, ...texts }] of Object.entries(edited)) {
        for (const locale of locales) {
          const { body: lines, ...changes } = texts[locale] ?? {};
          const id = `${slug}/${locale}`;
          const before = context.store.get(id);
          const data = await context.parseData({
            id,
            data: {
              ...before?.data,
              ...changes,
              ...(kinds && { kinds }),
              ...(products && { products }),
            },
          });
          if (!lines) {
            if (before) context.store.set({ ...before, data, digest: '' });
            continue;
          }
          const body = lines.join('\n');
          const rendered = await context.renderMarkdown(body);
          context.store.delete(id);
          context.store.set({ id, data, body, rendered });
        }
      }
    },
  };
}
