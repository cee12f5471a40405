import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { scriptImports } from './script-imports.ts';

/** Gzipped bytes that a browser fetches for a page before the shopper touches anything. */
export interface PageWeight {
  html: number;
  /** External scripts; inline ones are part of `html`. */
  js: number;
  css: number;
  /** Those that the page preloads; others come after the first paint. */
  fonts: number;
  /** The price list, where the page asks for it at once. */
  data: number;
  /** Addresses of the scripts that `js` adds up. */
  scripts: readonly string[];
}

/** As a server does it that compresses while it answers. */
export const gzipBytes = (content: string | Buffer): number => gzipSync(content).byteLength;

interface File {
  bytes: number;
  text: string;
}

/** Those in templates too: what waits for the first paint is fetched all the same. */
const elementsIn = (node: Tree.Node): Tree.Element[] => {
  const inside = 'content' in node ? node.content : node;
  return 'childNodes' in inside
    ? inside.childNodes.flatMap((child) => [
        ...('tagName' in child ? [child] : []),
        ...elementsIn(child),
      ])
    : [];
};

const attributesOf = ({ attrs }: Tree.Element): Partial<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const inlineText = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** A built site; each of its files is read once. */
export function openSite(folder: string) {
  const files = new Map<string, File>();
  const fileAt = (path: string): File => {
    const known = files.get(path);
    if (known) return known;
    const content = readFileSync(join(folder, path));
    const file = { bytes: gzipBytes(content), text: content.toString() };
    files.set(path, file);
    return file;
  };

  const importsOf = new Map<string, string[]>();
  const importsAt = (path: string): string[] => {
    const known = importsOf.get(path);
    if (known) return known;
    const imports = absolute(scriptImports(fileAt(path).text), path);
    importsOf.set(path, imports);
    return imports;
  };

  /** These scripts, and all that they import. */
  function withImports(paths: readonly string[]): string[] {
    const found = new Set(paths);
    // A set is walked to its end, what is added on the way included.
    for (const path of found) for (const imported of importsAt(path)) found.add(imported);
    return [...found];
  }

  const sum = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + fileAt(path).bytes, 0);

  /** @param path of the page's file from the root of the site, e.g. `/product/12.html` */
  function weigh(path: string): PageWeight {
    const { bytes, text } = fileAt(path);
    const asked = assetsOf(text, path);
    const scripts = withImports(asked.js);
    const { css, fonts, data } = asked;
    return {
      html: bytes,
      js: sum(scripts),
      css: sum(css),
      fonts: sum(fonts),
      data: sum(data),
      scripts,
    };
  }

  /** Files of the pages, in alphabetical order. */
  const pages = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.split(sep).join('/')}`)
      .sort();

  return { fileAt, pages, weigh };
}

const absolute = (addresses: readonly string[], from: string): string[] =>
  addresses.map((address) => new URL(address, `https://site.invalid${from}`).pathname);

/** What the markup of a page asks for by itself. */
function assetsOf(html: string, path: string) {
  const asked = {
    js: new Set<string>(),
    css: new Set<string>(),
    fonts: new Set<string>(),
    data: new Set<string>(),
  };
  const add = (kind: keyof typeof asked, ...addresses: (string | undefined)[]) => {
    const known = addresses.filter((address) => address !== undefined && address !== '');
    for (const each of absolute(known as string[], path)) asked[kind].add(each);
  };

  for (const element of elementsIn(parse(html))) {
    const { rel, as, href, src, type, ...rest } = attributesOf(element);
    if (element.tagName === 'link') {
      if (rel === 'stylesheet') add('css', href);
      if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) add('js', href);
      if (rel === 'preload' && as === 'font') add('fonts', href);
      if (rel === 'prefetch' && as === 'fetch') add('data', href);
    }
    if (element.tagName === 'script') {
      add('js', src);
      const isCode = type === undefined || type === 'module';
      if (src === undefined && isCode) add('js', ...scriptImports(inlineText(element)));
    }
    // Whatever an island waits for, it needs no touch.
    if (element.tagName === 'astro-island') {
      add('js', rest['component-url'], rest['renderer-url'], rest['before-hydration-url']);
    }
  }
  return {
    js: [...asked.js],
    css: [...asked.css],
    fonts: [...asked.fonts],
    data: [...asked.data],
  };
}
