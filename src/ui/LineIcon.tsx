/** In a square of 24 units. One path an icon: Lucide, which other icons come from, is 1.5 KB of script. */
const paths = {
  arrow: 'M7 7h10v10M7 17 17 7',
  bank: 'M3 9l9-6 9 6zM6 12v6M10 12v6M14 12v6M18 12v6M3 21h18',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20M6 15h3',
  chevron: 'M6 9l6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  lock: 'M6 11h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 11V7a4 4 0 0 1 8 0v4',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  sliders: 'M3 6h11M18 6h3M16 4v4M3 12h3M10 12h11M8 10v4M3 18h9M16 18h5M14 16v4',
};

export type LineIconName = keyof typeof paths;

interface Props {
  name: LineIconName;
  /** px */
  size: number;
  strokeWidth?: number;
  className?: string;
}

/** A decorative icon in islands that a shopper waits for. */
export const LineIcon = ({ name, size, strokeWidth = 2, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
