window.early = [];
document.addEventListener('click', function (event) {
  var button = event.target.closest && event.target.closest('[data-add],[data-wish]');
  if (button && window.early) window.early.push(button);
});
