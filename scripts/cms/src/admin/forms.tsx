import { Flex, Typography } from '@strapi/design-system';
import type {
  EditFieldLayout,
  EditLayout,
  ListFieldLayout,
  ListLayout,
} from '@strapi/content-manager/strapi-admin';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import guides from '~data/guides.json';
import { fill } from '~/i18n/fill';
import { forEachLocale, type Localized } from '~/i18n/locales';
import booking from '../labels/booking.json';
import category from '../labels/category.json';
import code from '../labels/code.json';
import family from '../labels/family.json';
import formerProduct from '../labels/former-product.json';
import order from '../labels/order.json';
import product from '../labels/product.json';
import productForm from '../labels/product-form.json';
import brand from '../labels/shop-brand.json';
import guide from '../labels/shop-guide.json';
import policy from '../labels/shop-policy.json';
import service from '../labels/shop-service.json';
import setting from '../labels/shop-setting.json';
import settingForm from '../labels/shop-setting-form.json';
import studio from '../labels/shop-studio.json';
import synonym from '../labels/shop-synonym.json';
import type { Order } from '../orders/order-rules';
import { reductionsOf, type Reduction } from '../orders/refunds';
import { shownTime } from '../shown-time';
import { namesOf, options, type Names } from '../value-names';
import { storedLanguage } from './chinese';
import { Abroad } from './fields/Abroad';
import { BookingFact } from './fields/BookingFact';
import { FilterChoice, Named } from './fields/Choice';
import { parsed } from '../json-value';
import { Stock } from './fields/Stock';
import { HongKongTime } from './fields/HongKongTime';
import { MailPreview } from './fields/MailPreview';
import { TimeText } from './fields/TimeText';
import { FillIn, IfEmpty, IfListEmpty } from './FileValues';
import { asInput, recordOf, useLanguage, type FieldProps } from './panel';
import { statesOf } from './order-words';
import { OrderSummary } from './fields/OrderSummary';
import { PictureTexts } from './fields/PictureTexts';
import { ProductPictures } from './fields/ProductPictures';

interface Section {
  title: Localized;
  hint?: Localized;
  rows: readonly object[];
}

interface Form {
  fields: Readonly<Record<string, Localized & { hint?: Localized }>>;
  sections?: readonly Section[];
  /** The setting whose values in the repository's files apply to empty fields. */
  ifEmpty?: string;
  /** The same of a setting that is chosen by a field, to be filled in. */
  fillIn?: { kind: string; by: string };
}

/** The addresses of the guides in the repository's files, which an editor can change. */
const GUIDES = Object.keys(guides).join(', ');
const slug = {
  ...guide.slug,
  hint: forEachLocale((locale) => fill(guide.slug.hint[locale], { guides: GUIDES })),
};

/** Forms with headings and hints, by the name of their type, which is all that Strapi says of it. */
const forms: Readonly<Record<string, Form>> = {
  Product: { fields: product, sections: productForm },
  Category: { fields: category },
  'Product family': { fields: family },
  'Discount code': { fields: code },
  'Discontinued product': { fields: formerProduct },
  Order: { fields: order },
  Booking: { fields: booking },
  'Shop settings': { fields: setting, sections: settingForm, ifEmpty: 'shop-setting' },
  'Studio or teacher': { fields: studio, fillIn: { kind: 'shop-studio', by: 'room' } },
  Service: { fields: service, fillIn: { kind: 'shop-service', by: 'service' } },
  Guide: { fields: { ...guide, slug }, fillIn: { kind: 'shop-guide', by: 'slug' } },
  Brand: { fields: brand },
  'Policy text': { fields: policy, fillIn: { kind: 'shop-policy', by: 'section' } },
  Synonym: { fields: synonym },
};

/** A text in the language of the panel. */
const Words = ({ of }: { of: Localized }) => of[useLanguage()];

const SectionHeading = ({ title, hint }: Section) => (
  <>
    <Typography variant="beta" tag="h2">
      <Words of={title} />
    </Typography>
    {hint && (
      <Typography tag="p" textColor="neutral600">
        <Words of={hint} />
      </Typography>
    )}
  </>
);

/** A row above or below a field's own, with something that is no field. It needs the name of one that the editor may see. */
const besides = ({ name }: { name: string }, type: string, more?: object) => [
  { name, label: '', type, attribute: { type: 'string' }, size: 12, visible: true, ...more },
];

