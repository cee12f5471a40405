import { describe, expect, it } from 'vitest';
import { localPath, localUrl } from '~/i18n/paths';

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

describe('localUrl', () => {
  it.each([
    ['https://a.example/', 'https://a.example/', 'https://a.example/en'],
    ['https://a.example/en', 'https://a.example/', 'https://a.example/en'],
    [
      'https://a.example/en/product/1?a=b#c',
      'https://a.example/product/1',
      'https://a.example/en/product/1',
    ],
  ])('%s is %s in Chinese, %s in English', (url, zh, en) => {
    expect(localUrl(new URL(url), 'zh')).toBe(zh);
    expect(localUrl(new URL(url), 'en')).toBe(en);
  });
});
