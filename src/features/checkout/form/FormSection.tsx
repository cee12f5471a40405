import type { ReactNode } from 'react';

interface Props {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled section of the form. */
export const FormSection = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className="border-t border-ink pt-5">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    {children}
  </section>
);
