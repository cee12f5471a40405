import { expect, it } from 'vitest';
import { files, readText } from './site';

const texts = [...files].filter((file) => /\.(html|json|xml|txt|webmanifest|svg)$/.test(file));

it('every page is a whole document', () => {
  const pages = texts.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((file) => !/^<!doctype html>.+<\/html>\s*$/is.test(readText(file)))).toEqual(
    [],
  );
});

it('no text file has control characters, non-characters or lone surrogates', () => {
  // Line breaks and tabs are allowed. A lone surrogate cannot be encoded and becomes U+FFFD.
  const unsafe = /[^\P{Cc}\n\r\t]|[\p{Noncharacter_Code_Point}\ufffd]/u;
  expect(texts.filter((file) => unsafe.test(readText(file)))).toEqual([]);
});
