// Inline in the head of a page that shows what the device has saved of one kind: whether there is
// anything, before the first paint. The style sheet shows one half of `SavedOrEmpty.tsx` by it.
try {
  if (/"id"|\["/.test(localStorage.getItem(STORAGE_KEY) ?? ''))
    document.documentElement.dataset.saved = '';
} catch {
  // Blocked storage holds nothing.
}
