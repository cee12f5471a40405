import { showResult } from '~/features/contact/show-result';
import { postJson } from '~/lib/fetch-json';
import { find } from '~/ui/dom';

type AnswerResult = 'done' | 'unknown' | 'failed';

const page = find(document, '[data-alert-answer]', HTMLElement);
const result = find(page, '[role=status]', HTMLElement);

async function send(answer: string, token: string): Promise<AnswerResult> {
  const sent = await postJson('/api/alert-answers', { answer, token }).catch(() => undefined);
  return sent?.status === 201 ? 'done' : sent?.status === 404 ? 'unknown' : 'failed';
}

/** Shows the action that a mail's link requests: `#confirm=…` or `#stop=…`. */
function show(): void {
  const [answer = '', token = ''] = location.hash.slice(1).split('=');
  const known = page.querySelector<HTMLElement>(`[data-answer="${CSS.escape(answer)}"]`);
  const shown = known ?? find(page, '[data-answer=""]', HTMLElement);
  for (const each of page.querySelectorAll<HTMLElement>('[data-answer]'))
    each.hidden = each !== shown;
  result.replaceChildren();
  const button = shown.querySelector('button');
  if (!button) return;
  const words = JSON.parse(shown.dataset['words'] ?? '{}') as Record<
    AnswerResult,
    { title: string; text: string }
  >;
  button.onclick = async () => {
    button.disabled = true;
    const outcome = await send(answer, token);
    button.disabled = false;
    const { title, text } = words[outcome];
    showResult(result, title, text);
    // Failed actions can be retried.
    shown.hidden = outcome !== 'failed';
  };
}

show();
addEventListener('hashchange', show);
