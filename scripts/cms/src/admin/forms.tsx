import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import badges from '../labels/badges.json';
import category from '../labels/category.json';
import options from '../labels/options.json';
import product from '../labels/product.json';
import productForm from '../labels/product-form.json';
import brand from '../labels/shop-brand.json';
import policy from '../labels/shop-policy.json';
import setting from '../labels/shop-setting.json';
import settingForm from '../labels/shop-setting-form.json';
import studio from '../labels/shop-studio.json';
import synonym from '../labels/shop-synonym.json';
import { Named, roomOptions, sectionOptions } from './fields/Choice';
import { parsed } from './fields/json-value';
import { Stock } from './fields/Stock';
import { FillIn, IfEmpty, IfListEmpty } from './FileValues';
import { PreviewBeside } from './PreviewBeside';
import { GoesWithPictures } from './fields/GoesWithPictures';

/** Forms with headings and hints, by the name of their type, which is all that Strapi says of it. */
const forms = {
  Product: { fields: product, sections: productForm },
  Category: { fields: category },
  'Shop settings': { fields: setting, sections: settingForm, ifEmpty: 'shop-setting' },
  Studio: { fields: studio, fillIn: { kind: 'shop-studio', by: 'room' } },
  Brand: { fields: brand },
  'Policy text': { fields: policy, fillIn: { kind: 'shop-policy', by: 'section' } },
  Synonym: { fields: synonym },
};

/** One of `{ zh, en }`, in the language of the panel. */
function Words({ of }) {
  const { locale } = useIntl();
  return of[locale] ?? of.en;
}

const SectionHeading = ({ title }) => (
  <Typography variant="beta" tag="h2">
    <Words of={title} />
  </Typography>
);

/** A row above or below a field's own, with something that is no field. It needs the name of one that the editor may see. */
const besides = ({ name }, type, more) => [
  { name, label: '', type, attribute: { type: 'string' }, size: 12, visible: true, ...more },
];

const describeField = (field, { hint: words }, choices, ifEmpty) => {
  const hint = (words || ifEmpty) && (
    <>
      {words && <Words of={words} />} {ifEmpty && <IfEmpty kind={ifEmpty} name={field.name} />}
    </>
  );
  // Editors may not set it. Strapi would say so in the form of a new product; this shows what there is.
  if (field.name === 'stock')
    return besides({ name: 'name' }, 'shop-stock', { hint, size: field.size })[0];
  const required = Boolean(field.required || field.attribute.pluginOptions?.shop?.required);
  return { ...field, hint, required, ...(choices && { type: 'shop-named', words: choices }) };
};

/** Strapi's layout of a form with hints, and each section in a panel of its own below its heading. */
function arrangeForm({ layout, ...others }) {
  const { displayName } = layout.settings;
  const { fields = {}, sections = [], ifEmpty, fillIn } = forms[displayName] ?? {};
  const choices = options[displayName] ?? {};
  const panels = [];
  for (const row of layout.layout.flat()) {
    const section = sections.find(({ rows: [first] }) => row[0]?.name in first);
    if (section || panels.length === 0) panels.push([]);
    const panel = panels.at(-1);
    if (section) panel.push(besides(row[0], 'shop-heading', section));
    panel.push(
      row.map((field) =>
        describeField(field, fields[field.name] ?? {}, choices[field.name], ifEmpty),
      ),
    );
    const list = ifEmpty && row.find(({ type }) => type === 'component');
    if (list) {
      panel.push(
        besides({ name: 'phone' }, 'shop-if-list-empty', { kind: ifEmpty, of: list.name }),
      );
    }
    if (fillIn && row.some(({ name }) => name === fillIn.by)) {
      panel.push(besides(row[0], 'shop-fill-in', fillIn));
    }
    const goesWith = row.find(({ name }) => name === 'goesWith');
    if (goesWith) panel.push(besides(goesWith, 'shop-goes-with-pictures'));
  }
  return { layout: { ...layout, layout: panels }, ...others };
}

/** Words for the values of a field, and a question mark behind those that have none. */
const Names = ({ values, words }) => (
  <Flex gap={2}>
    {values.map((value) => (
      <Typography key={value}>
        <Words of={words[value] ?? { en: `${value}?` }} />
      </Typography>
    ))}
  </Flex>
);

/** Words for the values of columns of all types. */
const columns = {
  badges,
  room: Object.fromEntries(roomOptions),
  section: Object.fromEntries(sectionOptions),
};

/** Lists with names of badges and states, not the ids that are stored. */
const nameValues = ({ displayedHeaders, layout }) => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) => {
    const { name } = header;
    const words = columns[name] ?? options[layout.settings.displayName]?.[name];
    if (!words) return header;
    const valuesOf = (row) => {
      const value = name === 'badges' ? parsed(row[name]) : row[name];
      return [value ?? []].flat();
    };
    return { ...header, cellFormatter: (row) => <Names values={valuesOf(row)} words={words} /> };
  }),
});

/** Gives forms their headings, hints and previews, and lists their words. */
export function setUpForms(app) {
  app.addFields([
    { type: 'shop-heading', Component: SectionHeading },
    { type: 'shop-named', Component: Named },
    { type: 'shop-fill-in', Component: FillIn },
    { type: 'shop-if-list-empty', Component: IfListEmpty },
    { type: 'shop-stock', Component: Stock },
    { type: 'shop-goes-with-pictures', Component: GoesWithPictures },
  ]);
  app.getPlugin('content-manager').apis.addEditViewSidePanel([PreviewBeside]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeForm);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
}
