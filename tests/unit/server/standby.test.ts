import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createStandby } from '../../../scripts/server/standby.ts';

function fakeProcess() {
  const calls = { send: vi.fn(), kill: vi.fn() };
  return { calls, child: Object.assign(new EventEmitter(), calls) as unknown as ChildProcess };
}

it('starts one process, which builds when it is taken', () => {
  const { child, calls } = fakeProcess();
  const start = vi.fn(() => child);
  const standby = createStandby();
  expect(standby.take()).toBeUndefined();
  standby.prepare(start);
  standby.prepare(start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(calls.send).not.toHaveBeenCalled();
  expect(standby.take()).toBe(child);
  expect(calls.send).toHaveBeenCalledTimes(1);
  expect(standby.take()).toBeUndefined();
});

it.each(['exit', 'error'])('forgets a process after its event "%s"', (event) => {
  const { child } = fakeProcess();
  const standby = createStandby();
  standby.prepare(() => child);
  child.emit(event, new Error('not started'));
  expect(standby.take()).toBeUndefined();
  const { child: next } = fakeProcess();
  standby.prepare(() => next);
  expect(standby.take()).toBe(next);
});

it('ends a waiting process, but not one that builds', () => {
  const [building, waiting] = [fakeProcess(), fakeProcess()];
  const standby = createStandby();
  standby.prepare(() => building.child);
  standby.take();
  standby.prepare(() => waiting.child);
  standby.end();
  expect(building.calls.kill).not.toHaveBeenCalled();
  expect(waiting.calls.kill).toHaveBeenCalledTimes(1);
});
