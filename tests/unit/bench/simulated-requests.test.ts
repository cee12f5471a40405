import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { simulatedRequests } from '../../../scripts/bench/simulated-requests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('reads when requests start, are sent and end', () => {
  const event = (name: string, ms: number, data: object) => ({
    name,
    ts: 1e9 + ms * 1000,
    args: { data },
  });
  const traceEvents = [
    event('ResourceSendRequest', 0, { requestId: '1', url: '/' }),
    event('ResourceReceiveResponse', 700, { requestId: '1', timing: { sendStart: 375 } }),
    event('ResourceFinish', 750, { requestId: '1', encodedDataLength: 9000 }),
    event('ResourceSendRequest', 750, { requestId: '2', url: '/a.css' }),
    event('ResourceFinish', 900, { requestId: '2', encodedDataLength: 800 }),
    { name: 'Task', ts: 1e9, args: {} },
  ];
  const name = 'report-pessimisticLargestContentfulPaint.trace.json';
  writeFileSync(join(folder, name), JSON.stringify({ traceEvents }));
  expect(simulatedRequests(folder)).toEqual([
    { url: '/', start: 0, sent: 375, end: 750, bytes: 9000 },
    { url: '/a.css', start: 750, sent: 750, end: 900, bytes: 800 },
  ]);
});

it('fails if Lighthouse has written no simulated trace', () => {
  expect(() => simulatedRequests(folder)).toThrow('no simulated trace');
});
