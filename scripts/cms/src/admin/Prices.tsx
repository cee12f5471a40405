import {
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState, type ChangeEvent, type PropsWithChildren } from 'react';
import type { Locale } from '~/contracts/languages';
import type { Localized } from '~/i18n/locales';
import product from '../labels/product.json';
import { textOf, type Value } from '../products-csv/choices';
import type { Review } from '../products-csv/products-csv';
import { FIELDS, isFarOff, type Difference, type Field } from '../products-csv/table';
import { useLanguage } from './panel';
import { Status } from './shop-status';
import { saveFile } from './save-file';
import { pricesTitles } from './titles';
import { useOneAtATime } from './use-one-at-a-time';

const words = {
  zh: {
    intro: '一次過改多件產品。先看清楚差異，按「套用」才會更改；網店只更新一次。',
    edit: '用試算表改好，存成CSV UTF-8：',
    rules: [
      '可以刪去不改的欄和行，只要留下id。',
      '分類、種類、標籤和送貨時間填名稱；幾個標籤以頓號或逗號分隔。',
      '特價的開始和結束是香港時間，例如2026-12-01 10:00；只填日期即包括當日。',
      '原價、特價或存貨留空，表示沒有原價、沒有特價、不計存貨。',
      'id留空的行會新增產品，成為草稿。',
      '現有產品的名稱不會更改，請在產品的表格更改。',
    ],
    download: '下載CSV',
    upload: '上傳CSV',
    reading: '正在讀取……',
    applying: '正在套用……',
    faults: '檔案有錯，這次未有任何更改：',
    line: '第{line}行',
    found: '（檔案中是「{value}」）',
    isNew: '新產品，成為草稿',
    same: '與現時的資料相同。',
    otherNames: '檔案有{count}行的名稱與產品不同，首行為第{line}行；名稱不會更改。',
    count: '會更改或新增的產品：{count}件',
    apply: '套用',
    stale: '產品在你看過差異後有變。以下是現在的差異，請再看一次。',
    done: '{count}件產品已更改或新增。網店現況：',
    farOff:
      '有{count}件產品的價錢少了一半以上、多了一倍以上，存貨相差十倍，或本店貨號有變（試算表可能會改），已用「⚠」標示，套用前請核對。',
    oldStock:
      '檔案會更改存貨。請看每行「存貨最後變動」：如檔案在那之前下載，套用會蓋過其後的訂單和退款，請刪去存貨一欄再上傳。',
    failed: '未能完成，請再試。',
    uncertain: '未能確定是否已經套用。請再上傳檔案，看看還有甚麼差異。',
    none: '無',
    modified: '有未發佈的更改，套用後仍是草稿。',
    replaced: '未發佈的{field}：{value}，會由新的取代。',
    productName: '產品',
  },
  en: {
    intro:
      'Change many products at once. Nothing changes until you have seen the differences and press “Apply”; the shop is updated once.',
    edit: 'Change it in a spreadsheet, and save it as CSV UTF-8:',
    rules: [
      'Columns and rows that you do not change can be left out, except the column id.',
      'Category, kind, badges and delivery are words; badges are separated by commas.',
      'Start and end of a sale are times in Hong Kong, such as 2026-12-01 10:00; a day alone is included.',
      'An empty original price, sale price or stock means that there is none, or that it is not counted.',
      'Rows without an id become new products, as drafts.',
      'Names of existing products are changed in their forms, not here.',
    ],
    download: 'Download CSV',
    upload: 'Upload CSV',
    reading: 'Reading …',
    applying: 'Applying …',
    faults: 'The file has mistakes, and nothing was changed this time:',
    line: 'Line {line}',
    found: ' (the file has “{value}”)',
    isNew: 'New, as a draft',
    same: 'The file says what the products are now.',
    otherNames:
      'Rows whose name differs from that of their product: {count}, the first on line {line}. The names stay as they are.',
    count: 'Products that will change or be created: {count}',
    apply: 'Apply',
    stale:
      'The products have changed since you saw the differences. These are the differences now; look again.',
    done: 'Products changed or created: {count}. The shop now:',
    farOff:
      'Products with a price of less than half or more than twice the one before, a stock that differs by a factor of ten, or another SKU (spreadsheets may change it): {count}. They are marked with “⚠”; check them before you apply.',
    oldStock:
      'The file changes stock. See “Last change of stock” in each row: if you downloaded the file before that, applying it would undo later orders and refunds; delete the column of stock and upload the file again.',
    failed: 'It was not completed. Try again.',
    uncertain:
      'It is not certain whether it was applied. Upload the file again to see what still differs.',
    none: 'none',
    modified: 'Has unpublished changes, which stay a draft.',
    replaced: 'Unpublished {field}: {value}, which will be replaced.',
    productName: 'Product',
  },
};

