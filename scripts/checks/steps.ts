export interface Step {
  name: string;
  /** Steps that must pass before this one starts. */
  after?: readonly string[];
}

export type StepResult = 'passed' | 'failed' | 'not run';

/**
 * Runs steps in their order, `parallel` of them at a time. A failed step does not stop the others, but a step that
 * needs it does not run.
 *
 * @param run resolves to whether the step passed
 * @returns the outcome of every step, in the order of the steps
 */
export async function runSteps<S extends Step>(
  steps: readonly S[],
  parallel: number,
  run: (step: S) => Promise<boolean>,
): Promise<Map<S, StepResult>> {
  const outcomes = new Map<string, StepResult>();
  const running = new Set<Promise<unknown>>();
  const waiting = [...steps];

  async function start(step: S) {
    const { name, after = [] } = step;
    const isPossible = after.every((each) => outcomes.get(each) === 'passed');
    const passed = isPossible && (await run(step));
    outcomes.set(name, passed ? 'passed' : isPossible ? 'failed' : 'not run');
  }

  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ after = [] }) => after.every((name) => outcomes.has(name)));
    const step = running.size < parallel && waiting[ready];
    if (step) {
      waiting.splice(ready, 1);
      const ended = start(step).finally(() => running.delete(ended));
      running.add(ended);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      throw new Error(
        `Steps that are never reached: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    }
  }
  await Promise.all(running);
  return new Map(steps.map((step) => [step, outcomes.get(step.name) ?? 'not run']));
}
