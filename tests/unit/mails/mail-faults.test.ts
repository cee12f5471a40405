import { expect, it } from 'vitest';
import { mailFaultRows, mailOutcome } from './mail-fault-rows';

it.each(mailFaultRows)('$situation', async ({ run, expected }) => {
  expect(await mailOutcome({ run })).toEqual(expected);
});
