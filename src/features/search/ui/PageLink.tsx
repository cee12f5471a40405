import type { AnswerLink } from '../engine/word-index';

/** The page that answers a question. */
export function PageLink({ link: [href, title, text] }: { link: AnswerLink }) {
  return (
    <a href={href} className="group mb-6 block max-w-2xl border-s-4 border-ink bg-raised px-5 py-3">
      <span className="font-semibold group-hover:underline">{title}</span>
      <span className="phrase block text-soft">{text}</span>
    </a>
  );
}
