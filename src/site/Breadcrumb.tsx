interface Props {
  label: string;
  /** Starts with the home page; the current page, if it is last, has no `href`. */
  trail: readonly { href?: string; text: string }[];
}

/** One line on phones: a long trail shows the first page and the last two, truncated to fit (breadcrumb.css). */
export const Breadcrumb = ({ label, trail }: Props) => (
  <nav aria-label={label}>
    <ol className="trail">
      {trail.map(({ href, text }, index) => {
        const fromEnd = trail.length - 1 - index;
        return (
          <li
            key={href ?? text}
            className={trail.length > 3 && index > 0 && fromEnd > 1 ? 'trail-middle' : undefined}
            aria-current={href ? undefined : 'page'}
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {trail.length > 3 && fromEnd === 1 && (
              <span className="trail-gap" aria-hidden="true">
                … /
              </span>
            )}
            {href ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        );
      })}
    </ol>
  </nav>
);
