import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createStandby } from '../../../scripts/server/standby.ts';

const fakeProcess = () =>
  Object.assign(new EventEmitter(), { send: vi.fn(), kill: vi.fn() }) as unknown as ChildProcess;

it('starts one process, which builds when it is taken', () => {
  const child = fakeProcess();
  const start = vi.fn(() => child);
  const standby = createStandby();
  expect(standby.take()).toBeUndefined();
  standby.prepare(start);
  standby.prepare(start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(child.send).not.toHaveBeenCalled();
  expect(standby.take()).toBe(child);
  expect(child.send).toHaveBeenCalledTimes(1);
  expect(standby.take()).toBeUndefined();
});

it.each(['exit', 'error'])('forgets a process after its event "%s"', (event) => {
  const child = fakeProcess();
  const standby = createStandby();
  standby.prepare(() => child);
  child.emit(event, new Error('not started'));
  expect(standby.take()).toBeUndefined();
  const next = fakeProcess();
  standby.prepare(() => next);
  expect(standby.take()).toBe(next);
});

it('ends a waiting process, but not one that builds', () => {
  const [building, waiting] = [fakeProcess(), fakeProcess()];
  const standby = createStandby();
  standby.prepare(() => building);
  standby.take();
  standby.prepare(() => waiting);
  standby.end();
  expect(building.kill).not.toHaveBeenCalled();
  expect(waiting.kill).toHaveBeenCalledTimes(1);
});
