import { useEffect, useRef, type PointerEvent } from 'react';

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
  /** Spreads the low numbers: the distance from the left end is the root of the number. */
  isQuadratic?: boolean | undefined;
  /** Accessible names of the two thumbs. */
  labels: Readonly<Record<keyof Range, string>>;
  /** The values as text, e.g. `HK$500`. */
  valueTexts: Readonly<Record<keyof Range, string>>;
  /** `done`: the thumb has been released. */
  onChange: (value: Range, done: boolean) => void;
}

const ends = ['min', 'max'] as const;

/** px: the width of a thumb in theme.css, whose centre is never nearer to an end than half of it. */
const THUMB = 24;

/**
 * A slider with two thumbs, which cannot pass each other. Two native range inputs, visually hidden,
 * serve keyboards and screen readers; pointers move the nearer thumb.
 */
export function RangeSlider(props: Props) {
  const { value, min, max, step, isQuadratic = false, labels, valueTexts, onChange } = props;
  const track = useRef<HTMLDivElement>(null);
  const dragged = useRef<keyof Range>(undefined);
  const hasMoved = useRef(false);
  const power = isQuadratic ? 2 : 1;

  // Through the CSSOM: the content security policy forbids style attributes.
  useEffect(() => {
    const share = (at: number) => String(((at - min) / (max - min)) ** (1 / power));
    track.current?.style.setProperty('--low', share(value.min));
    track.current?.style.setProperty('--high', share(value.max));
  }, [value.min, value.max, min, max, power]);

  const move = {
    min: (to: number) => ({ min: Math.min(to, value.max), max: value.max }),
    max: (to: number) => ({ min: value.min, max: Math.max(to, value.min) }),
  };
  /** The number under a pointer. */
  const numberAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((clientX - left - THUMB / 2) / (width - THUMB), 0), 1);
    const steps = Math.round(((max - min) * share ** power) / step);
    return Math.min(Number((min + steps * step).toFixed(3)), max);
  };
  const change = (to: Range) => {
    hasMoved.current = true;
    onChange(to, false);
  };
  const release = () => {
    // Keys that move nothing, such as Tab, are released too.
    if (!hasMoved.current) return;
    hasMoved.current = false;
    onChange(value, true);
  };

  return (
    <div
      ref={track}
      className="range"
      onPointerDown={(event) => {
        if (event.button > 0) return;
        const at = numberAt(event);
        const isLower = at < value.min || at - value.min < value.max - at;
        const end = isLower ? 'min' : 'max';
        dragged.current = end;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelectorAll('input')[ends.indexOf(end)]?.focus();
        event.preventDefault();
        change(move[end](at));
      }}
      onPointerMove={(event) => {
        if (dragged.current) change(move[dragged.current](numberAt(event)));
      }}
      onLostPointerCapture={() => {
        dragged.current = undefined;
        release();
      }}
    >
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
          onChange={({ target }) => {
            change(move[end](target.valueAsNumber));
          }}
          onKeyUp={release}
        />
      ))}
    </div>
  );
}
