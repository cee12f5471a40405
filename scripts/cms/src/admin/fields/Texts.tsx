import { Flex, Textarea, TextInput } from '@strapi/design-system';
import type { Locale } from '~/contracts/languages';
import { languages, recordOf, type FieldProps } from '../panel';
import { Labelled, Part } from './Labelled';
import { useJson } from './use-json';

interface InBothProps extends FieldProps {
  read: (stored: unknown) => string;
  write: (text: string) => unknown;
  /** Normalizes a text when the editor leaves the field. */
  tidy?: (text: string) => string;
  Input: typeof TextInput | typeof Textarea;
}

/** A JSON field with something in each language, each in an input of its own. */
function InBoth({
  value,
  onChange,
  disabled = false,
  read,
  write,
  tidy,
  Input,
  ...field
}: InBothProps) {
  const json = useJson({ name: field.name, value, onChange });
  const texts = recordOf(json.value);
  const change = (locale: Locale, text: string) => json.set({ ...texts, [locale]: write(text) });
  return (
    <Labelled {...field}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {languages.map(([locale, language]) => (
          <Part key={locale} {...field} path={locale}>
            <Input
              aria-label={`${field.label}: ${language}`}
              placeholder={language}
              value={read(texts[locale])}
              onChange={({ target }) => change(locale, target.value)}
              onBlur={tidy && (({ target }) => change(locale, tidy(target.value)))}
              disabled={disabled}
            />
          </Part>
        ))}
      </Flex>
    </Labelled>
  );
}

/** A text in each language. */
export const Text = (props: FieldProps) => (
  <InBoth {...props} Input={TextInput} read={(text) => String(text ?? '')} write={(text) => text} />
);

/** A list in each language, an item a line. Lines that are empty while somebody writes are kept until then, for the cursor. */
export const Lists = (props: FieldProps) => (
  <InBoth
    {...props}
    Input={Textarea}
    read={(items) => (Array.isArray(items) ? items.join('\n') : '')}
    write={(text) => (text === '' ? [] : text.split('\n'))}
    tidy={(text) =>
      text
        .split('\n')
        .filter((line) => line.trim())
        .join('\n')
    }
  />
);
