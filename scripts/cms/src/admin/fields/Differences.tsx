import { MultiSelect, MultiSelectOption } from '@strapi/design-system';
import type { Localized } from '~/i18n/locales';
import attributesData from '~data/attributes.json';
import { recordOf, useLanguage, type FieldProps } from '../panel';
import { parsed } from '../../json-value';
import { Labelled } from './Labelled';
import { useJson } from './use-json';
import { useRelatedProducts } from './use-related-products';

interface Product {
  documentId: string;
  attributes?: unknown;
}

const labels: Readonly<Record<string, { label: Localized }>> = attributesData;

/** The ids of the attributes that all of the products have, with values that are not all the same. */
function differencesOf(products: readonly Product[]): string[] {
  const all = products.map(({ attributes }) => recordOf(parsed(attributes)));
  return Object.keys(all[0] ?? {}).filter((id) => {
    const values = all.map((specifications) => JSON.stringify(specifications[id] ?? null));
    return !values.includes('null') && new Set(values).size > 1;
  });
}

/** The attributes in which the products of a family differ. One that is stored and does not apply can be taken away. */
export default function Differences({ value, onChange, disabled = false, ...field }: FieldProps) {
  const { value: list, set } = useJson({ name: field.name, value, onChange });
  const language = useLanguage();
  const possible = differencesOf(useRelatedProducts<Product>('members'));
  const chosen: string[] = Array.isArray(list) ? list.map(String) : [];
  const doubtful = chosen.filter((id) => !possible.includes(id));
  const nameOf = (id: string) => labels[id]?.label[language] ?? id;
  return (
    <Labelled {...field}>
      {/* Its tags keep the words that its options had when it was rendered first: before the products were loaded. */}
      <MultiSelect key={doubtful.join()} value={chosen} withTags onChange={set} disabled={disabled}>
        {[...new Set([...possible, ...chosen])].map((id) => (
          <MultiSelectOption key={id} value={id}>
            {doubtful.includes(id) ? `${nameOf(id)}?` : nameOf(id)}
          </MultiSelectOption>
        ))}
      </MultiSelect>
    </Labelled>
  );
}
