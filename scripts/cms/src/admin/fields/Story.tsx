import { Box, Button, Flex, IconButton, Textarea, TextInput } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Plus, Trash } from '@strapi/icons';
import type { Locale } from '~/contracts/languages';
import type { Localized } from '~/i18n/locales';
import { languages, useLanguage, type FieldProps } from '../panel';
import { Labelled, Part } from './Labelled';
import { useJson } from './use-json';

const words = {
  zh: { add: '加一段', up: '上移', down: '下移', remove: '刪除', heading: '標題', text: '內文' },
  en: {
    add: 'Add a section',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    heading: 'Heading',
    text: 'Text',
  },
};
const parts = [
  ['heading', TextInput],
  ['text', Textarea],
] as const;
type Part = (typeof parts)[number][0];
type Section = Partial<Record<Part, Partial<Localized>>>;
const empty: Section = { heading: { zh: '', en: '' }, text: { zh: '', en: '' } };

/** Unlike other fields, keeps what is empty: a section that was just added. */
const write = (sections: unknown) =>
  Array.isArray(sections) && sections.length > 0 ? JSON.stringify(sections) : null;

/** A long description as sections, each with a heading and a text in both languages. Stores JSON. */
export default function Story({ value, onChange, disabled = false, ...field }: FieldProps) {
  const t = words[useLanguage()];
  const { value: stored, set } = useJson({ name: field.name, value, onChange }, write);
  const sections: Section[] = Array.isArray(stored) ? stored : [];
  const move = (index: number, other: number) =>
    set(sections.toSpliced(index, 1).toSpliced(other, 0, ...sections.slice(index, index + 1)));
  const change = (index: number, part: Part, language: Locale, text: string) =>
    set(
      sections.with(index, {
        ...sections[index],
        [part]: { ...sections[index]?.[part], [language]: text },
      }),
    );

  return (
    <Labelled {...field}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {sections.map((section, index) => (
          <Box key={index} padding={4} borderColor="neutral200" hasRadius>
            <Flex justifyContent="flex-end" gap={1} paddingBottom={2}>
              <IconButton
                label={`${t.up}: ${index + 1}`}
                disabled={disabled || index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={`${t.down}: ${index + 1}`}
                disabled={disabled || index === sections.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                label={`${t.remove}: ${index + 1}`}
                disabled={disabled}
                onClick={() => set(sections.toSpliced(index, 1))}
              >
                <Trash />
              </IconButton>
            </Flex>
            <Flex direction="column" alignItems="stretch" gap={2}>
              {parts.flatMap(([part, Input]) =>
                languages.map(([language, name]) => (
                  <Part key={part + language} {...field} path={`${index}.${part}.${language}`}>
                    <Input
                      aria-label={`${field.label} ${index + 1}, ${t[part]}: ${name}`}
                      placeholder={`${t[part]} (${name})`}
                      value={section?.[part]?.[language] ?? ''}
                      onChange={({ target }) => change(index, part, language, target.value)}
                      disabled={disabled}
                    />
                  </Part>
                )),
              )}
            </Flex>
          </Box>
        ))}
        <Box>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={disabled}
            onClick={() => set([...sections, empty])}
          >
            {t.add}
          </Button>
        </Box>
      </Flex>
    </Labelled>
  );
}
