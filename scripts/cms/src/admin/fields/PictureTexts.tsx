import { Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState, type FocusEvent } from 'react';
import {
  alternativeTextFault,
  partsOfAlternativeText,
  toAlternativeText,
} from '~/content/cms/alternative-text';
import type { Locale } from '~/contracts/languages';
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

/** By picture: Strapi replaces the form of a new entry when it saves it. */
const typed = new Map<number, Texts>();

/**
 * A picture that is chosen, with its text in each language, saved when the focus leaves both: the text belongs to the
 * picture, and the form's own buttons do not save it.
 */
function PictureText({ file, t }: { file: Picture; t: Words }) {
  const { post } = useFetchClient();
  const { name, caption, id } = file;
  const stored = textsOf(file.alternativeText ?? '');
  const [texts, setTexts] = useState(() => typed.get(id) ?? stored);
  const [saved, setSaved] = useState(() => toAlternativeText(stored));
  const alternativeText = toAlternativeText(texts);
  const isHalf = alternativeTextFault(alternativeText) !== undefined;
  const [message, setMessage] = useState(() => (typed.has(id) && isHalf ? t.incomplete : ''));

  async function save() {
    if (alternativeText === saved) return;
    if (isHalf) {
      setMessage(t.incomplete);
      return;
    }
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name, caption, alternativeText }));
    try {
      await post(`/upload?id=${id}`, form);
      setSaved(alternativeText);
      setMessage(t.saved);
    } catch {
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
            const changed = { ...texts, [language]: target.value };
            typed.set(id, changed);
            setTexts(changed);
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

function isPicture(file: unknown): file is Picture {
  const { id, url } = recordOf(file);
  return Boolean(id && url);
}

/** Below the pictures of a form: their texts in both languages. */
export function PictureTexts() {
  const t = words[useLanguage()];
  const { values, disabled } = useForm('PictureTexts', (form) => form);
  const { image, gallery } = recordOf(values);
  const pictures = [image, gallery].flat().filter(isPicture);
  if (disabled || pictures.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        {t.title}
      </Typography>
      <Typography textColor="neutral600">{t.intro}</Typography>
      <div style={COLUMNS}>
        {pictures.map((file) => (
          <PictureText key={file.id} file={file} t={t} />
        ))}
      </div>
    </Flex>
  );
}
