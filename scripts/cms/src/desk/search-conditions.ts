/** Longest Chinese name, such as 歐陽大文 with a third given name. */
const MAX_NAME = 5;

const contains = (field: string, text: string) => ({ [field]: { $containsi: text } });

/** 陳大文 in two fields, wherever the family name ends; Tai Man Chan in any order. */
function fullName(text: string): object[] {
  const words = text.split(/\s+/);
  if (words.length > 1) {
    const inName = (word: string) => ({
      $or: [contains('firstName', word), contains('lastName', word)],
    });
    return [{ $and: words.map(inName) }];
  }
  const letters = [...text];
  if (letters.length > MAX_NAME || !/^\p{Script=Han}{2,}$/u.test(text)) return [];
  return letters.slice(1).map((_, index) => ({
    lastName: letters.slice(0, index + 1).join(''),
    firstName: letters.slice(index + 1).join(''),
  }));
}

/** A number of Hong Kong as people write it: 9123 4567, +85291234567, 9123-4567. */
function phoneNumber(text: string): object[] {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  if (!/^\d{8,}$/.test(digits)) return [];
  const [, a = '', b = ''] = /(\d{4})(\d{4})$/.exec(digits) ?? [];
  return ['', ' ', '-'].map((space) => contains('phone', a + space + b));
}

/** The condition for a list that has a text, or for one that lacks it. */
const listHas = (field: string, text: string) => contains(field, text);
const listLacks = (field: string, text: string) => ({
  $or: [{ [field]: { $null: true } }, { [field]: { $notContainsi: text } }],
});

/** Conditions for a list, which is stored as JSON, by the operator of a filter. */
const OF_LISTS: Readonly<Record<string, (field: string, value: string) => object>> = {
  $eq: (field, value) => listHas(field, JSON.stringify(value)),
  $ne: (field, value) => listLacks(field, JSON.stringify(value)),
  $null: (field) => listLacks(field, '"'),
  $notNull: (field) => listHas(field, '"'),
};

/** Returns filters with conditions that a database has for a field with a list, in place of those for a single value. */
export function filterList(filters: unknown, field: string): unknown {
  if (Array.isArray(filters)) return filters.map((each) => filterList(each, field));
  if (typeof filters !== 'object' || filters === null) return filters;
  const conditions = Object.entries(filters).map(([name, value]: [string, unknown]) => {
    if (name.startsWith('$')) return { [name]: filterList(value, field) };
    const [[operator, text] = ['']] = name === field ? Object.entries(Object(value)) : [];
    return OF_LISTS[operator]?.(field, String(text)) ?? { [name]: value };
  });
  return conditions.length === 1 ? conditions[0] : { $and: conditions };
}

/** Returns the conditions of which one must hold for what somebody searches. */
export function searchFor(query: string, fields: readonly string[]): object[] {
  const text = query.normalize('NFKC').trim();
  return [
    ...fields.map((field) => contains(field, text)),
    ...(fields.includes('lastName') ? fullName(text) : []),
    ...phoneNumber(text),
  ];
}
