/** Suffix of titles without the brand (requirements §2). */
const titleSuffix = (brand: string) => ` | ${brand} - 香港專業音樂器材商店`;

/** The document title. */
export const fullTitle = (title: string, brand: string): string =>
  title.includes(brand) ? title : title + titleSuffix(brand);
