import { useEffect, useRef } from 'react';

interface Props {
  /** Where the slider's two ends stand. */
  value: readonly [low: number, high: number];
  max: number;
  step: number;
  labels: readonly [low: string, high: string];
  /** What a position says, e.g. `HK$500`. */
  format: (value: number, end: 'low' | 'high') => string;
  /** `done`: the hand has let go. */
  onChange: (value: [low: number, high: number], done: boolean) => void;
}

/**
 * A slider with two ends, made of two of the platform's own, one over the other: keyboard,
 * touch and screen readers work as everywhere. Neither end passes the other.
 */
export function RangeSlider({ value, max, step, labels, format, onChange }: Props) {
  const [low, high] = value;
  const track = useRef<HTMLDivElement>(null);

  // Through the style object: the content security policy forbids style attributes in markup.
  useEffect(() => {
    track.current?.style.setProperty('--low', `${(low / max) * 100}%`);
    track.current?.style.setProperty('--high', `${(high / max) * 100}%`);
  }, [low, high, max]);

  const ends = [
    {
      end: 'low' as const,
      at: low,
      set: (to: number): [number, number] => [Math.min(to, high), high],
    },
    {
      end: 'high' as const,
      at: high,
      set: (to: number): [number, number] => [low, Math.max(to, low)],
    },
  ];

  return (
    <div ref={track} className="range">
      {ends.map(({ end, at, set }, index) => (
        <input
          key={end}
          type="range"
          min={0}
          max={max}
          step={step}
          value={at}
          aria-label={labels[index]}
          aria-valuetext={format(at, end)}
          // Where both stand at the right, the low one must still be within reach.
          className={end === 'low' && low > max / 2 ? 'z-10' : undefined}
          onChange={({ target }) => {
            onChange(set(target.valueAsNumber), false);
          }}
          onPointerUp={() => {
            onChange([low, high], true);
          }}
          onKeyUp={() => {
            onChange([low, high], true);
          }}
        />
      ))}
    </div>
  );
}
