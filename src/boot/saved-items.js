// Inline in the head of pages that show saved items of one kind. Marks the document before the first
// paint if there are any; CSS then shows one of the two states in `SavedOrEmpty.tsx`. Cart and orders have
// objects with an `id`, the wishlist and the comparison lists of ids; a shared comparison has its ids in the URL.
let items = location.search;
try {
  items += localStorage.getItem(STORAGE_KEY);
} catch {
  // Storage is blocked: nothing is saved.
}
if (/"id"|\["|[?&]ids=./.test(items)) document.documentElement.dataset.saved = '';
