import { closeOnBack } from '~/ui/close-on-back';

/** Makes Back close the menu of `Header.astro`. */
export function closeMenuOnBack(): void {
  const menu = document.getElementById('menu');
  // Without popovers, there is no menu.
  if (!menu || !('showPopover' in menu)) return;
  let release: (() => void) | undefined;
  const update = () => {
    release?.();
    release = menu.matches(':popover-open')
      ? closeOnBack(() => {
          menu.hidePopover();
        })
      : undefined;
  };
  menu.addEventListener('toggle', update);
  // It may have been opened before this script ran.
  update();
}
