import type { LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { guideLoader } from '~/content/guide-loader';

type Entry = Parameters<LoaderContext['store']['set']>[0];

const file = (id: string): Entry => ({
  id,
  data: { title: 'Old', description: 'Old', kinds: ['drums/cajon'] },
  body: 'Old',
  filePath: `data/guides/${id}.md`,
  digest: 'of the file',
});

it('changes guides of files, and adds others', async () => {
  const entries = new Map<string, Entry>();
  const files = {
    name: 'files',
    load: () => {
      for (const id of ['a/zh', 'a/en']) entries.set(id, file(id));
      return Promise.resolve();
    },
  };
  const store = {
    get: (id: string) => entries.get(id),
    // Like Astro's store, takes an entry with the same digest for unchanged.
    set: (entry: Entry) => {
      if (entry.digest && entries.get(entry.id)?.digest === entry.digest) return false;
      entries.set(entry.id, entry);
      return true;
    },
    delete: (id: string) => entries.delete(id),
  };
  const context = {
    store,
    parseData: ({ data }: { data: object }) => Promise.resolve(data),
    renderMarkdown: (body: string) => Promise.resolve({ html: `<p>${body}` }),
  } as unknown as LoaderContext;
  const body = ['## One', 'x'];
  const text = { title: 'New', description: 'New', body };
  await guideLoader(files, {
    a: { zh: { title: '新' }, en: { body } },
    b: { zh: text, en: text, kinds: ['drums/cajon'] },
  }).load(context);
  expect(entries.get('a/zh')).toMatchObject({
    data: { title: '新', description: 'Old' },
    body: 'Old',
  });
  expect(entries.get('a/en')).toEqual({
    id: 'a/en',
    data: { title: 'Old', description: 'Old', kinds: ['drums/cajon'] },
    body: '## One\nx',
    rendered: { html: '<p>## One\nx' },
  });
  expect(entries.get('b/zh')?.data).toEqual({
    title: 'New',
    description: 'New',
    kinds: ['drums/cajon'],
  });
});
