import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { asCms, changed, firstFiles, step, type Step } from './edits';
import { copyShop, type Files, type ShopCopy } from './shop-copy';

/** How many random ones for each source, 30 in all; more show more, in more time. */
const SEQUENCES = Number(process.env['INCREMENTAL_SEQUENCES'] ?? 15);

let cms: FakeStrapi;
let shop: ShopCopy;
let history: Files[];
beforeEach(async () => {
  cms = await startFakeStrapi();
});
afterEach(async () => {
  await cms.stop();
  await shop.remove();
});

const now = (): Files => history.at(-1) ?? new Map();

async function put(files: Files): Promise<void> {
  history.push(files);
  await shop.put(files);
  const { products, categories, uploads } = asCms(files);
  cms.entries = { products, categories };
  cms.files = uploads;
}

async function take(step: Step): Promise<void> {
  if (step.do === 'build') await shop.build();
  else if (step.do === 'breakOff') await shop.breakOffBuild(step.after);
  else if (step.do === 'undo') await put(history.at(-1 - step.steps) ?? now());
  else await put(changed(now(), step));
}

/** Paths of files that are not the same in both, or in one alone. */
function differences(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return [...paths].filter((path) => {
    const [one, other] = [a.get(path), b.get(path)];
    return !one || !other || !one.equals(other);
  });
}

/** Each once went wrong, or goes wrong where a page's key forgets something. */
const EXAMPLES: [Step[]][] = [
  [[{ do: 'price', pick: 0, value: 1 }]],
  [[{ do: 'picture', pick: 0, value: 1 }]],
  [[{ do: 'category', pick: 0, value: 1 }]],
  [[{ do: 'scriptOfOnePage', pick: 0, value: 1 }]],
  [[{ do: 'sharedScript', pick: 0, value: 1 }]],
  [
    [
      { do: 'price', pick: 1, value: 2 },
      { do: 'breakOff', after: 40 },
      { do: 'undo', steps: 1 },
    ],
  ],
];

describe.each([
  ['the built-in catalogue', 'catalogue'],
  ['a CMS', 'cms'],
] as const)('a shop made from %s', (_, source) => {
  it(
    'is built as from nothing, whatever was done to it before',
    { timeout: (EXAMPLES.length + SEQUENCES + 1) * 120_000 },
    async () => {
      shop = await copyShop({
        SOURCE_DATE_EPOCH: '1700000000',
        ...(source === 'cms' && { CMS_URL: cms.url, CMS_FALLBACK: 'fail' }),
      });
      history = [];
      await put(await firstFiles(shop));
      await shop.build();
      let pagesKept = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          for (const step of steps) await take(step);
          const { files, kept } = await shop.build();
          pagesKept += kept;
          expect(differences(files, (await shop.buildFromNothing()).files)).toEqual([]);
        }),
        { numRuns: EXAMPLES.length + SEQUENCES, endOnFailure: true, examples: EXAMPLES },
      );
      expect(pagesKept).toBeGreaterThan(0);
    },
  );
});
