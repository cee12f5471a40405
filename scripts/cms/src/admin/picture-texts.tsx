import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { locales, type Locale } from '~/contracts/languages';
import { languages, recordOf, thumbnailOf, useLanguage, type Picture } from './panel';

const words = {
  zh: {
    title: '圖片的替代文字',
    intro: '給看不到圖片的人：圖中是甚麼。兩種語言都要填。',
    save: '儲存替代文字',
    saved: '已儲存，會用於所有用這張圖片的地方。',
    failed: '未能儲存，請再試。',
  },
  en: {
    title: 'Alternative texts',
    intro: 'For people who cannot see the pictures: what they show, in both languages.',
    save: 'Save the text',
    saved: 'Saved, for every place that has this picture.',
    failed: 'It was not saved. Try again.',
  },
};

/** Strapi has one text for all languages, which the shop splits (requirements §3). */
const SEPARATOR = ' / ';

/** The texts of a picture by language. One that is not in two parts is in the language of its characters. */
function textsOf(text: string) {
  const at = text.indexOf(SEPARATOR);
  if (at >= 0) return { zh: text.slice(0, at), en: text.slice(at + SEPARATOR.length) };
  return /\p{Script=Han}/u.test(text) ? { zh: text, en: '' } : { zh: '', en: text };
}

type Words = (typeof words)[Locale];

/** A picture that is chosen, with its text in each language. */
function PictureText({ file, t }: { file: Picture; t: Words }) {
  const { post } = useFetchClient();
  const [texts, setTexts] = useState(() => textsOf(file.alternativeText ?? ''));
  const [message, setMessage] = useState('');
  const { name, caption, id } = file;
  const isWhole = Object.values(texts).every((text) => text.trim());

  async function save() {
    const alternativeText = locales.map((language) => texts[language].trim()).join(SEPARATOR);
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ name, caption, alternativeText }));
    try {
      await post(`/upload?id=${id}`, form);
      setMessage(t.saved);
    } catch {
      setMessage(t.failed);
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
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
            // The separator within a text would end it.
            setTexts({ ...texts, [language]: target.value.replaceAll(SEPARATOR, '/') });
            setMessage('');
          }}
        />
      ))}
      <Button variant="secondary" size="S" disabled={!isWhole} onClick={() => void save()}>
        {t.save}
      </Button>
      <Typography role="status" variant="pi">
        {message}
      </Typography>
    </Flex>
  );
}

const Pictures = ({ pictures, t }: { pictures: readonly Picture[]; t: Words }) => (
  <Box width="100%">
    <Typography textColor="neutral600">{t.intro}</Typography>
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={3}>
      {pictures.map((file) => (
        <PictureText key={file.id} file={file} t={t} />
      ))}
    </Flex>
  </Box>
);

const MODELS = ['api::product.product', 'api::category.category'];

function isPicture(file: unknown): file is Picture {
  const { id, url } = recordOf(file);
  return Boolean(id && url);
}

/** A panel beside the form: the pictures that are chosen in it, with their texts in both languages. */
export const PictureTexts: PanelComponent = ({ model }) => {
  const t = words[useLanguage()];
  const { image, gallery } = recordOf(useForm('PictureTexts', ({ values }) => values));
  const pictures = [image, gallery].flat().filter(isPicture);
  if (!MODELS.includes(model) || pictures.length === 0) return null;
  return { title: t.title, content: <Pictures pictures={pictures} t={t} /> };
};
