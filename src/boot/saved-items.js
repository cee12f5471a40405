try {
  document.documentElement.dataset.kept = ['cart', 'wishlist']
    .filter((name) => /"id"|\["/.test(localStorage.getItem(`overtone:${name}`) ?? ''))
    .join(' ');
} catch {
  // Nothing.
}
