import { DEAL_SORTS, type DealSort } from '@onceware/api/catalog/catalog.limits';
import { Select } from '@onceware/ui/select/select';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { defaultSort, exploreHref, type ExploreSearch } from './explore-address.ts';

export function SortSelect({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const navigate = useNavigate();
  const word = (sort: DealSort) => t(sort === '-price' ? 'sorts.price_desc' : `sorts.${sort}`);
  // Relevance to nothing is no order.
  const sorts = DEAL_SORTS.filter((sort) => search.q !== '' || sort !== 'relevance');

  const choose = (value: string) => {
    const sort = DEAL_SORTS.find((known) => known === value) ?? null;
    void navigate(exploreHref({ ...search, sort }), { preventScrollReset: true });
  };

  return (
    <Select
      label={t('sort')}
      size="fluid"
      value={search.sort ?? defaultSort(search.q)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {word(sort)}
        </option>
      ))}
    </Select>
  );
}
