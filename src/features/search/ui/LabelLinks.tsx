import { Icon } from '~/ui/Icon';
import { arrow } from '~/ui/icons';
import type { LabelRow } from '../index/index-format';

interface Props {
  title: string;
  labels: readonly LabelRow[];
}

/** Links to categories, kinds and brands that a query names or comes near to. */
export function LabelLinks({ title, labels }: Props) {
  if (labels.length === 0) return null;
  return (
    <nav aria-label={title} className="pb-6">
      <ul className="flex flex-wrap gap-2">
        {labels.map(([, name, href, count]) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3 text-sm hover:border-ink"
            >
              {name}
              <span className="figures shrink-0 text-xs text-soft">{count}</span>
              <Icon path={arrow} size={14} strokeWidth={2} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
