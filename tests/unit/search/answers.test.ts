import { expect, it, vi } from 'vitest';
import { answers, answersSchema } from '~/features/search/index/answers';

const text = { zh: '送貨', en: 'Delivery' };
const valid = { page: '/refund', title: text, text, words: ['送貨'] };
const problemOf = (change: object) =>
  answersSchema.safeParse([{ ...valid, ...change }]).error?.message;

it('data/answers.json names pages of the shop, in both languages', () => {
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ page: '/nowhere' })).toContain('is not a page');
  expect(problemOf({ words: ['…'] })).toContain('has no letter or digit');
  expect(problemOf({ title: { zh: '送貨' } })).toContain('title');
});

it('every placeholder of an answer is filled', () => {
  expect(answers.flatMap(({ link }) => Object.values(link)).join()).not.toContain('{{');
});

/** The answers of a shop with these texts of guides. */
async function answersWith(guides: object) {
  vi.resetModules();
  vi.doMock('~data/guides.json', () => ({ default: guides }));
  return (await import('~/features/search/index/answers')).answers;
}

it('a guide that an editor has changed answers with its title and description', async () => {
  const changed = await answersWith({
    'violin-size': { zh: { title: '琴碼', description: '怎樣量。' }, en: { title: '' } },
  });
  const path = '/guides/violin-size';
  const answerIn = (all: typeof answers) => all.find(({ link }) => link.zh[0] === path);
  const linkIn = (all: typeof answers) => answerIn(all)?.link;
  expect(linkIn(changed)).toEqual({ ...linkIn(answers), zh: [path, '琴碼', '怎樣量。'] });
  expect(answerIn(changed)?.words).toEqual([...(answerIn(answers)?.words ?? []), '琴碼']);
});

it('a guide that exists only in the CMS answers its title and its name', async () => {
  const texts = (title: string) => ({ title, description: `${title}.` });
  const further = await answersWith({
    'violin-size': { zh: { title: '琴碼' } },
    'first-ukulele': { zh: texts('第一支小結他'), en: texts('A first ukulele') },
    picks: { zh: texts('撥片'), en: texts('Choosing picks') },
  });
  expect(further.slice(answers.length)).toEqual([
    {
      words: ['第一支小結他', 'A first ukulele', 'first ukulele'],
      link: {
        zh: ['/guides/first-ukulele', '第一支小結他', '第一支小結他.'],
        en: ['/en/guides/first-ukulele', 'A first ukulele', 'A first ukulele.'],
      },
    },
    {
      words: ['撥片', 'Choosing picks'],
      link: {
        zh: ['/guides/picks', '撥片', '撥片.'],
        en: ['/en/guides/picks', 'Choosing picks', 'Choosing picks.'],
      },
    },
  ]);
});

it('the opening hours name the closed days to come', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T12:00+08:00'), toFake: ['Date'] });
  vi.resetModules();
  const { answers: current } = await import('~/features/search/index/answers');
  vi.useRealTimers();
  const hours = current.find(({ words }) => words.includes('christmas'));
  expect(hours?.link.zh[2]).toMatch(
    /星期日：12:00–18:00；2026年休息日：12月25日至26日；2027年休息日：1月1日、/,
  );
  expect(hours?.link.en[2]).toMatch(
    /; Sunday: 12:00–18:00; Closed in 2026: 25–26 Dec; Closed in 2027: 1 Jan, /,
  );
});

it('the answer about delivery says what it costs abroad', () => {
  const { zh, en } = answers.find(({ words }) => words.includes('ship to macau'))?.link ?? {};
  expect(zh?.[2]).toMatch(/^香港境內送貨：.*寄往香港以外地區的運費須另行議定/);
  expect(en?.[2]).toMatch(/^Free Shipping in Hong Kong: .* outside Hong Kong with you/);
});
