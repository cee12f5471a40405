/** The length of a piece that ends at `end`, one less if that would split a surrogate pair. */
const wholeEnd = (text: string, end: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length ? end - 1 : end;

/** Cuts a text into pieces of at most `size` code units, without splitting a surrogate pair. */
export function chunksOf(text: string, size: number): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = wholeEnd(text, Math.min(start + size, text.length));
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}
