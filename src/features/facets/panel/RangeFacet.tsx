import { RangeSlider } from '~/ui/RangeSlider';
import { rangeMax, rangeValue, type FacetWords, type SharedFacetWords } from '../facet-words';
import type { RangeFacet as Facet } from '../facets';
import { rangeBetween, type Range } from '../filter';
import { RangeField } from './RangeField';

interface Props {
  facet: Facet;
  words: FacetWords;
  shared: SharedFacetWords;
  range: Range;
  /** `replace` while the slider is being dragged. */
  onChange: (range: Range, history: 'push' | 'replace') => void;
}

/** A numeric range: a slider, and two number fields for exact values. */
export function RangeFacet({ facet, words, shared, range, onChange }: Props) {
  const { min, max } = range;
  const labels = { min: words.min ?? words.label, max: words.max ?? words.label };
  const texts = { min: rangeValue(min, words), max: rangeMax(max, facet, words, shared) };

  return (
    <fieldset>
      <legend className="sr-only">{words.label}</legend>
      <RangeSlider
        value={range}
        min={facet.min}
        max={facet.max}
        step={facet.step}
        isQuadratic={facet.isQuadratic}
        labels={labels}
        valueTexts={texts}
        onChange={(next, done) => {
          onChange(next, done ? 'push' : 'replace');
        }}
      />
      <p className="figures flex justify-between text-sm">
        <span>{texts.min}</span>
        <span>{texts.max}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 max-3xs:grid-cols-1 gap-3">
        <RangeField
          label={labels.min}
          value={min}
          emptyValue={facet.min}
          facet={facet}
          onChange={(value) => {
            onChange(rangeBetween(value, max), 'push');
          }}
        />
        <RangeField
          label={labels.max}
          value={max}
          emptyValue={facet.max}
          facet={facet}
          onChange={(value) => {
            onChange(rangeBetween(min, value), 'push');
          }}
        />
      </div>
    </fieldset>
  );
}
