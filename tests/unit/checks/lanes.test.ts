import { describe, expect, it } from 'vitest';
import { runLanes, type Step } from '../../../scripts/checks/lanes.ts';

/** Runs lanes, of which the named steps fail; gives the outcomes and what started and ended when. */
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

  it('wait for a step of another lane that they need', async () => {
    const { events } = await trace([[{ name: 'build' }], [{ name: 'test', after: ['build'] }]]);
    expect(events).toEqual(['start build', 'end build', 'start test', 'end test']);
  });

  it('go on after a failure, but not with what needs the failed step', async () => {
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

  it('reject a step that needs an unknown one', async () => {
    await expect(trace([[{ name: 'test', after: ['biuld'] }]])).rejects.toThrow('biuld');
  });
});
