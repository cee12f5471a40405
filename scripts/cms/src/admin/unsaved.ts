import { normalized } from '~/contracts/text-fields';
import { HALF_TEXTS } from '../half-texts';
import { VERSION } from '../version';
import { recordOf } from './record-of';

/** Values of fields, by name. */
export type Edits = Readonly<Record<string, unknown>>;

/** The values of a form that are not saved, and the version of the entry that the form showed. */
export interface Typed {
  version: Edits;
  edits: Edits;
}

/** Whether a field of a form has no value. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Ids of components, which change when they are saved, and the form's own keys. */
export const PASSING = ['id', '__temp_key__'];

/** A value in one form: inputs write JSON as text, and leave empty fields out. Empty rows are not saved. */
function comparable(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return comparable(JSON.parse(value));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) {
    const rows = value.map(comparable).filter((row) => JSON.stringify(row) !== '{}');
    return rows.length > 0 ? rows : null;
  }
  if (typeof value !== 'object') return value;
  const fields = Object.entries(recordOf(value));
  const isFile = fields.some(([name]) => name === 'mime');
  const kept = isFile
    ? fields.filter(([name]) => ['id', HALF_TEXTS].includes(name))
    : fields.filter(([name, each]) => !PASSING.includes(name) && !isEmpty(each));
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, comparable(each)]),
  );
}

/** Whether two values of a form are stored alike. */
export const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));

/** Returns what has been typed into a form. */
export function typedIn(values: Edits, initial: Edits): Typed {
  const names = Object.keys({ ...initial, ...values }).filter((name) => name !== VERSION);
  const changed = names.filter((name) => !isSame(values[name], initial[name]));
  return {
    version: recordOf(initial[VERSION]),
    edits: Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
  };
}

/** Returns the fields that others have changed since a form showed an entry. */
export function changedSince({ version }: Typed, values: Edits): readonly string[] {
  const current = recordOf(values[VERSION]);
  return Object.keys(version).filter((name) => name in current && current[name] !== version[name]);
}

/** Relations are edited as differences, so a saved one cannot be told by its value. */
const isRelation = (value: unknown) => Object.hasOwn(recordOf(value), 'connect');

/** Returns what has been typed and is neither saved nor in the form. */
export function lostIn({ version, edits }: Typed, values: Edits): Edits {
  const current = recordOf(values[VERSION]);
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) =>
      isRelation(value)
        ? current[name] === version[name] && !isSame(value, values[name])
        : !isSame(value, values[name]),
    ),
  );
}

/** Edits that the form no longer has, and the fields that others have changed meanwhile. */
export interface Lost {
  edits: Edits;
  changed: readonly string[];
}

export const lostFrom = (typed: Typed, values: Edits): Lost => ({
  edits: lostIn(typed, values),
  changed: changedSince(typed, values),
});

export const isNothing = (edits: Edits) => Object.keys(edits).length === 0;

/** A value in the words in which the CMS may store it. */
const plain = (value: unknown) =>
  typeof value === 'string' ? normalized(value).toUpperCase() : value;

const pick = (edits: Edits, isPicked: (name: string) => boolean): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => isPicked(name)));

/** The edits of a form, with the initial values that it had at the time. */
export interface Kept extends Typed {
  initial: Edits;
}

interface Followed {
  /** Absent if nothing is unsaved. */
  kept?: Kept;
  /** Values to put back into the form. */
  missing: Edits;
  /** Absent if others have not changed the entry. */
  lost?: Lost;
}

/**
 * Follows the values of a form, with the result for those before. While Strapi saves, it takes the values for initial
 * ones; if it fails, it replaces all by those that are stored, and also if somebody else has changed the entry.
 */
export function follow(before: Kept | undefined, values: Edits, initial: Edits): Followed {
  const typed = typedIn(values, initial);
  const keep = (edits: Edits) => (isNothing(edits) ? {} : { kept: { ...typed, edits, initial } });
  if (!before) return { ...keep(typed.edits), missing: {} };
  const { edits, changed } = lostFrom(before, values);
  const isSaved = (name: string) =>
    Object.hasOwn(before.edits, name) &&
    changed.includes(name) &&
    isSame(plain(before.edits[name]), plain(values[name]));
  const isReplaced = before.initial !== initial;
  const missing = pick(
    edits,
    (name) => isReplaced && !isSaved(name) && !Object.hasOwn(typed.edits, name),
  );
  const others = changed.filter(
    (name) => !isSaved(name) && !isSame(values[name], before.initial[name]),
  );
  if (others.length > 0) {
    const lost = isNothing(missing) ? {} : { lost: { edits: missing, changed: others } };
    return { ...keep(typed.edits), missing: {}, ...lost };
  }
  const pending = pick(
    before.edits,
    (name) => !Object.hasOwn(edits, name) && !changed.includes(name),
  );
  return { ...keep({ ...pending, ...missing, ...typed.edits }), missing };
}
