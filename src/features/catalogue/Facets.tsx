import { useId, useState } from 'react';
import type { FacetCounts } from './filtering';
import { badges } from '~/features/products/product';
import { fill } from '~/i18n/fill';
import { FacetOption } from './FacetOption';
import { PriceFacet } from './PriceFacet';
import type { SetView } from './use-view';
import { toggled, type View } from './view';
import type { CatalogueWords } from './catalogue-words';

/** How many brands are shown before "show all" (spec §9). */
const BRANDS_SHOWN = 10;

interface Props {
  view: View;
  setView: SetView;
  /** All brands, sorted. */
  brands: readonly string[];
  counts: FacetCounts;
  words: CatalogueWords;
  onClear: () => void;
}

/** The filter panel: price, brands, features (spec §2 "Filter panel"). */
export function Facets({ view, setView, brands, counts, words, onClear }: Props) {
  const { filter } = view;
  const id = useId();
  const [all, setAll] = useState(false);
  // A selected brand is never hidden.
  const shown = brands.filter(
    (brand, index) => all || index < BRANDS_SHOWN || filter.brands.has(brand),
  );

  return (
    <div className="space-y-7">
      <PriceFacet
        price={filter.price}
        words={words}
        onChange={(price, how) => {
          setView({ ...view, filter: { ...filter, price } }, how);
        }}
      />
      <fieldset>
        <legend className="font-semibold">{words.filters.brands}</legend>
        <ul id={`${id}-brands`} className="mt-1">
          {shown.map((brand) => (
            <FacetOption
              key={brand}
              label={brand}
              lang="en"
              count={counts.brands.get(brand) ?? 0}
              checked={filter.brands.has(brand)}
              onChange={() => {
                setView({ ...view, filter: { ...filter, brands: toggled(filter.brands, brand) } });
              }}
            />
          ))}
        </ul>
        {brands.length > BRANDS_SHOWN && (
          <button
            type="button"
            className="text-link min-h-11 text-sm"
            aria-expanded={all}
            aria-controls={`${id}-brands`}
            onClick={() => {
              setAll(!all);
            }}
          >
            {all
              ? words.filters.fewerBrands
              : fill(words.filters.allBrands, { count: brands.length })}
          </button>
        )}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{words.filters.features}</legend>
        <ul className="mt-1">
          {badges.map((badge) => (
            <FacetOption
              key={badge}
              label={words.badges[badge]}
              count={counts.badges.get(badge) ?? 0}
              checked={filter.badges.has(badge)}
              onChange={() => {
                setView({ ...view, filter: { ...filter, badges: toggled(filter.badges, badge) } });
              }}
            />
          ))}
        </ul>
      </fieldset>
      <button type="button" className="button button-quiet w-full" onClick={onClear}>
        {words.filters.clearAll}
      </button>
    </div>
  );
}
