import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import guides from '~data/guides.json';

const folder = join(process.env.CMS_ROOT ?? '', 'data', 'guides');

/** The front matter of a Markdown file, and its text. */
const PARTS = /^---\r?\n(?<matter>[^]*?)\r?\n---\r?\n(?<body>[^]*)$/;

async function textsOf(slug: string, language: string) {
  const text = await readFile(join(folder, slug, `${language}.md`), 'utf8');
  const { matter = '', body = '' } = PARTS.exec(text)?.groups ?? {};
  const { title, description } = parse(matter) as { title: string; description: string };
  return { title, description, body: body.trim() };
}

/** Returns the texts of a guide of `data/guides`, in the format of its form; none if the shop has no such guide. */
export async function guideTexts(slug: unknown): Promise<Record<string, string>> {
  if (typeof slug !== 'string' || !Object.hasOwn(guides, slug)) return {};
  const en = await textsOf(slug, 'en');
  return {
    ...(await textsOf(slug, 'zh')),
    titleEn: en.title,
    descriptionEn: en.description,
    bodyEn: en.body,
  };
}
