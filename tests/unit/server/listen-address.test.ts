import { expect, it } from 'vitest';
import { describeAddress, listenPort } from '../../../scripts/server/listen-address.ts';

it.each([
  [undefined, 4321],
  ['', 4321],
  ['0', 0],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['http', undefined],
])('with PORT %s the port is %s', (port, expected) => {
  expect(listenPort(port)).toBe(expected);
});

it.each([
  ['127.0.0.1', 'http://localhost:4321', 'only this computer'],
  ['localhost', 'http://localhost:4321', 'only this computer'],
  ['::1', 'http://[::1]:4321', 'only this computer'],
  [
    '0.0.0.0',
    'http://localhost:4321',
    'everyone on your network: http://192.168.1.5:4321, http://10.0.0.2:4321',
  ],
  ['192.168.1.5', 'http://192.168.1.5:4321', 'everyone on your network'],
])('with HOST %s the address is %s (%s)', (host, url, audience) => {
  const isPublic = audience.startsWith('everyone');
  const address = describeAddress(host, 4321, ['192.168.1.5', '10.0.0.2']);
  expect(address).toEqual({ url, audience, isPublic });
});
