import kinds from '~data/kinds.json';
import type { Kind } from '~/features/products/specifications/kinds';

type FormKind = Pick<Kind, 'id' | 'name' | 'attributes' | 'expected'>;

const byCategory: Readonly<Record<string, readonly FormKind[]>> = kinds;

/** The kinds of the category of a form; none before one is chosen. */
export const kindsOf = (category: unknown) => byCategory[String(category)] ?? [];
