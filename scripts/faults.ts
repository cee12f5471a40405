/**
 * Runs the table of faults of the checkout and prints what follows from each as Markdown: `npm run faults`, in
 * ten seconds and without a network.
 */
import './toolchain/shop-modules.mjs';

const { faultRows, faultLists, outcomeOf } = await import('../tests/unit/functions/fault-rows.ts');
const { startLab } = await import('../tests/unit/functions/lab.ts');

console.error = console.warn = () => undefined;
const rows = [];
for (const row of faultRows) {
  const lab = await startLab();
  rows.push({ situation: row.situation, outcome: await outcomeOf(lab, row) });
  await lab.stop();
}
console.log(faultLists(rows));
