import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicUrl } from '~/content/public-url';
import { property } from '../property';

it.each([
  ['https://cdn.example/a%20b.png', 'https://cdn.example/a%20b.png'],
  ['http://localhost:1337', 'http://localhost:1337/'],
  ['https://editor:secret@cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://secret@cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://cdn.example/a.png?X-Amz-Signature=secret#secret', 'https://cdn.example/a.png'],
  ['data:text/plain,secret', 'data:…'],
  ['file:///home/secret', 'file:…'],
  ['//secret', '(invalid address)'],
])('reports %s as %s', (address, reported) => {
  expect(publicUrl(address)).toBe(reported);
  if (URL.canParse(address)) expect(publicUrl(new URL(address))).toBe(reported);
});

it('shortens long URLs', () => {
  expect(publicUrl(`https://cdn.example/${'a'.repeat(1_000_000)}`)).toHaveLength(300);
});

it('does not throw for a host that Node.js only seems to accept', () => {
  expect(publicUrl(`http://${'Fender'.repeat(3300)}`)).toBe('(invalid address)');
});

const secret = fc.stringMatching(/^SECRET[A-Z]{1,10}$/);
property(
  'never contains user name, password, query or fragment',
  [fc.webUrl(), secret],
  (address, secret) => {
    const url = new URL(address.toLowerCase());
    [url.username, url.password, url.search, url.hash] = [secret, secret, secret, secret];
    expect(publicUrl(url)).not.toContain('SECRET');
  },
);
