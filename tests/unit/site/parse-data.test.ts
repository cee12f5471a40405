import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues, parseData } from '~/build/parse-data';

const schema = z.strictObject({
  name: z.string(),
  days: z.array(z.strictObject({ opens: z.int() })),
});

it('parseData throws one line for each issue with file, field and reason', () => {
  const attempt = () => parseData('data/a.json', schema, { name: 1, days: [{ opens: '10' }] });
  expect(attempt).toThrow(
    /^data\/a\.json: name: .*string.*\ndata\/a\.json: days\.0\.opens: .*number/,
  );
});

it('uses "entry" for an issue without a path', () => {
  const { error } = schema.safeParse(null);
  if (!error) throw new Error('was accepted');
  expect(describeIssues('data/a.json', error)).toEqual([
    expect.stringMatching(/^data\/a\.json: entry: .*object/),
  ]);
});
