import { Clauses } from './Clauses';

interface Props {
  title: string;
  subtitle?: string;
}

/** The heading of a page, with its subtitle. */
export function PageHeading({ title, subtitle }: Props) {
  return (
    <div className="shell pt-12 pb-8 sm:pt-16 sm:pb-10">
      <h1 className="text-5xl sm:text-6xl">{title}</h1>
      {subtitle !== undefined && (
        <p className="phrase mt-4 max-w-2xl text-lg text-balance text-soft">
          <Clauses text={subtitle} />
        </p>
      )}
    </div>
  );
}
