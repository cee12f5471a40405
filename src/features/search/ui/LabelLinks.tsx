import { Icon } from '~/ui/Icon';
import { arrow } from '~/ui/icons';
import type { LabelRow } from '../shared/index-format';

interface Props {
  labels: readonly LabelRow[];
  /** Among results, an arrow marks links to other pages. */
  hasArrows?: boolean;
}

/** Links to categories, kinds and brands, with the number of products of each. */
export const LabelLinks = ({ labels, hasArrows = false }: Props) => (
  <ul className="flex flex-wrap gap-2">
    {labels.map(([type, name, href, count]) => (
      <li key={href}>
        <a
          href={href}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3 text-sm hover:border-ink"
          lang={type === 'brand' ? 'en' : undefined}
        >
          <span>{name}</span>
          <span className="figures shrink-0 text-xs text-soft">{count}</span>
          {hasArrows && <Icon path={arrow} size={14} strokeWidth={2} />}
        </a>
      </li>
    ))}
  </ul>
);
