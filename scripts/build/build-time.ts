/**
 * The time of a build that starts now, in ms: that of SOURCE_DATE_EPOCH (in s), if it is set, or of the clock.
 *
 * @throws an Error if the variable is invalid
 */
export function timeOfBuild(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  const time = epoch ? Number(epoch) * 1000 : Date.now();
  if (Number.isNaN(new Date(time).getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; it must be seconds since 1970`);
  }
  return time;
}
