import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { scriptImports } from './script-imports.ts';

/** Gzipped bytes that a browser fetches for a page before any interaction. */
export interface PageWeight {
  html: number;
  /** External scripts; inline ones are part of `html`. */
  js: number;
  /** Further scripts, which a page fetches when it is idle. */
  idleJs: number;
  css: number;
  /** Preloaded fonts only; others load after the first paint. */
  fonts: number;
  /** The product list, on pages that fetch it on load. */
  data: number;
  /** URLs of the scripts included in `js`. */
  scripts: readonly string[];
}

/** The script that `layouts/page-script.ts` imports on pages with a gallery alone. */
const GALLERY_SCRIPT = /\/product-script\./;

/** Compresses as a server does on the fly. */
export const gzipBytes = (content: string | Buffer): number => gzipSync(content).byteLength;

interface File {
  bytes: number;
  text: string;
}

/** Includes `<template>` content, which is fetched after the first paint. */
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

/** A built site. Each file is read once. */
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
  const importsAt = (path: string, when: 'soon' | 'idle' = 'soon'): string[] => {
    const key = `${when} ${path}`;
    const imports = importsOf.get(key) ?? absolute(scriptImports(fileAt(path).text, when), path);
    importsOf.set(key, imports);
    return imports;
  };

  /** The scripts and their transitive imports. */
  function withImports(paths: Iterable<string>): string[] {
    const found = new Set(paths);
    // Iterating a Set includes elements added during the iteration.
    for (const path of found) for (const imported of importsAt(path)) found.add(imported);
    return [...found];
  }

  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + fileAt(path).bytes, 0);

  /** @param path the page's file, relative to the root of the site, e.g. `/product/12.html` */
  function weigh(path: string): PageWeight {
    const { bytes, text } = fileAt(path);
    const { js, css, fonts, data } = assetsOf(text, path);
    const scripts = withImports(js).filter(
      (script) => text.includes('data-gallery') || !GALLERY_SCRIPT.test(script),
    );
    const idle = scripts.flatMap((script) => importsAt(script, 'idle'));
    const later = withImports(idle).filter((script) => !scripts.includes(script));
    return {
      html: bytes,
      js: sum(scripts),
      idleJs: sum(later),
      css: sum(css),
      fonts: sum(fonts),
      data: sum(data),
      scripts,
    };
  }

  /** The HTML files, sorted. */
  const pages = (): string[] =>
    globSync('**/*.html', { cwd: folder })
      .map((file) => `/${file.split(sep).join('/')}`)
      .sort();

  return { fileAt, pages, weigh };
}

const absolute = (addresses: readonly string[], from: string): string[] =>
  addresses.map((address) => new URL(address, `https://site.invalid${from}`).pathname);

/** The resources that a page's markup refers to. */
function assetsOf(html: string, path: string) {
  const fetched = {
    js: new Set<string>(),
    css: new Set<string>(),
    fonts: new Set<string>(),
    data: new Set<string>(),
  };
  const add = (kind: keyof typeof fetched, ...addresses: (string | undefined)[]) => {
    const known = addresses.filter((address) => address !== undefined && address !== '');
    for (const each of absolute(known as string[], path)) fetched[kind].add(each);
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
    // Islands count whatever their client directive.
    if (element.tagName === 'astro-island') {
      add('js', rest['component-url'], rest['renderer-url'], rest['before-hydration-url']);
    }
  }
  return fetched;
}
