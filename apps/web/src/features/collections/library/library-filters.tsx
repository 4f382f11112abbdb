import type { LibraryFilter } from '@onceware/api/collections/library/library.contract';
import { LIBRARY_SORTS, libraryLimits, librarySort } from '@onceware/api/collections/library/library.limits';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { KINDS } from './filter-params.ts';
import classes from './library.module.css';

interface Props {
  filter: LibraryFilter;
  collections: readonly ListedCollection[];
  onChange: (filter: LibraryFilter) => void;
}

/** Words, kind, collection, marks, and the order. */
export function LibraryFilters({ filter, collections, onChange }: Props) {
  const t = useTranslations('library');
  const sorts = LIBRARY_SORTS.filter((sort) => sort !== 'relevance' || filter.q !== '');
  const flag = (name: 'isFavorite' | 'isDead', label: string) => (
    <label className={classes.flag}>
      <input
        type="checkbox"
        checked={filter[name] === true}
        onChange={({ currentTarget }) => onChange({ ...filter, [name]: currentTarget.checked || undefined })}
      />
      {label}
    </label>
  );
  return (
    <div className={classes.filters} role="search" aria-label={t('search')}>
      <SearchBox
        className={classes.search}
        label={t('search')}
        dir={filter.q === '' ? undefined : 'auto'}
        maxLength={libraryLimits.queryMax}
        value={filter.q}
        onChange={({ target }) => onChange({ ...filter, q: target.value })}
      />
      <div className={classes.choices}>
        <Select
          label={t('sort')}
          size="fluid"
          value={librarySort(filter)}
          onChange={({ target }) =>
            onChange({ ...filter, sort: LIBRARY_SORTS.find((sort) => sort === target.value) ?? 'relevance' })
          }
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('kind')}
          size="fluid"
          value={filter.entityTypes.length === 1 ? filter.entityTypes[0] : ''}
          onChange={({ target }) => onChange({ ...filter, entityTypes: KINDS.filter((kind) => kind === target.value) })}
        >
          <option value="">{t('kinds.all')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('collection')}
          size="fluid"
          value={filter.collectionIds.length === 1 ? filter.collectionIds[0] : ''}
          onChange={({ target }) => onChange({ ...filter, collectionIds: target.value === '' ? [] : [target.value] })}
        >
          <option value="">{t('allCollections')}</option>
          {collections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={classes.flags}>
        {flag('isFavorite', t('favorites'))}
        {flag('isDead', t('gone'))}
      </div>
    </div>
  );
}
