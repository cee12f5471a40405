import type contact from '~/i18n/dictionaries/zh/contact.json';
import { isTimeout, request, type Answer } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { randomId } from '~/lib/random-id';
import { tabStorage } from '~/lib/storage';
import { element } from '~/ui/dom';
import { mailLink } from './mailto';
import { decodeDraft, initialValues } from './message-draft';
import { isEmptyMessage } from './message-fields';

type Words = (typeof contact)['form'];

/** ms. Longer than a function of the shop may run. */
const TIMEOUT = 20_000;

const KEY = 'overtone:contact-draft';

const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
const result = form?.querySelector<HTMLElement>('[data-contact-result]');

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

function showResult(title: string, text: string, link?: { text: string; href: string }): void {
  const box = element(
    'div',
    { class: 'border-s-4 border-ink bg-raised p-5' },
    element('p', { class: 'font-semibold' }, title),
    element('p', {}, text),
  );
  if (link) {
    box.append(element('a', { class: 'button button-primary mt-4', href: link.href }, link.text));
  }
  result?.replaceChildren(box);
  result?.scrollIntoView({ block: 'nearest' });
}

type Outcome = 'sent' | keyof Words['problems'];

/** What became of a message, from the answer to it. The shop's function answers 201, a captive portal does not. */
function outcomeOf({ status, body }: Answer, isOwn: boolean): Outcome {
  if (isOwn ? status === 201 : status < 300) return 'sent';
  if (status === 429) return 'limited';
  const error = isObject(body) ? body['error'] : undefined;
  if (error === 'unsure') return 'unsure';
  return error === 'invalid' ? 'refused' : 'failed';
}

/** Sends a message to the shop's function, or as a form to the service that the shop has chosen. */
async function post(endpoint: string, form: HTMLFormElement, id: string): Promise<Outcome> {
  if (!navigator.onLine) return 'offline';
  const isOwn = endpoint.startsWith('/');
  const seconds = performance.now() / 1000;
  const { lang } = document.documentElement;
  const locale = lang.startsWith('zh') ? 'zh' : 'en';
  const message = { ...valuesOf(form), id, locale, seconds };
  try {
    return outcomeOf(
      await request(endpoint, {
        method: 'POST',
        timeout: TIMEOUT,
        ...(isOwn
          ? { body: JSON.stringify(message), headers: { 'Content-Type': 'application/json' } }
          : { body: new FormData(form) }),
      }),
      isOwn,
    );
  } catch (error) {
    return isTimeout(error) ? 'unsure' : 'failed';
  }
}

if (form) {
  const { endpoint, email = '', words = '{}' } = form.dataset;
  const texts = JSON.parse(words) as Words;
  const prefilled = new URLSearchParams(location.search).get('subject') ?? '';

  const draft = decodeDraft(tabStorage.read(KEY) ?? '');
  let id = draft.id || randomId();
  for (const [name, value] of Object.entries(initialValues(draft, prefilled))) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Not what was typed before this script ran, or restored by the browser.
    if (isField && field.value === '') field.value = value;
  }
  const keep = () =>
    void tabStorage.write(KEY, JSON.stringify({ id, values: valuesOf(form), prefilled }));
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
      showResult(texts.emptyTitle, texts.emptyText);
      return;
    }
    const button = form.querySelector('button');
    const label = button?.textContent ?? '';
    if (button) Object.assign(button, { disabled: true, textContent: texts.sending });
    keep();
    const outcome = await post(endpoint, form, id);
    if (button) Object.assign(button, { disabled: false, textContent: label });
    if (outcome !== 'sent') {
      const { what, text } = texts.problems[outcome];
      showResult(what, text, mail());
      return;
    }
    form.reset();
    id = randomId();
    tabStorage.remove(KEY);
    const hasCopy = endpoint.startsWith('/') && sender;
    showResult(texts.sentTitle, hasCopy ? `${texts.sentText} ${texts.copyText}` : texts.sentText);
  }

  // Fires only after the browser's own validation of the e-mail address (requirements §5).
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (endpoint) void send(endpoint, form);
    else showResult(texts.byMailTitle, texts.byMailText, mail());
  });
}
