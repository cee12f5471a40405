import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Moves focus here again when this changes. */
  about?: unknown;
  title: string;
  children: ReactNode;
}

/** The reason why an order was not placed, above the submit button. */
export function FocusedAlert({ about, title, children }: Props) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus();
  }, [about]);

  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="my-6 border-s-4 border-lacquer bg-raised p-4"
    >
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
