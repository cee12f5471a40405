import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeStrapi, type FakeStrapi } from '../cms/fake/strapi';
import { asCms, edited, initialFiles, step, type Step } from './edits';
import { copyShop, type Files, type ShopCopy } from './shop-copy';

/** Number of random sequences of steps for each of the two sources of content. */
const SEQUENCES = Number(process.env['INCREMENTAL_SEQUENCES'] ?? 15);

/** Makes or repeats the sequences of this seed, without the examples. */
const SEED = process.env['INCREMENTAL_SEED'];

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
  else if (step.do === 'interrupt') await shop.interruptBuild(step.after);
  else if (step.do === 'undo') await put(history.at(-1 - step.steps) ?? now());
  else await put(edited(now(), step));
}

const steps = fc.array(step, { minLength: 1, maxLength: 4 });

/** Paths of files that differ or exist in only one of the two. */
function differences(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return [...paths].filter((path) => {
    const [one, other] = [a.get(path), b.get(path)];
    return !one || !other || !one.equals(other);
  });
}

/** Steps that fail when a page's cache key lacks an input; the flag: whether the last build is started before them. */
const EXAMPLES: [Step[], boolean][] = [
  [[{ do: 'price', pick: 0, value: 1 }], true],
  [[{ do: 'picture', pick: 0, value: 1 }], true],
  [[{ do: 'category', pick: 0, value: 1 }], false],
  [[{ do: 'scriptOfOnePage', pick: 0, value: 1 }], false],
  [[{ do: 'sharedScript', pick: 0, value: 1 }], true],
  [
    [
      { do: 'price', pick: 1, value: 2 },
      { do: 'interrupt', after: 40 },
      { do: 'undo', steps: 1 },
    ],
    true,
  ],
];

const examples = SEED === undefined ? EXAMPLES : [];
const numRuns = examples.length + SEQUENCES;

describe.each([
  ['the built-in catalogue', 'catalogue'],
  ['a CMS', 'cms'],
] as const)('an incremental build from %s', (_, source) => {
  it(
    'equals a build without caches, after any steps',
    { timeout: (numRuns + 1) * 120_000 },
    async () => {
      shop = await copyShop({
        SOURCE_DATE_EPOCH: '1700000000',
        ...(source === 'cms' && { CMS_URL: cms.url, CMS_FALLBACK: 'fail' }),
      });
      history = [];
      await put(await initialFiles(shop));
      await shop.build();
      let pagesReused = 0;
      await fc.assert(
        fc.asyncProperty(steps, fc.boolean(), async (steps, isStartedAhead) => {
          const build = isStartedAhead ? await shop.startAhead() : shop.build;
          for (const step of steps) await take(step);
          const { files, reused } = await build();
          pagesReused += reused;
          expect(differences(files, (await shop.buildFromScratch()).files)).toEqual([]);
        }),
        {
          numRuns,
          endOnFailure: true,
          examples,
          ...(SEED !== undefined && { seed: Number(SEED) }),
        },
      );
      expect(pagesReused).toBeGreaterThan(0);
    },
  );
});
