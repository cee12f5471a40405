/** A schema.org node. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON-LD for a `<script>` element, escaped so that no string in it can end the element. */
export const serializeJsonLd = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
