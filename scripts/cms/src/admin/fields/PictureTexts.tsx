import { Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useState, type FocusEvent } from 'react';
import {
  alternativeTextFault,
  partsOfAlternativeText,
  toAlternativeText,
} from '~/content/cms/alternative-text';
import type { Locale } from '~/contracts/languages';
import { HALF_TEXTS } from '../../half-texts';
import { languages, recordOf, thumbnailOf, useLanguage, type Picture } from '../panel';

const words = {
  zh: {
    title: '圖片的替代文字',
    intro:
      '給看不到圖片的人：圖中是甚麼，例如「結他正面」。兩種語言都要填，或都留空；離開欄位便會儲存。',
    saved: '已儲存，會用於所有用這張圖片的地方。',
    incomplete: '未儲存：另一種語言還未填。',
    failed: '未能儲存，請改一改再離開欄位。',
  },
  en: {
    title: 'Alternative texts',
    intro:
      'For people who cannot see the pictures: what they show, such as “Front of the guitar”. In both languages, or in none; saved when you leave a field.',
    saved: 'Saved, for every place that has this picture.',
    incomplete: 'Not saved: the other language is empty.',
    failed: 'It was not saved. Change it and leave the field again.',
  },
};

/** The texts of a picture by language. One that is not in two parts is in the language of its characters. */
function textsOf(text: string) {
  const [zh = '', ...en] = partsOfAlternativeText(text);
  if (en.length > 0) return { zh, en: en.join('/') };
  return /\p{Script=Han}/u.test(text) ? { zh: text, en: '' } : { zh: '', en: text };
}

type Words = (typeof words)[Locale];

type Texts = Readonly<Record<Locale, string>>;

/** The texts that were saved here, by picture, for a form that still has the text before. */
const written = new Map<number, { before: string; after: string }>();

interface PictureTextProps {
  file: Picture;
  /** Keeps a text in one language only in the form, which then is not saved; removes it if there is none. */
  keepHalf: (texts?: Texts) => void;
  t: Words;
}

/**
 * A picture that is chosen, with its text in each language, saved when the focus leaves both: the text belongs to the
 * picture, and the form's own buttons do not save it.
 */
function PictureText({ file, keepHalf, t }: PictureTextProps) {
  const { post } = useFetchClient();
  const { name, caption, id, [HALF_TEXTS]: half } = file;
  const before = file.alternativeText ?? '';
  const last = written.get(id);
  const saved = last?.before === before ? last.after : before;
  const [typed, setTyped] = useState<Texts>();
  const texts = typed ?? half ?? textsOf(saved);
  const alternativeText = toAlternativeText(texts);
  const isHalf = alternativeTextFault(alternativeText) !== undefined;
  const [message, setMessage] = useState(half ? t.incomplete : '');

  // Also after Strapi has replaced the values of the form, which it does when it fails to save them.
  useEffect(() => {
    if (typed && isHalf && typed !== half) keepHalf(typed);
    if (!isHalf && half) keepHalf();
  });

  async function save() {
    if (isHalf) {
      setMessage(t.incomplete);
      return;
    }
    if (alternativeText === toAlternativeText(textsOf(saved))) return;
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name, caption, alternativeText }));
    written.set(id, { before, after: alternativeText });
    try {
      await post(`/upload?id=${id}`, form);
      setMessage(t.saved);
    } catch {
      written.set(id, { before, after: saved });
      setMessage(t.failed);
    }
  }

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <Flex gap={2} minWidth={0}>
        <img src={thumbnailOf(file)} alt="" width={48} height={48} />
        <Typography ellipsis>{name}</Typography>
      </Flex>
      {languages.map(([language, label]) => (
        <TextInput
          key={language}
          aria-label={`${name}: ${label}`}
          placeholder={label}
          value={texts[language]}
          onChange={({ target }) => {
            setTyped({ ...texts, [language]: target.value });
            setMessage('');
          }}
        />
      ))}
      <Typography
        role="status"
        variant="pi"
        {...(message !== t.saved && { textColor: 'danger700' })}
      >
        {message}
      </Typography>
    </Flex>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '16px',
} as const;

/** The fields with pictures. */
const FIELDS = ['image', 'gallery'];

function isPicture(file: unknown): file is Picture {
  const { id, url } = recordOf(file);
  return Boolean(id && url);
}

/** Below the pictures of a form: their texts in both languages. */
export function PictureTexts() {
  const t = words[useLanguage()];
  const { values, disabled, onChange } = useForm('PictureTexts', (form) => form);
  const fields = recordOf(values);
  const pictures = FIELDS.flatMap((field) => fields[field] ?? []).filter(isPicture);
  if (disabled || pictures.length === 0) return null;

  function keepHalf(id: number, texts?: Texts) {
    const change = (file: unknown) => {
      if (!isPicture(file) || file.id !== id) return file;
      const { [HALF_TEXTS]: _, ...whole } = file;
      return texts ? { ...whole, [HALF_TEXTS]: texts } : whole;
    };
    for (const field of FIELDS) {
      const value = fields[field];
      const isHere = [value].flat().some((file) => isPicture(file) && file.id === id);
      if (isHere) onChange(field, Array.isArray(value) ? value.map(change) : change(value));
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        {t.title}
      </Typography>
      <Typography textColor="neutral600">{t.intro}</Typography>
      <div style={COLUMNS}>
        {pictures.map((file) => (
          <PictureText
            key={file.id}
            file={file}
            keepHalf={(texts) => keepHalf(file.id, texts)}
            t={t}
          />
        ))}
      </div>
    </Flex>
  );
}
