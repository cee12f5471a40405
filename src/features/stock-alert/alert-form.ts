import { sendForm } from '~/features/contact/send-form';
import { showResult } from '~/features/contact/show-result';
import type alert from '~/i18n/dictionaries/zh/alert.json';
import { fill } from '~/i18n/fill';
import { randomId } from '~/contracts/random-id';
import { find } from '~/ui/dom';

const form = find(document, 'form[data-alert]', HTMLFormElement);
const { alert: product = '', words = '{}' } = form.dataset;
const texts = JSON.parse(words) as (typeof alert)['form'];
const result = find(form, '[role=status]', HTMLElement);
const button = find(form, 'button', HTMLButtonElement);
const label = button.textContent;

let id = randomId();
form.addEventListener('input', () => {
  id = randomId();
});

async function send(): Promise<void> {
  const values = Object.fromEntries(new FormData(form)) as { email: string; website: string };
  Object.assign(button, { disabled: true, textContent: texts.sending });
  const { outcome } = await sendForm('/api/alerts', { ...values, id, product });
  Object.assign(button, { disabled: false, textContent: label });
  if (outcome === 'sent') {
    showResult(result, texts.sentTitle, fill(texts.sentText, { email: values.email }));
  } else showResult(result, texts.problemTitle, texts.problems[outcome]);
}

// Fires only after the browser's own validation of the e-mail address.
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