const labels: Readonly<Record<string, Localized>> = product;

interface TextProps {
  t: (typeof words)[Locale];
  language: Locale;
}

function Faults({ faults, t, language }: Pick<Review, 'faults'> & TextProps) {
  return (
    <Box role="alert">
      <Typography textColor="danger700">{t.faults}</Typography>
      <ul>
        {faults.map(({ line, name, field, reason, value }) => (
          <li key={`${line} ${field} ${reason.en}`}>
            <Typography>
              {[
                t.line.replace('{line}', String(line)),
                name,
                field && (labels[field.split('.')[0] ?? '']?.[language] ?? field),
                reason[language] + (value ? t.found.replace('{value}', value) : ''),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

interface ValueProps extends TextProps {
  of: Field;
  value: Value | undefined;
  difference: Difference;
}

const shown = ({ of, value = null, difference, t, language }: ValueProps) =>
  typeof value === 'number'
    ? value.toLocaleString('en')
    : textOf(of, value, language, difference.to.category ?? null) || t.none;

/** Describes the unpublished changes of a product, and which of them the table replaces. */
const unpublished = (difference: Difference, { t, language }: TextProps) =>
  [
    t.modified,
    ...FIELDS.filter((field) => field in (difference.draft ?? {})).map((field) =>
      t.replaced
        .replace('{field}', product[field][language])
        .replace(
          '{value}',
          shown({ of: field, value: difference.draft?.[field], difference, t, language }),
        ),
    ),
  ].join(language === 'zh' ? '' : ' ');

function Differences({ differences, ...words }: Pick<Review, 'differences'> & TextProps) {
  const { t, language } = words;
  const fields = FIELDS.filter((field) => differences.some(({ to }) => field in to));
  return (
    <Table colCount={fields.length + 1} rowCount={differences.length + 1}>
      <Thead>
        <Tr>
          {[t.productName, ...fields.map((field) => product[field][language])].map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {differences.map((difference) => {
          const { line, id, name, from, to, draft, notes = [] } = difference;
          return (
            <Tr key={line}>
              <Td>
                <Typography tag="p">{name}</Typography>
                {id === '' && <Typography textColor="success700">{t.isNew}</Typography>}
                {draft && (
                  <Typography tag="p" textColor="warning700">
                    {unpublished(difference, words)}
                  </Typography>
                )}
                {notes.map((note) => (
                  <Typography key={note.en} tag="p" textColor="warning700">
                    {note[language]}
                  </Typography>
                ))}
              </Td>
              {fields.map((field) => (
                <Td key={field}>
                  {field in to && (
                    <Typography {...(isFarOff(field, difference) && { textColor: 'danger700' })}>
                      {isFarOff(field, difference) && '⚠ '}
                      {id !== '' &&
                        `${shown({ of: field, value: from[field], difference, ...words })} → `}
                      <strong>
                        {shown({ of: field, value: to[field], difference, ...words })}
                      </strong>
                    </Typography>
                  )}
                </Td>
              ))}
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}

const Step = ({ number, children }: PropsWithChildren<{ number: number }>) => (
  <Flex tag="li" gap={3} alignItems="baseline">
    <Typography fontWeight="bold">{number}.</Typography>
    <Box>{children}</Box>
  </Flex>
);

/** Prices and stock of many products by a spreadsheet. */
export default function Prices() {
  const language = useLanguage();
  const t = words[language];
  const { get, post } = useFetchClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const run = useOneAtATime();

  async function send(step: 'review' | 'apply', sent: File, version = '') {
    const form = new FormData();
    form.append('file', sent);
    form.append('version', version);
    return (await post<Review>(`/shop/prices/${step}`, form)).data;
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file can be chosen again when it was changed.
    target.value = '';
    setFile(chosen);
    setReview(undefined);
    setDone(false);
    setMessage(chosen ? t.reading : '');
    if (!chosen) return;
    try {
      setReview(await send('review', chosen));
      setMessage('');
    } catch {
      setMessage(t.failed);
    }
  }

  async function apply(seen: File, { version }: Review) {
    setMessage(t.applying);
    try {
      const result = await send('apply', seen, version);
      const { differences, faults, isStale } = result;
      if (faults.length > 0 || (isStale && differences.length > 0)) {
        setReview(result);
        setMessage(isStale ? t.stale : '');
      } else {
        setReview(undefined);
        setDone(true);
        setMessage(isStale ? t.same : t.done.replace('{count}', String(differences.length)));
      }
    } catch {
      setReview(undefined);
      setMessage(t.uncertain);
    }
  }

  async function download() {
    try {
      const { data } = await get<{ csv: string }>('/shop/prices');
      saveFile(data.csv, 'prices.csv', 'text/csv');
      setMessage((before) => (before === t.failed ? '' : before));
    } catch {
      setMessage(t.failed);
    }
  }

  const { differences = [], faults = [], otherNames = [] } = review ?? {};
  const isSame = review && differences.length + faults.length + otherNames.length === 0;
  // Stock that was not counted had no orders taken from it.
  const hasOldStock = differences.some(
    ({ from, to }) => 'stock' in to && typeof from['stock'] === 'number',
  );
  const farOff = differences.filter((each) => FIELDS.some((field) => isFarOff(field, each)));
  return (
    <Page.Main>
      <Page.Title>{pricesTitles[language]}</Page.Title>
      <Layouts.Header title={pricesTitles[language]} subtitle={t.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
            <Step number={1}>
              <Button onClick={() => void run(download)}>{t.download}</Button>
            </Step>
            <Step number={2}>
              <Typography>{t.edit}</Typography>
              <ul style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
                {t.rules.map((rule) => (
                  <Typography tag="li" key={rule} textColor="neutral600">
                    {rule}
                  </Typography>
                ))}
              </ul>
            </Step>
            <Step number={3}>
              <Button onClick={() => input.current?.click()}>{t.upload}</Button>
              {file && <Typography textColor="neutral600"> {file.name}</Typography>}
            </Step>
          </Flex>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            hidden
            onChange={(event) => void run(() => choose(event))}
          />
          <Typography role="status" style={{ whiteSpace: 'pre-line' }}>
            {[
              message || (isSame && t.same),
              otherNames.length > 0 &&
                t.otherNames
                  .replace('{count}', String(otherNames.length))
                  .replace('{line}', String(otherNames[0])),
            ]
              .filter(Boolean)
              .join('\n')}
          </Typography>
          {isDone && <Status />}
          {faults.length > 0 && <Faults faults={faults} t={t} language={language} />}
          {file && review && faults.length === 0 && differences.length > 0 && (
            <>
              <Typography>{t.count.replace('{count}', String(differences.length))}</Typography>
              {farOff.length > 0 && (
                <Typography role="alert" textColor="danger700">
                  {t.farOff.replace('{count}', String(farOff.length))}
                </Typography>
              )}
              {hasOldStock && <Typography textColor="warning700">{t.oldStock}</Typography>}
              <Differences differences={differences} t={t} language={language} />
              <Box>
                <Button onClick={() => void run(() => apply(file, review))}>{t.apply}</Button>
              </Box>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
