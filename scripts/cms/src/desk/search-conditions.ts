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

/** Returns the conditions of which one must hold for what somebody searches. */
export function searchFor(query: string, fields: readonly string[]): object[] {
  const text = query.normalize('NFKC').trim();
  return [
    ...fields.map((field) => contains(field, text)),
    ...(fields.includes('lastName') ? fullName(text) : []),
    ...phoneNumber(text),
  ];
}
