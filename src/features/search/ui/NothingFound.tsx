import type { ReactNode } from 'react';
import type { LabelRow } from '../index/index-format';
import { LabelLinks } from './LabelLinks';
import type { SearchPageWords } from './search-words';

interface Props {
  title: string;
  count: string;
  labels: readonly LabelRow[];
  words: SearchPageWords;
  /** What was announced. */
  children: ReactNode;
}

/** Shown when a query finds no product. */
export function NothingFound({ title, count, labels, words, children }: Props) {
  const { nothing, related } = words.search;
  return (
    <section aria-labelledby="results-title" className="pb-12">
      <h2
        id="results-title"
        className="flex flex-wrap items-baseline gap-x-3 pb-5 font-text text-2xl sm:text-3xl"
      >
        {title}
        <span className="figures text-base font-normal text-soft">{count}</span>
      </h2>
      {children}
      <h3 className="pt-4 font-text text-xl">{nothing.title}</h3>
      <p className="max-w-xl pt-2 pb-6 text-soft">{nothing.text}</p>
      <LabelLinks title={related} labels={labels} />
      <a href={words.contact} className="button button-quiet">
        {nothing.contact}
      </a>
    </section>
  );
}
