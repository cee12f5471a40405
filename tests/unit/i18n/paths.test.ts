import { describe, expect, it } from 'vitest';
import { localPath } from '~/i18n/paths';

describe('localPath', () => {
  it.each([
    ['/', '/', '/en'],
    ['/en', '/', '/en'],
    ['/product/12', '/product/12', '/en/product/12'],
    ['/en/product/12', '/product/12', '/en/product/12'],
    ['/product/12/', '/product/12', '/en/product/12'],
    ['/contact?subject=A#message', '/contact?subject=A#message', '/en/contact?subject=A#message'],
  ])('%s is %s in Chinese, %s in English', (path, zh, en) => {
    expect(localPath(path, 'zh')).toBe(zh);
    expect(localPath(path, 'en')).toBe(en);
  });

  it.each(['/english', '/entry/en'])('%s is not an English path', (path) => {
    expect(localPath(path, 'zh')).toBe(path);
    expect(localPath(path, 'en')).toBe(`/en${path}`);
  });
});
