import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useEntry,
  useForm,
  useIsDesktop,
  useNotification,
} from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { VERSION } from '../version';
import { shownValue } from '../value-names';
import { recordOf, useLanguage } from './panel';
import {
  follow,
  isNothing,
  lostFrom,
  lostIn,
  type Edits,
  type Kept,
  type Lost,
  type Typed,
} from './unsaved';

const words = {
  zh: {
    title: '未儲存的更改',
    text: '你填過以下內容，但未有儲存：',
    meanwhile: '打開後有人改了：',
    by: '（最後儲存的人：{name}）',
    putBack: '填回表格',
    dismiss: '不要了',
    elsewhere: '有未儲存的更改，在表格的側欄；按下面的⌄打開。',
  },
  en: {
    title: 'Unsaved changes',
    text: 'You entered this, and it is not saved:',
    meanwhile: 'Changed since you opened it: ',
    by: ' (last saved by {name})',
    putBack: 'Put back into the form',
    dismiss: 'Dismiss',
    elsewhere: 'There are unsaved changes, beside the form: open it by ⌄ below.',
  },
};

const keyOf = (model: string, documentId = 'new') => `unsaved ${model} ${documentId}`;

/** In this tab only, so that the changes outlive a session that has expired. */
const read = (key: string): Typed | undefined =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
const write = (key: string, typed: Typed) => sessionStorage.setItem(key, JSON.stringify(typed));
const forget = (key: string) => sessionStorage.removeItem(key);

const nothing: Lost = { edits: {}, changed: [] };

/**
 * Keeps what is typed into the form beside it.
 *
 * @returns what was typed and is not in the form, and functions that empty it or put it back
 */
function useUnsaved(key: string, newKey: string, isDraft: boolean) {
  const values = useForm('UnsavedChanges', (form) => form.values) as Edits;
  const initial = useForm('UnsavedChanges', (form) => form.initialValues) as Edits;
  const setValues = useForm('UnsavedChanges', (form) => form.setValues);
  const kept = useRef<Kept>(undefined);
  const [lost, setLost] = useState<Lost>(() => {
    const before = read(key);
    return before ? lostFrom(before, initial) : nothing;
  });

  useEffect(() => {
    const created = read(newKey);
    if (key !== newKey && created && isNothing(lostIn(created, initial))) forget(newKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the form opens
  }, []);

  // Before anything else reads the values that Strapi has replaced, or the next key is pressed.
  useLayoutEffect(() => {
    if (!isDraft) return;
    const before = kept.current;
    const next = follow(before, values, initial);
    kept.current = next.kept;
    if (!isNothing(next.missing)) setValues({ ...values, ...next.missing });
    if (next.lost) setLost(next.lost);
    const edits = { ...lost.edits, ...next.lost?.edits, ...next.kept?.edits };
    if (next.kept) write(key, { version: next.kept.version, edits });
    else if (before && isNothing(edits)) forget(key);
  }, [values, initial, key, lost, isDraft, setValues]);

  const dismiss = () => {
    setLost(nothing);
    forget(key);
  };
  // A button may have set the same value since.
  const edits = lostIn({ version: recordOf(values[VERSION]), edits: lost.edits }, values);
  return {
    lost: { ...lost, edits },
    dismiss,
    putBack: () => (setValues({ ...values, ...edits }), dismiss()),
  };
}

/** A panel beside the form, if something was typed that the form no longer has. */
export const UnsavedChanges: PanelComponent = ({ model, documentId, activeTab, document }) => {
  const language = useLanguage();
  const t = words[language];
  const { formatMessage } = useIntl();
  const { displayName = '' } = useEntry().contentType?.info ?? {};
  const { lost, putBack, dismiss } = useUnsaved(
    keyOf(model, documentId),
    keyOf(model),
    activeTab !== 'published',
  );
  const { toggleNotification } = useNotification();
  const isDesktop = useIsDesktop();
  // Narrower windows hide what is beside the form.
  const isHidden = !isDesktop && !isNothing(lost.edits);
  useEffect(() => {
    if (isHidden) toggleNotification({ type: 'warning', message: t.elsewhere });
  }, [isHidden, toggleNotification, t]);
  if (isNothing(lost.edits)) return null;
  const { firstname, lastname } = recordOf(document?.['updatedBy']);
  const savedBy = [firstname, lastname].filter(Boolean).join(' ');
  const labelOf = (field: string) =>
    formatMessage({ id: `content-manager.content-types.${model}.${field}`, defaultMessage: field });
  const shown = (field: string, value: unknown) =>
    [labelOf(field), value !== '' && shownValue(displayName, field, value, language)]
      .filter(Boolean)
      .join(language === 'zh' ? '：' : ': ');
  return {
    title: t.title,
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="alert">
        <Typography>{t.text}</Typography>
        <ul>
          {Object.entries(lost.edits).map(([field, value]) => (
            <li key={field}>
              <Typography>{shown(field, value)}</Typography>
            </li>
          ))}
        </ul>
        {lost.changed.length > 0 && (
          <Typography>
            {t.meanwhile}
            {lost.changed.map(labelOf).join(language === 'zh' ? '、' : ', ')}
            {savedBy && t.by.replace('{name}', () => savedBy)}
          </Typography>
        )}
        <Button fullWidth onClick={putBack}>
          {t.putBack}
        </Button>
        <Button fullWidth variant="tertiary" onClick={dismiss}>
          {t.dismiss}
        </Button>
      </Flex>
    ),
  };
};
