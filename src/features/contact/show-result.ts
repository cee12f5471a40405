import { element } from '~/ui/dom';

/** Says in the `status` of a form what became of it, with something to do instead. */
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
