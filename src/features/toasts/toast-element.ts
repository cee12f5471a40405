import { element, find } from '~/ui/dom';

/** What a toast shows, ready to use: with a link, or a button in its place. */
interface Content {
  title: string;
  description?: string | undefined;
  action?: { text: string; href: string } | { text: string; onClick: () => void } | undefined;
}

/** Fills the template of `Toasts.astro`. */
export function toastElement(
  { title, description, action }: Content,
  close: { label: string; onClick: () => void },
): HTMLElement {
  const template = find(document, 'template#toast', HTMLTemplateElement);
  const fragment = document.importNode(template.content, true);
  const part = (name: string) => find(fragment, `[data-${name}]`, HTMLElement);
  const link = part('action');
  part('title').textContent = title;
  if (description === undefined) part('description').remove();
  else part('description').textContent = description;
  if (action === undefined) link.remove();
  else if ('href' in action) {
    link.textContent = action.text;
    link.setAttribute('href', action.href);
  } else {
    const button = element('button', { type: 'button', class: link.className }, action.text);
    button.addEventListener('click', action.onClick);
    link.replaceWith(button);
  }
  part('close').setAttribute('aria-label', close.label);
  part('close').addEventListener('click', close.onClick);
  return find(fragment, '.toast', HTMLElement);
}
