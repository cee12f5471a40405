/**
 * Runs the tables of faults of the checkout, of forms and of mails and prints the outcome of each as Markdown:
 * `npm run faults`, in ten seconds and without a network.
 */
import './toolchain/shop-modules.mjs';

const { faultLists } = await import('../tests/unit/functions/fault-lists.ts');
const { outcomeOf } = await import('../tests/unit/functions/fault-steps.ts');
const { faultRows } = await import('../tests/unit/functions/fault-rows.ts');
const { formFaultList, formFaultRows } = await import('../tests/unit/functions/form-fault-rows.ts');
const { mailFaultList, mailFaultRows, mailOutcome } =
  await import('../tests/unit/mails/mail-fault-rows.ts');
const { startLab } = await import('../tests/unit/functions/lab.ts');

console.error = console.warn = () => undefined;

async function inLab<T>(
  run: (lab: Awaited<ReturnType<typeof startLab>>) => Promise<T>,
): Promise<T> {
  const lab = await startLab();
  try {
    return await run(lab);
  } finally {
    await lab.stop();
  }
}

const rows = [];
for (const row of faultRows) {
  rows.push({ situation: row.situation, outcome: await inLab((lab) => outcomeOf(lab, row)) });
}
const formRows = [];
for (const { situation, outcome } of formFaultRows) {
  formRows.push({ situation, ...(await inLab(outcome)) });
}
const mailRows = [];
for (const row of mailFaultRows) {
  mailRows.push({ situation: row.situation, ...(await mailOutcome(row)) });
}
console.log([faultLists(rows), formFaultList(formRows), mailFaultList(mailRows)].join('\n\n'));
