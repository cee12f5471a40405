import { Button, Dialog, Field, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, isFetchError, Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useLanguage } from '../panel';
import { saveFile } from '../save-file';
import { useOneAtATime } from '../use-one-at-a-time';

const texts = {
  zh: {
    title: '個人資料',
    intro:
      '按電郵地址查閱或刪除一個人的資料：訂單、預約、訊息、評價、到貨通知及電郵。請先核實對方的身分。未完成的訂單和預約不會刪除；已完成或取消的訂單會移除姓名、地址及聯絡方法，只保留貨品、金額和日期。',
    address: '電郵地址',
    save: '下載資料',
    erase: '刪除資料',
    sure: '要永久刪除這個地址的資料嗎？此操作無法還原。',
    saved: '已下載。內容：',
    erased: '已刪除。項目：',
    open: '仍有未完成的訂單或預約，資料予以保留：',
    refused: '請填寫一個有效的顧客電郵地址。',
    failed: '未能完成，請稍後再試。',
    types: {
      orders: '訂單',
      bookings: '預約',
      messages: '訊息',
      reviews: '評價',
      alerts: '到貨通知',
      mails: '電郵',
    },
  },
  en: {
    title: 'Personal data',
    intro:
      'Export or erase the data of one person by e-mail address: orders, bookings, messages, reviews, stock alerts and mails. First make sure that the request comes from that person. Open orders and bookings stay; from completed and cancelled ones, name, address and contact details are removed, while goods, amounts and dates are kept.',
    address: 'E-mail address',
    save: 'Download the data',
    erase: 'Erase the data',
    sure: 'Erase the data of this address for good? This cannot be undone.',
    saved: 'Downloaded. Contents: ',
    erased: 'Erased. Entries: ',
    open: 'Orders and bookings that are still open, whose data was kept: ',
    refused: 'Fill in the valid e-mail address of a customer.',
    failed: 'That did not work. Please try again later.',
    types: {
      orders: 'orders',
      bookings: 'bookings',
      messages: 'messages',
      reviews: 'reviews',
      alerts: 'stock alerts',
      mails: 'mails',
    },
  },
};

/** Exports and erases the data of one person. */
export default function PersonalData() {
  const language = useLanguage();
  const words = texts[language];
  const types: Readonly<Record<string, string>> = words.types;
  const { post } = useFetchClient();
  const [address, setAddress] = useState('');
  const [result, setResult] = useState('');
  const run = useOneAtATime();

  const countsOf = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers)
      .map(([type, number]) => `${types[type] ?? type} ${number}`)
      .join(language === 'zh' ? '、' : ', ');

  const ask = <Answer,>(what: string, say: (answer: Answer) => string) =>
    run(async () => {
      setResult('');
      try {
        const { data } = await post<Answer>(`/personal-data/${what}`, { address });
        setResult(say(data));
      } catch (error) {
        setResult(isFetchError(error) && error.status === 400 ? words.refused : words.failed);
      }
    });

  const save = () =>
    ask('export', (data: Record<string, readonly unknown[]>) => {
      saveFile(JSON.stringify(data, null, 2), 'personal-data.json', 'application/json');
      const numbers = Object.entries(data).map(([type, entries]) => [type, entries.length]);
      return words.saved + countsOf(Object.fromEntries(numbers));
    });
  const erase = () =>
    ask('erase', ({ erased, open }: { erased: Record<string, number>; open: readonly string[] }) =>
      [words.erased + countsOf(erased), open.length > 0 && words.open + open.join(', ')]
        .filter(Boolean)
        .join('\n'),
    );

  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={words.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} maxWidth="40rem">
          <Field.Root name="address">
            <Field.Label>{words.address}</Field.Label>
            <Field.Input
              type="email"
              autoComplete="off"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          </Field.Root>
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" disabled={!address} onClick={save}>
              {words.save}
            </Button>
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="danger-light" disabled={!address}>
                  {words.erase}
                </Button>
              </Dialog.Trigger>
              <ConfirmDialog onConfirm={erase}>
                {words.sure}
                <Typography
                  fontWeight="bold"
                  textAlign="center"
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {address}
                </Typography>
              </ConfirmDialog>
            </Dialog.Root>
          </Flex>
          <Typography role="status" style={{ whiteSpace: 'pre-line' }}>
            {result}
          </Typography>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