/** The shop's inputs in place of Strapi's, by type. */
const inputs: Readonly<Record<string, string>> = {
  time: 'shop-time',
  datetime: 'shop-date-time',
};

const describeField = (
  field: EditFieldLayout,
  words?: Localized,
  choices?: Names,
  ifEmpty?: { kind: string; by?: string },
): object[] => {
  const hint = (words || ifEmpty) && (
    <>
      {words && <Words of={words} />} {ifEmpty && <IfEmpty {...ifEmpty} name={field.name} />}
    </>
  );
  // Editors may not set it. Strapi would say so in the form of a new product; this shows what there is.
  if (field.name === 'stock')
    return besides({ name: 'name' }, 'shop-stock', { hint, size: field.size });
  const required = Boolean(
    field.required || recordOf(recordOf(field.attribute.pluginOptions).shop).required,
  );
  if (field.name === 'html') return [{ ...field, type: 'shop-mail' }];
  // The state of an order depends on whether it is collected.
  const named = choices === options['Order']?.['state'] ? 'shop-order-state' : 'shop-named';
  return [
    {
      ...field,
      hint,
      required,
      ...(inputs[field.type] && { type: inputs[field.type] }),
      // A relation is chosen: its products have forms of their own.
      ...(field.type === 'relation' && { creatable: false }),
      ...(choices && { type: named, words: choices }),
    },
  ];
};

/** The fields of a booking that nobody enters, each with another that is visible. */
const FACTS: Readonly<Record<string, string>> = { total: 'name', receivedAt: 'room' };

/** Strapi's layout of a form with hints, and each section in a panel of its own below its heading. */
function arrangeForm({ layout, ...others }: { layout: EditLayout }) {
  const { displayName = '' } = layout.settings;
  const { fields = {}, sections = [], ifEmpty, fillIn }: Partial<Form> = forms[displayName] ?? {};
  const choices = options[displayName] ?? {};
  let panel: object[][] = [];
  const panels = [panel];
  for (const row of layout.layout.flat()) {
    const [first] = row;
    if (!first) continue;
    const section = sections.find(({ rows: [fields = {}] }) => first.name in fields);
    if (section && panel.length > 0) {
      panel = [];
      panels.push(panel);
    }
    if (section) panel.push(besides(first, 'shop-heading', section));
    if (displayName === 'Order' && panel.length === 0) panel.push(besides(first, 'shop-order'));
    panel.push(
      row.flatMap((field) => {
        if (displayName === 'Order' && ['postalCode', 'country'].includes(field.name)) {
          return [{ ...field, type: 'shop-abroad' }];
        }
        const besideFact = displayName === 'Booking' && FACTS[field.name];
        if (besideFact) {
          return besides({ name: besideFact }, 'shop-booking-fact', {
            of: field.name,
            size: field.size,
          });
        }
        // The button below fills in texts, which may be long.
        const values = ifEmpty ? { kind: ifEmpty } : field.type === 'integer' ? fillIn : undefined;
        return describeField(field, fields[field.name]?.hint, choices[field.name], values);
      }),
    );
    const list = ifEmpty && row.find(({ type }) => type === 'component');
    if (list) {
      panel.push(
        besides({ name: 'phone' }, 'shop-if-list-empty', { kind: ifEmpty, of: list.name }),
      );
    }
    if (fillIn && row.some(({ name }) => name === fillIn.by)) {
      panel.push(besides(first, 'shop-fill-in', fillIn));
    }
    if (row.some(({ name }) => name === 'image')) panel.push(besides(first, 'shop-picture-texts'));
    const products = row.find(({ name }) => ['goesWith', 'members'].includes(name));
    if (products) panel.push(besides(products, 'shop-product-pictures', { of: products.name }));
  }
  return { layout: { ...layout, layout: panels }, ...others };
}

/** The states of an order, in words that depend on whether it is collected. */
function OrderStates(props: FieldProps) {
  const order = useForm('OrderStates', ({ values }) => values);
  return <Named {...props} words={statesOf(order)} />;
}

