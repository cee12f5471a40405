import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** The closed days of the shop, such as `2026-12-25`; none until they are loaded, or if `isNeeded` is false. */
export function useClosedDates(isNeeded = true) {
  const { get } = useFetchClient();
  const [dates, setDates] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    get<string[]>('/shop/closed-dates').then(
      ({ data }) => isCurrent && setDates(data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, isNeeded]);
  return dates;
}
