interface Props {
  /** A path from `icons.ts`. */
  path: string;
  /** px; by default, the style sheet sets size and stroke. */
  size?: number;
  strokeWidth?: number;
  fill?: 'currentColor' | 'none';
  className?: string;
}

/** A decorative icon. */
export const Icon = ({ path, size, strokeWidth = 1.5, fill = 'none', className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className}
    {...(size !== undefined && {
      width: size,
      height: size,
      fill,
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    })}
  >
    <path d={path} />
  </svg>
);
