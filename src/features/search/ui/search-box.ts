import { fillCount } from '~/i18n/fill';
import { find, prepareIndex } from '../engine/load-index';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { foundOptions, recentOptions, showOptions } from './suggestion-list';
import { suggestionWords } from './suggestion-words';

const LIMITS = { products: 6, labels: 4 };
const LIST = 'search-suggestions';

/**
 * Makes the header's search field a combobox with suggestions (WAI-ARIA: list autocomplete, manual
 * selection). The form works as it is; this is loaded when the field is first used.
 */
export function enhanceSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const words = suggestionWords();
  const popup = document.createElement('div');
  const list = document.createElement('div');
  const title = document.createElement('p');
  const clear = document.createElement('button');
  const status = document.createElement('p');
  let options: HTMLElement[] = [];
  let active = -1;
  /** Counts the updates: answers to earlier ones are dropped. */
  let latest = 0;

  popup.className = 'search-popup';
  popup.hidden = true;
  list.id = LIST;
  list.role = 'listbox';
  list.ariaLabel = words.label;
  title.className = 'eyebrow';
  title.textContent = words.recent;
  clear.type = 'button';
  clear.className = 'text-link';
  clear.textContent = words.clear;
  status.role = 'status';
  status.className = 'sr-only';
  popup.append(title, list, clear);
  form.append(popup, status);
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', LIST);
  input.ariaExpanded = 'false';

  function select(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function setOpen(open: boolean): void {
    popup.hidden = !open;
    input.ariaExpanded = String(open);
    if (!open) select(-1);
  }

  function show(shown: HTMLElement[], isRecent: boolean): void {
    select(-1);
    options = shown;
    for (const [index, option] of options.entries()) option.id = `${LIST}-${index}`;
    showOptions(list, options);
    title.hidden = !isRecent;
    clear.hidden = !isRecent;
    setOpen(options.length > 0);
  }

  /** On a phone, where an icon opens the form. */
  function closeForm(): void {
    form.classList.remove('is-open');
    document.querySelector<HTMLElement>('.search-icon')?.focus();
  }

  async function update(): Promise<void> {
    const number = ++latest;
    const query = input.value.trim();
    if (query === '') {
      status.textContent = '';
      show(recentOptions(recentSearches()), true);
      return;
    }
    const findings = await find(query, LIMITS).catch(() => undefined);
    // Meanwhile the query may have changed, or the shopper have gone on.
    if (number !== latest || document.activeElement !== input) return;
    const shown = findings ? foundOptions(query, findings, words) : [];
    show(shown, false);
    const none = findings ? words.none : words.failed;
    status.textContent = shown.length > 0 ? fillCount(words.count, shown.length) : none;
  }

  input.addEventListener('input', (event) => {
    // What an input method composes is not the query yet.
    if (!(event instanceof InputEvent && event.isComposing)) void update();
  });
  input.addEventListener('compositionend', () => void update());
  input.addEventListener('focus', () => void update());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (popup.hidden) void update();
      else {
        // The field itself stands between the last option and the first.
        const places = options.length + 1;
        select(((active + 1 + step + places) % places) - 1);
      }
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      options[active]?.click();
    } else if (event.key === 'Escape') {
      latest++;
      if (popup.hidden) closeForm();
      else event.preventDefault();
      setOpen(false);
    }
  });
  // Keeps the focus in the field while an option is tapped.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => {
    rememberSearch(input.value);
  });
  clear.addEventListener('click', () => {
    forgetSearches();
    input.focus();
    void update();
  });
  form.addEventListener('submit', () => {
    rememberSearch(input.value);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    latest++;
    setOpen(false);
  });

  prepareIndex();
  if (document.activeElement === input) void update();
}
