import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { validateProducts } from '~/content/cms/validate-products';
import type { Locale } from '~/contracts/languages';
import { HALF_TEXTS } from '../half-texts';
import { parsed } from '../json-value';
import { newIn, questionsOf, sharesWith } from '../publish-questions';
import { timeFault } from '../time-faults';
import { recordOf, useLanguage } from './panel';

const PRODUCT = 'api::product.product';

const words = {
  zh: { title: '現在發佈？', confirm: '仍然發佈' },
  en: { title: 'Publish it now?', confirm: 'Publish anyway' },
};

type Values = Record<string, unknown>;

/** Whether the CMS would refuse the values of a form, and say why. */
function isRefused({ goesWith: _, image, gallery, ...values }: Values, stored: Values) {
  const times = ['saleFrom', 'saleUntil', 'publishAt', 'unpublishAt'];
  if (times.some((field) => timeFault(PRODUCT, field, values[field], stored[field]))) return true;
  if ([image, gallery].flat().some((file) => recordOf(file)[HALF_TEXTS])) return true;
  const fields = Object.entries(values).map(([name, value]) => {
    const isJson = typeof value === 'string' && /^[[{]/.test(value);
    return [name, isJson ? (parsed(value) ?? value) : value];
  });
  const item = { ...Object.fromEntries(fields), documentId: 'new' };
  return validateProducts([item], location.origin).rejected.length > 0;
}

/** Strapi's Publish button, which asks before a product becomes public that is probably unfinished, or there twice. */
export const askBeforePublishing =
  (Publish: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Publish(props);
    const language: Locale = useLanguage();
    const t = words[language];
    const { get } = useFetchClient();
    // Those of the last render may lack what was typed just before the click.
    const getValues = useForm('AskBeforePublishing', (form) => form.getValues);
    const stored = recordOf(useForm('AskBeforePublishing', (form) => form.initialValues));
    const [warnings, setWarnings] = useState<readonly string[]>([]);
    const { model, documentId, document, meta } = props;
    const isLive =
      document?.publishedAt ?? meta?.availableStatus?.some(({ publishedAt }) => publishedAt);
    if (!action || model !== PRODUCT) return action;

    /** The questions about the values in the form. */
    async function ask(values: Values) {
      const product = { ...values, documentId };
      const path = `/content-manager/collection-types/${PRODUCT}`;
      const live = isLive
        ? (await get<{ data: Values }>(`${path}/${documentId}?status=published`)).data.data
        : undefined;
      const $or = sharesWith([newIn(product, live)]);
      const params = { pageSize: 20, filters: { $or } };
      const others =
        $or.length > 0 ? (await get<{ results: Values[] }>(path, { params })).data.results : [];
      return questionsOf(product, live, others, language);
    }

    const { dialog, onClick } = action;
    const publish = dialog?.type === 'dialog' ? dialog.onConfirm : undefined;
    return {
      ...action,
      onClick: async (event) => {
        const values = recordOf(getValues());
        // Errors come before questions about missing content.
        if (publish && isRefused(values, stored)) {
          await publish();
          return true;
        }
        // If nobody answers, such as after the session has expired, publishing says so.
        const found = await ask(values).catch(() => []);
        setWarnings(found);
        return found.length === 0 ? onClick?.(event) : false;
      },
      dialog:
        warnings.length === 0
          ? dialog
          : {
              type: 'dialog',
              title: t.title,
              confirmLabel: t.confirm,
              content: (
                <Box tag="ul">
                  {warnings.map((warning) => (
                    <Typography tag="li" key={warning}>
                      {warning}
                    </Typography>
                  ))}
                </Box>
              ),
              ...(publish && { onConfirm: publish }),
            },
    } as typeof action;
  };
