import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/content-manager/strapi-admin';
import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, useForm } from '@strapi/strapi/admin';
import { BOOKING } from './models';
import { recordOf, useLanguage } from './panel';
import { back } from './question-dialog';

/** How the desk ends a booking in each state. */
const ends = {
  requested: {
    state: 'declined',
    zh: { label: '未能安排', question: '告訴顧客未能安排這個預約？' },
    en: { label: 'Decline', question: 'Tell the customer that this booking is not possible?' },
  },
  confirmed: {
    state: 'cancelled',
    zh: { label: '取消預約', question: '取消這個預約？' },
    en: { label: 'Cancel the booking', question: 'Cancel this booking?' },
  },
};

const words = {
  zh: {
    title: '拒絕或取消',
    mail: '顧客會收到電郵，時段會讓出來。之後不能恢復。',
    noMail: '預約沒有電郵地址，顧客不會收到電郵。時段會讓出來，之後不能恢復。',
  },
  en: {
    title: 'Decline or cancel',
    mail: 'The customer gets a mail, and the hours are released. This is final.',
    noMail:
      'The booking has no e-mail address, so the customer gets no mail. The hours are released. This is final.',
  },
};

function End({ document, end }: { document: Record<string, unknown>; end: keyof typeof ends }) {
  const language = useLanguage();
  const { update, isLoading } = useDocumentActions();
  const values = useForm('EndBooking', (form) => form.values);
  const { state, [language]: own } = ends[end];
  const { room, startsAt, hours, heads, email, documentId } = document;

  async function record() {
    await update(
      { model: BOOKING, collectionType: 'collection-types', documentId: String(documentId) },
      // A booking does not end and change at once.
      { ...recordOf(values), room, startsAt, hours, heads, state },
    );
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth loading={isLoading}>
          {own.label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={own.question}
        onConfirm={record}
        startAction={
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {back[language]}
            </Button>
          </Dialog.Cancel>
        }
      >
        {words[language][email ? 'mail' : 'noMail']}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

/** A panel beside a booking, to decline or cancel it. */
export const EndBooking: PanelComponent = ({ model, document }) => {
  const language = useLanguage();
  const entry = recordOf(document);
  const end = entry['state'];
  if (model !== BOOKING || (end !== 'requested' && end !== 'confirmed')) return null;
  return { title: words[language].title, content: <End document={entry} end={end} /> };
};
