import type { Locale } from '~/contracts/languages';
import { formatPersonName } from '~/contracts/person-name';

/** An account of the panel. */
export interface Person {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  email: string;
}

/** Returns the name of an account. */
export function nameOf({ firstname, lastname, email }: Person, language: Locale): string {
  if (!firstname || !lastname) return firstname || lastname || email;
  return formatPersonName({ firstName: firstname, lastName: lastname }, language);
}
