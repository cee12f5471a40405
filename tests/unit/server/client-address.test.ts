import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createClientAddress } from '../../../scripts/server/client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each([
  ['no proxy', undefined, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['one proxy', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['one proxy and a forged entry', '1', '10.0.0.1', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '2', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['a proxy by its address', '10.0.0.1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy by its subnet', '10.0.0.0/8, ::1', '10.2.3.4', '198.51.100.1', '198.51.100.1'],
  ['an untrusted peer', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy that forwards nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
])('reads the address of the client behind %s', (_, trusted, peer, forwarded, expected) => {
  expect(createClientAddress(trusted)(request(peer, forwarded))).toBe(expected);
});

it('refuses a setting that is neither a number nor addresses', () => {
  expect(() => createClientAddress('my-proxy')).toThrow(/TRUSTED_PROXY .*my-proxy/);
});
