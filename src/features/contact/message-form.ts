import type contact from '~/i18n/dictionaries/zh/contact.json';
import { randomId } from '~/contracts/random-id';
import { tabStorage } from '~/lib/storage';
import { keepTexts, readTexts } from '~/lib/stored-texts';
import { mailLink } from './mailto';
import { emptyDraft, initialSubject } from './message-draft';
import { isEmptyMessage } from '~/contracts/message';
import { sendForm } from './send-form';
import { showResult } from './show-result';

type Words = (typeof contact)['form'];

const KEY = 'overtone:contact-draft';

const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
const result = form?.querySelector<HTMLElement>('[data-contact-result]');

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

if (form) {
  const { endpoint, email = '', words = '{}' } = form.dataset;
  const texts = JSON.parse(words) as Words;
  const prefilled = new URLSearchParams(location.search).get('subject') ?? '';

  const draft = readTexts(KEY, emptyDraft);
  let id = draft.id || randomId();
  const subject = initialSubject(draft, prefilled);
  for (const [name, value] of Object.entries({ ...draft, subject })) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Keeps text that was typed before this script ran, or restored by the browser.
    if (isField && field.value === '') field.value = value;
  }
  const keep = () => keepTexts(KEY, { ...valuesOf(form), id, prefilled });
  const mail = () => ({ text: texts.byMailAction, href: mailLink(email, valuesOf(form)) });

  form.addEventListener('input', () => {
    id = randomId();
    keep();
    const link = result?.querySelector('a');
    if (link) link.href = mail().href;
  });

  async function send(endpoint: string, form: HTMLFormElement): Promise<void> {
    const { subject = '', message = '', email: sender } = valuesOf(form);
    if (isEmptyMessage({ subject, message })) {
      showResult(result, texts.emptyTitle, texts.emptyText);
      return;
    }
    const button = form.querySelector('button');
    const label = button?.textContent ?? '';
    if (button) Object.assign(button, { disabled: true, textContent: texts.sending });
    keep();
    const isOwn = endpoint.startsWith('/');
    const content = isOwn ? { ...valuesOf(form), id } : new FormData(form);
    const { outcome } = await sendForm(endpoint, content);
    if (button) Object.assign(button, { disabled: false, textContent: label });
    if (outcome !== 'sent') {
      const { what, text } = texts.problems[outcome];
      showResult(result, what, text, mail());
      return;
    }
    form.reset();
    id = randomId();
    tabStorage.remove(KEY);
    const hasReceipt = isOwn && sender;
    showResult(
      result,
      texts.sentTitle,
      hasReceipt ? `${texts.sentText} ${texts.receiptText}` : texts.sentText,
    );
  }

  // Fires only after the browser's own validation of the e-mail address (requirements §5).
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (endpoint) void send(endpoint, form);
    else showResult(result, texts.byMailTitle, texts.byMailText, mail());
  });
}
