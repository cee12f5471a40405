import { closeOnBack } from '~/ui/close-on-back';

/** Makes Back close the menu of `Header.astro`. */
export function closeMenuOnBack(): void {
  const menu = document.getElementById('menu');
  // Without popovers, there is no menu.
  if (!menu || !('showPopover' in menu)) return;
  let release: (() => void) | undefined;
  const update = (isOpen: boolean) => {
    release?.();
    release = isOpen ? closeOnBack(() => menu.hidePopover()) : undefined;
  };
  // Not `toggle`, which follows in a later task: Back could be faster.
  menu.addEventListener('beforetoggle', ({ newState }) => update(newState === 'open'));
  // It may have been opened before this script ran.
  update(menu.matches(':popover-open'));
}
