import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  className?: string;
  /** The outcome of sending the form, if it has been sent. */
  result: { title: string; text: string } | undefined;
  /** The next step that the text suggests. */
  children?: ReactNode;
}

/** Announces and shows the outcome of a form, and scrolls to it. */
export function FormResult({ className, result, children }: Props) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (result) region.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return (
    <div ref={region} className={className} role="status">
      {result && (
        <div className="border-s-4 border-ink bg-raised p-5">
          <p className="font-semibold">{result.title}</p>
          <p>{result.text}</p>
          {children}
        </div>
      )}
    </div>
  );
}
