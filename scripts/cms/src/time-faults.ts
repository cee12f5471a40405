import { HOUR } from '~/contracts/hong-kong-time';
import { faultOf, type Fault } from '~/i18n/reasons';

/** How long ago a time that an editor enters may be, in ms: a booking may have begun. */
const LATE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'api::product.product': { publishAt: 0, unpublishAt: 0, saleUntil: 0 },
  'api::booking.booking': { startsAt: HOUR },
};

const parse = (value: unknown) => Date.parse(String(value));

/**
 * Returns the fault of a time that an editor enters: in the past, or in a year that must be a slip.
 * @param before the stored time, which may have passed
 */
export function timeFault(
  uid: string,
  field: string,
  value: unknown,
  before: unknown,
): Fault | undefined {
  const time = parse(value);
  if (!value || time === parse(before)) return undefined;
  if (!/^20\d\d$/.test(String(new Date(time).getUTCFullYear()))) return faultOf('century');
  const late = LATE[uid]?.[field] ?? Infinity;
  return time + late <= Date.now() ? faultOf('passed') : undefined;
}
