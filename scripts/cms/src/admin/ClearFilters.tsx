import { Button } from '@strapi/design-system';
import { useQueryParams, withEncodedUserParams } from '@strapi/strapi/admin';
import { useLanguage } from './panel';

const words = { zh: '清除篩選', en: 'Clear filters' };

interface Query {
  filters?: { $and?: unknown[] } | undefined;
  page?: number;
}

/** Above a list with filters: a button that removes them. The search stays. */
export function ClearFilters() {
  const language = useLanguage();
  const [{ query }, setQuery] = useQueryParams<Query>();
  if (!query.filters?.$and?.length) return null;
  return (
    <Button
      variant="tertiary"
      onClick={() => setQuery(withEncodedUserParams(query, { filters: undefined, page: 1 }))}
    >
      {words[language]}
    </Button>
  );
}
