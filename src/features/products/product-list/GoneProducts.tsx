import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import { useFormerNames } from './use-former-names';

interface Props {
  /** Ids of saved products that are no longer sold; none: nothing is shown. */
  ids: readonly string[];
  words: {
    /** With the `{{count}}`. */
    gone: string;
    removeGone: string;
  };
  /** The product page's path without the id. */
  productPath: string;
  onRemove: () => void;
}

/** The number of saved products that are no longer sold, links to their pages, and a button that removes them. */
export function GoneProducts({ ids, words, productPath, onRemove }: Props) {
  const formerName = useFormerNames(ids.length > 0);
  if (ids.length === 0) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 border-y border-line py-2 text-soft print:hidden">
      <span>{fill(words.gone, { count: ids.length })}</span>
      {ids.map((id) => {
        const name = formerName(id);
        return (
          name && (
            <a
              key={id}
              className="text-link inline-flex min-h-11 items-center"
              href={productPath + id}
            >
              {name}
            </a>
          )
        );
      })}
      <TextButton onClick={onRemove}>{words.removeGone}</TextButton>
    </p>
  );
}
