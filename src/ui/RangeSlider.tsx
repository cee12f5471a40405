import { useEffect, useRef } from 'react';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Props {
  value: Range;
  /** The ends of the scale. */
  min: number;
  max: number;
  step: number;
  /** Accessible names of the two thumbs. */
  labels: Readonly<Record<keyof Range, string>>;
  /** The values as text, e.g. `HK$500`. */
  valueTexts: Readonly<Record<keyof Range, string>>;
  /** `done`: the thumb has been released. */
  onChange: (value: Range, done: boolean) => void;
}

const ends = ['min', 'max'] as const;

/**
 * A slider with two thumbs: two native range inputs, one on top of the other, so that keyboard,
 * touch and screen readers work as usual. The thumbs cannot pass each other.
 */
export function RangeSlider({ value, min, max, step, labels, valueTexts, onChange }: Props) {
  const track = useRef<HTMLDivElement>(null);

  // Through the CSSOM: the content security policy forbids style attributes.
  useEffect(() => {
    const percent = (at: number) => `${((at - min) / (max - min)) * 100}%`;
    track.current?.style.setProperty('--low', percent(value.min));
    track.current?.style.setProperty('--high', percent(value.max));
  }, [value.min, value.max, min, max]);

  const move = {
    min: (to: number) => ({ min: Math.min(to, value.max), max: value.max }),
    max: (to: number) => ({ min: value.min, max: Math.max(to, value.min) }),
  };
  const release = () => {
    onChange(value, true);
  };

  return (
    <div ref={track} className="range">
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value[end]}
          aria-label={labels[end]}
          aria-valuetext={valueTexts[end]}
          // When both thumbs are at the right end, the lower one must still be reachable.
          className={end === 'min' && value.min > (min + max) / 2 ? 'z-10' : undefined}
          onChange={({ target }) => {
            onChange(move[end](target.valueAsNumber), false);
          }}
          onPointerUp={release}
          onKeyUp={release}
        />
      ))}
    </div>
  );
}
