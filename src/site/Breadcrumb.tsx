interface Props {
  label: string;
  /** From the home page; the page itself, if it is last, has no `href`. */
  trail: readonly { href?: string; text: string }[];
}

export const Breadcrumb = ({ label, trail }: Props) => (
  <nav aria-label={label}>
    <ol className="text-sm text-soft">
      {trail.map(({ href, text }, index) => (
        <li
          key={href ?? text}
          className="inline wrap-anywhere"
          aria-current={href ? undefined : 'page'}
        >
          {index > 0 && (
            <span className="px-1.5" aria-hidden="true">
              /
            </span>
          )}
          {href ? (
            <a
              href={href}
              className="text-link inline-flex min-h-8 items-center pointer-coarse:-mx-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center pointer-coarse:px-2"
            >
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
