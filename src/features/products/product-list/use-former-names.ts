import { useEffect, useState } from 'react';
import type { Localized } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson } from '~/lib/fetch-json';

type Names = Readonly<Partial<Record<string, Localized>>>;

/** Returns the name of a product that is no longer sold by its id; undefined until the names are loaded. */
export function useFormerNames(isWanted: boolean): (id: string) => string | undefined {
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    if (isWanted) fetchJson<Names>('/former-products.json').then(setNames, () => undefined);
  }, [isWanted]);
  return (id) => names[id]?.[pageLocale()];
}
