import { expect, it } from 'vitest';
import { localPath } from '~/i18n/paths';

it.each([
  ['/', '/', '/en'],
  ['/en', '/', '/en'],
  ['/product/12', '/product/12', '/en/product/12'],
  ['/en/product/12', '/product/12', '/en/product/12'],
  ['/product/12/', '/product/12', '/en/product/12'],
  ['/english', '/english', '/en/english'],
  ['/entry/en', '/entry/en', '/en/entry/en'],
  ['/contact?subject=A#message', '/contact?subject=A#message', '/en/contact?subject=A#message'],
])('localPath: %s is %s in Chinese, %s in English', (path, zh, en) => {
  expect(localPath(path, 'zh')).toBe(zh);
  expect(localPath(path, 'en')).toBe(en);
});
