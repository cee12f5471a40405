// Inline in the head of pages that show saved items of one kind. Marks the document before the first
// paint if there are any; CSS then shows one of the two states in `SavedOrEmpty.tsx`.
try {
  if (/"id"|\["/.test(localStorage.getItem(STORAGE_KEY) ?? ''))
    document.documentElement.dataset.saved = '';
} catch {
  // Storage is blocked: nothing is saved.
}
