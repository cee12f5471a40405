// Opens the linked picture in a dialog. Without JavaScript, the link opens the file.
const dialog = document.querySelector<HTMLDialogElement>('[data-zoomed]');

document.querySelector('[data-zoom]')?.addEventListener('click', (event) => {
  event.preventDefault();
  dialog?.showModal();
  // Scroll to the centre of the picture.
  const pane = dialog?.querySelector('[tabindex]');
  pane?.scrollTo({
    left: (pane.scrollWidth - pane.clientWidth) / 2,
    top: (pane.scrollHeight - pane.clientHeight) / 2,
  });
});
