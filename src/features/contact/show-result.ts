import { element } from '~/ui/dom';

/** Shows the outcome of a form in its `status`, with an alternative if it failed. */
export function showResult(
  place: HTMLElement | null | undefined,
  title: string,
  text: string,
  link?: { text: string; href: string },
): void {
  const box = element(
    'div',
    { class: 'border-s-4 border-ink bg-raised p-5' },
    element('p', { class: 'font-semibold' }, title),
    element('p', {}, text),
  );
  if (link) {
    box.append(element('a', { class: 'button button-primary mt-4', href: link.href }, link.text));
  }
  place?.replaceChildren(box);
  place?.scrollIntoView({ block: 'nearest' });
}
