interface Props {
  title: string;
  text: string;
  action: { text: string; href: string };
  /** A second link. */
  more?: { text: string; href: string };
}

/** Replaces an empty list, with a link to continue. */
export function EmptyState({ title, text, action, more }: Props) {
  return (
    <div className="border-t border-line py-16 sm:py-24">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      <p className="mt-3 max-w-lg text-lg text-soft">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={action.href} className="button button-primary">
          {action.text}
        </a>
        {more && (
          <a href={more.href} className="button button-quiet">
            {more.text}
          </a>
        )}
      </p>
    </div>
  );
}
