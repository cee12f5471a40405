import { z } from 'zod';
import builtIn from '~data/guides.json';
import { forEachLocale, locales } from '~/i18n/locales';
import { refusal } from '~/i18n/reasons';
import { guideSchema } from '../guide-schema';
import { pageName } from '../value-schemas';

const { kinds, products } = guideSchema.shape;

/** HTML, pictures, references (also in lists and quotes), and links to other than pages, addresses and numbers. */
const UNSAFE = /<[a-z!/?]|!\[|\]:|\]\(\s*<?(?!https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i;

const text = guideSchema.pick({ title: true, description: true }).extend({
  /** The lines of a Markdown text. */
  body: z
    .array(z.string())
    .refine((lines) => !lines.some((each) => UNSAFE.test(each)), refusal('plainMarkdown'))
    .refine((lines) => lines.some((each) => each.startsWith('## ')), refusal('heading')),
});

/** File systems allow 255 bytes for the name of a file. */
const MAX_SLUG = 255 - '.html'.length;

const fields = Object.keys(text.shape) as (keyof typeof text.shape)[];

/** Changes to the guides of `data/guides`, and further guides: schema of `data/guides.json`. */
export const guidesSchema = z
  .record(
    z.string(),
    z.strictObject({
      /** The key, so that a message about it names its field. */
      slug: pageName
        .refine((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), refusal('slug'))
        .refine(({ length }) => length <= MAX_SLUG, refusal('characters', { most: MAX_SLUG }))
        .optional(),
      ...forEachLocale(() => text.partial().optional()),
      kinds,
      products,
    }),
  )
  .superRefine((guides, context) => {
    for (const [slug, guide] of Object.entries(guides)) {
      if (Object.hasOwn(builtIn, slug)) continue;
      // A field that is missing in one language only is an issue of every setting.
      const missing = fields.filter((field) => locales.every((each) => !guide[each]?.[field]));
      for (const path of missing.flatMap((field) => locales.map((each) => [slug, each, field]))) {
        context.addIssue({ code: 'custom', path, input: undefined, ...refusal('missing') });
      }
    }
  });

export type EditedGuides = z.infer<typeof guidesSchema>;
