// The link to the picture opens it in a dialog instead; the platform does the rest.
const dialog = document.querySelector<HTMLDialogElement>('[data-zoomed]');

document.querySelector('[data-zoom]')?.addEventListener('click', (event) => {
  event.preventDefault();
  dialog?.showModal();
  // What is in the middle of the picture is in the middle of the screen.
  const pane = dialog?.querySelector('[tabindex]');
  pane?.scrollTo({
    left: (pane.scrollWidth - pane.clientWidth) / 2,
    top: (pane.scrollHeight - pane.clientHeight) / 2,
  });
});
