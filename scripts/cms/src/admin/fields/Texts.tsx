import { Flex, Textarea, TextInput } from '@strapi/design-system';
import { parsed, written } from './json-value';
import { Labelled } from './Labelled';

const languages = { zh: '中文', en: 'English' };

/** A JSON field with something in each language, each in an input of its own. */
function InBoth({ value, onChange, disabled, read, write, tidy, Input, ...field }) {
  const texts = parsed(value) ?? {};
  const change = (locale, text) => {
    const next = { ...texts, [locale]: write(text) };
    onChange(field.name, written(next));
  };
  return (
    <Labelled {...field}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {Object.entries(languages).map(([locale, language]) => (
          <Input
            key={locale}
            aria-label={`${field.label}: ${language}`}
            placeholder={language}
            value={read(texts[locale])}
            onChange={({ target }) => change(locale, target.value)}
            onBlur={tidy && (({ target }) => change(locale, tidy(target.value)))}
            disabled={disabled}
          />
        ))}
      </Flex>
    </Labelled>
  );
}

/** A text in each language. */
export const Text = (props) => (
  <InBoth {...props} Input={TextInput} read={(text) => text ?? ''} write={(text) => text} />
);

/** A list in each language, an item a line. Lines that are empty while somebody writes are kept until then, for the cursor. */
export const Lists = (props) => (
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
