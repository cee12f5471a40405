interface Props {
  title: string;
  text: string;
  action: { text: string; href: string };
}

/** Replaces an empty list, with a link to continue. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="border-t border-line py-16 sm:py-24">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      <p className="mt-3 max-w-lg text-lg text-soft">{text}</p>
      <a href={action.href} className="button button-primary mt-8">
        {action.text}
      </a>
    </div>
  );
}
