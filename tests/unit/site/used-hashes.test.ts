import { expect, it } from 'vitest';
import { hashScript } from '~/build/hash-script';
import { keepUsedHashes } from '~/build/used-hashes';

const policy = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes.map((hash) => ` '${hash}'`).join('')};">`;

it('keeps the hashes of inline scripts and styles, those inside templates included', () => {
  const body =
    '<style>a{}</style><script type="module">a()\nb()</script><style>b::after{content:"弦"}</style><template><script>c()</script></template>';
  const used = ['a{}', 'a()\nb()', 'b::after{content:"弦"}', 'c()'].map(hashScript);
  expect(keepUsedHashes(policy(hashScript('other()'), ...used) + body)).toBe(
    policy(...used) + body,
  );
});

it('removes the hash of the empty string, which external scripts would use', () => {
  const external = '<script src="/a.js"></script><script>a()</script>';
  expect(keepUsedHashes(policy(hashScript(''), hashScript('a()')) + external)).toBe(
    policy(hashScript('a()')) + external,
  );
});

it('changes nothing but the policy', () => {
  const text = `<p>'${hashScript('other()')}'</p>`;
  expect(keepUsedHashes(policy() + text)).toBe(policy() + text);
});
