import { inHongKong } from '~/contracts/hong-kong-time';

/** Returns a date that the clock of the computer shows as Hong Kong's clock shows a time. */
export function toComputerClock(time: string): Date {
  const date = inHongKong(Date.parse(time));
  return new Date(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  );
}

/** The reverse of {@link toComputerClock}: a date as an input of Strapi returns it, read as Hong Kong's clock. */
export function fromComputerClock(date: Date): string {
  const shown = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  );
  return new Date(shown - inHongKong(0).getTime()).toISOString();
}
