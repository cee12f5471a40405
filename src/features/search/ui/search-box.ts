import { fillCount } from '~/i18n/fill';
import { element } from '~/ui/dom';
import { find, prepareIndex } from '../engine/load-index';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { foundOptions, LIMITS, recentOptions } from './suggestion-list';
import { suggestionWords } from './suggestion-words';

const LIST = 'search-suggestions';
const POPUP =
  'absolute end-0 top-[calc(100%+0.25rem)] z-30 max-h-[calc(100dvh-8rem)] w-104 max-w-screen overflow-y-auto overscroll-contain border border-line bg-raised p-2 max-lg:start-0 max-lg:top-full max-lg:w-auto';

/**
 * Makes the header's search field a combobox with suggestions (WAI-ARIA: list autocomplete, manual
 * selection). The form works as it is; this is loaded when the field is first used.
 * @param icon opens and closes the form on a phone
 * @param showForm opens or closes it there, and moves the focus
 */
export function enhanceSearch(
  form: HTMLFormElement,
  input: HTMLInputElement,
  icon: HTMLElement,
  showForm: (isOpen: boolean) => void,
): void {
  const words = suggestionWords();
  const title = element('p', { class: 'eyebrow p-2' }, words.recent);
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': words.label });
  const clear = element(
    'button',
    { type: 'button', class: 'text-link min-h-11 px-2 text-sm' },
    words.clear,
  );
  const popup = element('div', { class: POPUP, hidden: '' }, title, list, clear);
  const status = element('p', { role: 'status', class: 'sr-only' });
  let options: HTMLElement[] = [];
  let active = -1;
  /** Counts the updates: answers to earlier ones are dropped. */
  let latest = 0;

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
    list.replaceChildren(...options);
    title.hidden = !isRecent;
    clear.hidden = !isRecent;
    setOpen(options.length > 0);
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
    // The query may have changed meanwhile, or the shopper may have left the field.
    if (number !== latest || document.activeElement !== input) return;
    const shown = findings ? foundOptions(query, findings, words) : [];
    show(shown, false);
    const none = findings ? words.none : words.failed;
    status.textContent = shown.length > 0 ? fillCount(words.count, shown.length) : none;
  }

  input.addEventListener('input', (event) => {
    // Text that an input method is composing is not the query yet.
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
        // The field itself is between the last and the first option.
        const places = options.length + 1;
        select(((active + 1 + step + places) % places) - 1);
      }
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      options[active]?.click();
    } else if (event.key === 'Escape') {
      latest++;
      if (popup.hidden) showForm(false);
      else event.preventDefault();
      setOpen(false);
    }
  });
  // Keeps the focus in the field while an option, or the space around the field, is tapped.
  form.addEventListener('mousedown', (event) => {
    if (event.target !== input) event.preventDefault();
  });
  list.addEventListener('click', () => rememberSearch(input.value));
  clear.addEventListener('click', () => {
    forgetSearches();
    input.focus();
    void update();
  });
  form.addEventListener('submit', () => rememberSearch(input.value));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    latest++;
    setOpen(false);
    // The focus may have gone to another window, which gives it back.
    if (input.value === '' && document.hasFocus()) showForm(false);
  });
  // Left for its icon, the form would close, and open again by the click.
  icon.addEventListener('mousedown', (event) => event.preventDefault());

  prepareIndex();
  if (document.activeElement === input) void update();
}
