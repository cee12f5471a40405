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
