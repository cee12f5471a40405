import { z } from 'zod';
import { refusal } from '~/i18n/reasons';

/** Placeholders that the page fills in (`src/features/policies/Policy.astro`). */
const PLACEHOLDERS = [
  ...['email', 'phone', 'company', 'address', 'host'],
  ...['orderData', 'contactForm'],
];

const text = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) =>
      !text.includes('$t(') &&
      (text.match(/\{\{.*?(\}\}|$)/gs) ?? []).every((each) =>
        PLACEHOLDERS.includes(each.slice(2, -2)),
      ),
    refusal('placeholder', { values: PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ') }),
  );

const policy = z.looseObject({
  /** When its text last changed. */
  changed: z.iso.date(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: text,
      paragraphs: z.array(text),
      items: z.array(text),
    }),
  ),
});

/** The policies in a language (`src/i18n/dictionaries/zh/policies.json`). */
export const policiesSchema = z.looseObject({ privacy: policy, refund: policy });
