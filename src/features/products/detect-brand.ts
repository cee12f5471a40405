/** Brands that the shop knows, each with the country it is from; `null`: neither of the two. */
export type BrandCountries = Readonly<Record<string, 'USA' | 'Japan' | null>>;

/** The known brand that an English name contains, the longest match; `undefined` without one. */
export function detectBrand(nameEn: string, brands: BrandCountries): string | undefined {
  const words = ` ${nameEn} `.toLowerCase();
  return Object.keys(brands)
    .filter((brand) => words.includes(` ${brand.toLowerCase()} `))
    .sort((a, b) => b.length - a.length)[0];
}
