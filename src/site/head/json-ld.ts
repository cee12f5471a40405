/** A schema.org node. */
export interface JsonLd {
  '@type': string;
  [property: string]: unknown;
}

/** JSON-LD for a `<script>` element, escaped so that no string in it can end the element. */
export const serializeJsonLd = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
