import { describe, expect, it } from 'vitest';
import { runLanes, type Step } from '../../../scripts/checks/lanes.ts';

/** Runs lanes in which the given steps fail. Returns the outcomes and the log of starts and ends. */
async function trace(lanes: Step[][], ...failing: string[]) {
  const events: string[] = [];
  const outcomes = await runLanes(lanes, async ({ name }) => {
    events.push(`start ${name}`);
    await new Promise(setImmediate);
    events.push(`end ${name}`);
    return !failing.includes(name);
  });
  return {
    events,
    outcomes: Object.fromEntries([...outcomes].map(([{ name }, outcome]) => [name, outcome])),
  };
}

describe('lanes', () => {
  it('run in parallel, the steps of each in order', async () => {
    const { events } = await trace([[{ name: 'a' }, { name: 'b' }], [{ name: 'c' }]]);
    expect(events).toEqual(['start a', 'start c', 'end a', 'start b', 'end c', 'end b']);
  });

  it('continue after a failure, but skip the steps that depend on it', async () => {
    const lanes = [
      [{ name: 'lint' }, { name: 'types' }],
      [{ name: 'build' }, { name: 'test', after: ['build'] }, { name: 'report', after: ['test'] }],
    ];
    const { outcomes } = await trace(lanes, 'lint', 'build');
    expect(outcomes).toEqual({
      lint: 'failed',
      types: 'passed',
      build: 'failed',
      test: 'not run',
      report: 'not run',
    });
  });
});
