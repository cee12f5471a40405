const attributes = require('../../../../data/attributes.json');

/** What a part of a field is called; items of a list are counted from 1, as an editor does. */
const nameOfPart = (part, locale) => {
  if (!/^\d+$/.test(part)) return part;
  return locale === 'zh' ? `第${Number(part) + 1}項` : `item ${Number(part) + 1}`;
};

/** What is within a field, such as `attributes.strings`, in words; empty for a whole field. */
function partOf(field, locale) {
  const [name, ...within] = field.split('.');
  if (name === 'attributes' && within[0] in attributes) return attributes[within[0]].label[locale];
  return within.map((part) => nameOfPart(part, locale)).join(' ');
}

/** What a form calls a field. */
function labelOf(kind, field, locale) {
  const [name] = field.split('.');
  return require(`../labels/${kind}.json`)[name]?.[locale] ?? name;
}

module.exports = { labelOf, partOf };
