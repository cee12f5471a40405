import { element } from '~/ui/dom';

/** The displayed content of a toast: with a link, or a button in its place. */
interface Content {
  title: string;
  description?: string | undefined;
  action?: { text: string; href: string } | { text: string; onClick: () => void } | undefined;
}

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', class: className }, text);
  created.addEventListener('click', onClick);
  return created;
}

const ACTION =
  'mt-1 inline-flex min-h-8 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11';

/** A toast for a live region of `Toasts.astro`; red in an alert. */
export function toastElement(
  { title, description, action }: Content,
  close: { label: string; onClick: () => void },
): HTMLElement {
  const texts = element(
    'div',
    { class: 'min-w-0 flex-1 py-0.5' },
    element('p', { class: 'font-semibold' }, title),
  );
  if (description !== undefined) {
    const soft = 'mt-0.5 text-sm wrap-anywhere text-stage-soft in-[[role=alert]]:text-inherit';
    texts.append(element('p', { class: soft }, description));
  }
  if (action) {
    texts.append(
      'href' in action
        ? element('a', { class: ACTION, href: action.href }, action.text)
        : button(action.text, ACTION, action.onClick),
    );
  }
  const closeButton = button('×', 'icon-button -mt-2 shrink-0 text-2xl', close.onClick);
  closeButton.ariaLabel = close.label;
  return element(
    'div',
    {
      class:
        'pointer-events-auto flex w-full gap-4 border border-ink bg-stage p-4 pe-2 text-stage-text animate-toast sm:w-96 in-[[role=alert]]:border-lacquer in-[[role=alert]]:bg-lacquer in-[[role=alert]]:text-white',
    },
    texts,
    closeButton,
  );
}
