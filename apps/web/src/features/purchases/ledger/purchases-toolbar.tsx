import { PURCHASE_STATES } from '@onceware/api/purchases/purchases.limits';
import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Select } from '@onceware/ui/select/select';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { isFiltered, PURCHASE_SORTS, type PurchasesSearch, QUERY_MAX } from './purchases-search.ts';
import classes from './purchases-toolbar.module.css';
import { useYearWords } from './use-year-words.ts';

interface Props {
  search: PurchasesSearch;
  years: readonly number[];
  onSearch: (search: PurchasesSearch) => void;
}

/** Searches, filters and sorts the purchases. */
export function PurchasesToolbar({ search, years, onSearch }: Props) {
  const t = useTranslations('purchases');
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (box.current) box.current.value = '';
    onSearch({ ...search, q: '', state: null, year: null });
    box.current?.focus();
  };
  return (
    <div className={classes.toolbar} role="search">
      {/* Keeps its own text: an address that follows letter by letter must not move the cursor. */}
      <SearchBox
        ref={box}
        className={classes.search}
        label={t('toolbar.search')}
        defaultValue={search.q}
        maxLength={QUERY_MAX}
        onChange={(event) => onSearch({ ...search, q: event.currentTarget.value })}
      />
      <Choices search={search} years={years} onSearch={onSearch} />
      {isFiltered(search) && (
        <Button variant="quiet" onClick={clear}>
          {t('toolbar.clear')}
        </Button>
      )}
    </div>
  );
}

/** By state and year, and in which order. */
function Choices({ search, years, onSearch }: Props) {
  const t = useTranslations('purchases');
  const yearWords = useYearWords();
  return (
    <div className={classes.choices}>
      <Select
        label={t('toolbar.state')}
        size="fluid"
        value={search.state ?? ''}
        onChange={({ target }) =>
          onSearch({ ...search, state: PURCHASE_STATES.find((state) => state === target.value) ?? null })
        }
      >
        <option value="">{t('toolbar.anyState')}</option>
        {PURCHASE_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('toolbar.year')}
        size="fluid"
        value={search.year ?? ''}
        onChange={({ target }) => onSearch({ ...search, year: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('toolbar.anyYear')}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {yearWords(year)}
          </option>
        ))}
      </Select>
      <Select
        label={t('toolbar.sort')}
        size="fluid"
        value={search.sort}
        onChange={({ target }) =>
          onSearch({ ...search, sort: PURCHASE_SORTS.find((sort) => sort === target.value) ?? 'newest' })
        }
      >
        {PURCHASE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
