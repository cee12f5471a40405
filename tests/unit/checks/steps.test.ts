import { expect, it } from 'vitest';
import { runSteps } from '../../../scripts/checks/steps.ts';

/** Runs steps whose ends are decided by the test; `events` are what has happened since. */
function begin(steps: Parameters<typeof runSteps>[0], parallel = 2) {
  const ends = new Map<string, (passed: boolean) => void>();
  const outcomes = runSteps(steps, parallel, ({ name }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    ends.set(name, resolve);
    return promise;
  });
  return {
    running: () => [...ends.keys()],
    async end(name: string, passed = true) {
      ends.get(name)?.(passed);
      ends.delete(name);
      await new Promise(setImmediate);
    },
    outcomes: async () =>
      Object.fromEntries([...(await outcomes)].map(([{ name }, outcome]) => [name, outcome])),
  };
}

it('starts the next step that is possible as soon as one ends', async () => {
  const steps = begin([
    { name: 'build' },
    { name: 'browser', after: ['build'] },
    { name: 'unit' },
    { name: 'format' },
  ]);
  expect(steps.running()).toEqual(['build', 'unit']);
  await steps.end('unit');
  expect(steps.running()).toEqual(['build', 'format']);
  await steps.end('build');
  expect(steps.running()).toEqual(['format', 'browser']);
  await steps.end('format');
  await steps.end('browser');
  expect(await steps.outcomes()).toEqual({
    build: 'passed',
    browser: 'passed',
    unit: 'passed',
    format: 'passed',
  });
});

it('runs the other steps after a failure, but none that needs what failed', async () => {
  const steps = begin(
    [
      { name: 'build' },
      { name: 'browser', after: ['build'] },
      { name: 'report', after: ['browser'] },
      { name: 'unit' },
    ],
    1,
  );
  await steps.end('build', false);
  expect(steps.running()).toEqual(['unit']);
  await steps.end('unit');
  expect(await steps.outcomes()).toEqual({
    build: 'failed',
    browser: 'not run',
    report: 'not run',
    unit: 'passed',
  });
});

it('rejects steps that wait for each other or for an unknown one', async () => {
  await expect(
    runSteps([{ name: 'browser', after: ['building'] }], 2, () => Promise.resolve(true)),
  ).rejects.toThrow('Steps that are never reached: browser.');
});
