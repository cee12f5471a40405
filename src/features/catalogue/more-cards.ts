import {
  restoreScroll,
  savedEntry,
  saveEntry,
  saveScroll,
} from '~/features/facets/list/list-entry';

// The link below the pre-rendered list leads to the next page. This script adds that page's cards
// to the list instead.

const moreLink = (root: ParentNode) => root.querySelector<HTMLAnchorElement>('[data-more]');

const listAbove = (link: Element) => link.closest('p')?.previousElementSibling;

/**
 * Adds the cards of a link's page, and replaces the link by the one on that page, if any.
 * @returns the first new card; `undefined` if the page could not be fetched
 */
async function addPage(link: HTMLAnchorElement): Promise<Element | undefined> {
  const response = await fetch(link.href);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = moreLink(page);
  const grid = page.querySelector('.all-products ul');
  const [first] = grid?.children ?? [];
  listAbove(link)?.append(...(grid?.children ?? []));
  // The wishlist and compare buttons of the new cards still have their initial state.
  dispatchEvent(new Event('cardsadded'));
  if (next) link.replaceWith(next);
  else link.remove();
  return first;
}

let adding = false;

/** Shows more cards; follows the link if they cannot be added. */
async function showMore(link: HTMLAnchorElement): Promise<void> {
  if (adding) return;
  adding = true;
  const first = await addPage(link).catch(() => undefined);
  adding = false;
  if (!first) {
    location.assign(link.href);
    return;
  }
  saveEntry({ shown: first.parentElement?.children.length ?? 0 });
  first.querySelector<HTMLElement>('h3 a')?.focus();
}

/** Restores the cards that were visible when the shopper left the page. */
async function restore(): Promise<void> {
  const { shown = 0 } = savedEntry();
  let link = moreLink(document);
  const list = link && listAbove(link);
  while (link && list && list.children.length < shown) {
    if (!(await addPage(link).catch(() => undefined))) return;
    link = moreLink(document);
    restoreScroll();
  }
}

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-more]');
  if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void showMore(link);
});

// A filtered list belongs to the island, which restores its own entry: until then, the page is too short.
if (document.documentElement.dataset['filtered'] === undefined) void restore().then(saveScroll);
