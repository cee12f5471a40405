/** Known brands and their countries; `null` for any other country. */
export type BrandCountries = Readonly<Record<string, 'USA' | 'Japan' | null>>;

/** The longest known brand in an English product name. */
export function detectBrand(nameEn: string, brands: BrandCountries): string | undefined {
  const words = ` ${nameEn} `.toLowerCase();
  return Object.keys(brands)
    .filter((brand) => words.includes(` ${brand.toLowerCase()} `))
    .sort((a, b) => b.length - a.length)[0];
}
