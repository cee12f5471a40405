import type { ReactNode } from 'react';

interface Props {
  className?: string;
  /** The accessible name, if the content is not unique on the page. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button that looks like a link within text, large enough for a finger. */
export const TextButton = ({ className = '', label, onClick, children }: Props) => (
  <button
    type="button"
    className={`text-link min-h-11 min-w-11 ${className}`}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </button>
);
