export interface Step {
  name: string;
  /** Steps that must pass before this one starts. */
  after?: readonly string[];
}

export type StepResult = 'passed' | 'failed' | 'not run';

/**
 * Runs lanes of steps in parallel, the steps of a lane one after another. A failed step does not
 * stop the others, but a step that needs it does not run.
 *
 * @param run resolves to whether the step passed
 * @returns the outcome of every step
 */
export async function runLanes<S extends Step>(
  lanes: readonly (readonly S[])[],
  run: (step: S) => Promise<boolean>,
): Promise<Map<S, StepResult>> {
  const settled = new Map(
    lanes.flat().map((step) => [step.name, Promise.withResolvers<StepResult>()] as const),
  );

  async function outcomeOf(step: S): Promise<StepResult> {
    for (const name of step.after ?? []) {
      const needed = settled.get(name);
      if (!needed) throw new Error(`${step.name} depends on an unknown step: ${name}.`);
      if ((await needed.promise) !== 'passed') return 'not run';
    }
    return (await run(step)) ? 'passed' : 'failed';
  }

  const outcomes = new Map<S, StepResult>();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const outcome = await outcomeOf(step);
        outcomes.set(step, outcome);
        settled.get(step.name)?.resolve(outcome);
      }
    }),
  );
  return outcomes;
}
