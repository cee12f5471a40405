import type contact from '~/i18n/dictionaries/zh/contact.json';
import { tabStorage } from '~/lib/storage';
import { element } from '~/ui/dom';
import { mailLink } from './mailto';
import { decodeDraft, initialValues } from './message-draft';

type Words = (typeof contact)['form'];

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

async function send(endpoint: string, form: HTMLFormElement, words: Words): Promise<void> {
  const button = form.querySelector('button');
  const label = button?.textContent ?? '';
  if (button) Object.assign(button, { disabled: true, textContent: words.sending });
  try {
    const response = await fetch(endpoint, { method: 'POST', body: new FormData(form) });
    if (!response.ok) throw new Error(String(response.status));
    form.reset();
    tabStorage.remove(KEY);
    showResult(words.sentTitle, words.sentText);
  } catch {
    showResult(words.failedTitle, words.failedText);
  } finally {
    if (button) Object.assign(button, { disabled: false, textContent: label });
  }
}

if (form) {
  const { endpoint, email = '', words = '{}' } = form.dataset;
  const texts = JSON.parse(words) as Words;
  const prefilled = new URLSearchParams(location.search).get('subject') ?? '';

  const draft = decodeDraft(tabStorage.read(KEY) ?? '');
  for (const [name, value] of Object.entries(initialValues(draft, prefilled))) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Not what was typed before this script ran, or restored by the browser.
    if (isField && field.value === '') field.value = value;
  }

  form.addEventListener('input', () => {
    const values = valuesOf(form);
    tabStorage.write(KEY, JSON.stringify({ values, prefilled }));
    const link = result?.querySelector('a');
    if (link) link.href = mailLink(email, values);
  });

  // Fires only after the browser's own validation of the e-mail address (requirements §5).
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (endpoint) void send(endpoint, form, texts);
    else {
      const href = mailLink(email, valuesOf(form));
      showResult(texts.byMailTitle, texts.byMailText, { text: texts.byMailAction, href });
    }
  });
}