/** Words for the values of a field, and a question mark behind those that have none. */
const ValueNames = ({ values, words }: { values: readonly string[]; words: Names }) => (
  <Flex gap={2}>
    {values.map((value) => (
      <Typography key={value}>
        <Words of={words[value] ?? { zh: `${value}?`, en: `${value}?` }} />
      </Typography>
    ))}
  </Flex>
);

const wordsOf = ({ settings }: ListLayout, name: string) =>
  namesOf(settings.displayName ?? '', name);

interface Filters {
  displayedFilters: readonly { name: string; type: string }[];
  layout: ListLayout;
}

/** The badges of products: Strapi has no filters for lists (src/desk/search.ts). */
const badgesIn = ({ settings, metadatas }: ListLayout) =>
  settings.displayName === 'Product' && metadatas['badges']
    ? [{ name: 'badges', type: 'json', label: metadatas['badges'].label }]
    : [];

/** Filters of lists with words for values and times in Hong Kong, and without ids. */
const nameFilters = ({ displayedFilters, layout }: Filters) => ({
  layout,
  displayedFilters: [...displayedFilters, ...badgesIn(layout)]
    .filter(({ name }) => !['id', 'documentId'].includes(name))
    .map((filter) => {
      if (filter.type === 'datetime') return { ...filter, input: HongKongTime };
      const words = wordsOf(layout, filter.name);
      if (!words) return filter;
      const choices = Object.entries(words).map(([value, each]) => ({
        value,
        label: each[storedLanguage()],
      }));
      return { ...filter, type: 'enumeration', input: FilterChoice, options: choices };
    }),
});

/** The words that a list adds to the state of an order, by how refunds reduce it. */
const reduced: Readonly<Record<Reduction, Localized>> = {
  refunded: { zh: '（有退款）', en: '(with a refund)' },
  removed: { zh: '（有取消的貨品）', en: '(with cancelled items)' },
  either: { zh: '（有退款或扣減）', en: '(with a refund or cancelled items)' },
};

interface Columns {
  displayedHeaders: readonly ListFieldLayout[];
  layout: ListLayout;
}

/** Lists with names of badges and states, not the ids that are stored, and with times in Hong Kong. */
const nameValues = ({ displayedHeaders, layout }: Columns) => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) => {
    const { name } = header;
    if (header.attribute.type === 'datetime') {
      const shown = (row: unknown) => {
        const at = recordOf(row)[name];
        return <Typography>{at ? shownTime(String(at), storedLanguage()) : '-'}</Typography>;
      };
      return { ...header, cellFormatter: shown };
    }
    const words = wordsOf(layout, name);
    if (!words) return header;
    const valuesOf = (row: unknown) => {
      const value = recordOf(row)[name];
      return [(name === 'badges' ? parsed(value) : value) ?? []].flat().map(String);
    };
    if (words === options['Order']?.['state']) {
      return {
        ...header,
        cellFormatter: (row: unknown) => (
          <ValueNames
            values={[...valuesOf(row), ...reductionsOf(row as Order).keys()]}
            words={{ ...statesOf(row), ...reduced }}
          />
        ),
      };
    }
    return {
      ...header,
      cellFormatter: (row: unknown) => <ValueNames values={valuesOf(row)} words={words} />,
    };
  }),
});

/** Gives forms their headings and hints, and lists their words. */
export function setUpForms(app: StrapiApp) {
  app.addFields([
    { type: 'shop-heading', Component: asInput(SectionHeading) },
    { type: 'shop-named', Component: asInput(Named) },
    { type: 'shop-order-state', Component: asInput(OrderStates) },
    { type: 'shop-fill-in', Component: asInput(FillIn) },
    { type: 'shop-if-list-empty', Component: asInput(IfListEmpty) },
    { type: 'shop-order', Component: asInput(OrderSummary) },
    { type: 'shop-booking-fact', Component: asInput(BookingFact) },
    { type: 'shop-stock', Component: asInput(Stock) },
    { type: 'shop-abroad', Component: asInput(Abroad) },
    { type: 'shop-time', Component: asInput(TimeText) },
    { type: 'shop-date-time', Component: asInput(HongKongTime) },
    { type: 'shop-mail', Component: asInput(MailPreview) },
    { type: 'shop-picture-texts', Component: asInput(PictureTexts) },
    { type: 'shop-product-pictures', Component: asInput(ProductPictures) },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeForm);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', nameValues);
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', nameFilters);
}
