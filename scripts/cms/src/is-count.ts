/** Whether a value is an integer of this range. */
export const isCount = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
