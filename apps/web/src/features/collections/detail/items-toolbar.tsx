import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Select } from '@onceware/ui/select/select';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { type Arrangement, KINDS, SORTS } from './arrange-items.ts';
import classes from './items-toolbar.module.css';

interface Props {
  box: RefObject<HTMLInputElement | null>;
  arrangement: Arrangement;
  /** Number of items shown while a filter is set. */
  foundCount: number | null;
  onSort: (sort: Arrangement['sort']) => void;
  onFilter: (change: Partial<Omit<Arrangement, 'sort'>>) => void;
}

/** Sorts and filters the items of a collection. */
export function ItemsToolbar({ box, arrangement: { sort, query, kind }, foundCount, onSort, onFilter }: Props) {
  const t = useTranslations('collectionItems.toolbar');
  // The first Escape empties the box, the next one closes the panel.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onFilter({ query: '' });
  };
  return (
    <div className={classes.toolbar}>
      <SearchBox
        ref={box}
        className={classes.search}
        label={t('filter')}
        dir={query === '' ? undefined : 'auto'}
        value={query}
        onChange={(event) => onFilter({ query: event.target.value })}
        onKeyDown={clear}
      />
      <div className={classes.choices}>
        <Select
          label={t('sort')}
          size="fluid"
          value={sort}
          onChange={({ target }) => choose(SORTS, target.value, onSort)}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('kind')}
          size="fluid"
          value={kind}
          onChange={({ target }) => choose(KINDS, target.value, (value) => onFilter({ kind: value }))}
        >
          {KINDS.map((value) => (
            <option key={value} value={value}>
              {t(`kinds.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <p className="sr-only" role="status">
        {foundCount !== null && t('found', { count: foundCount })}
      </p>
    </div>
  );
}

function choose<Value extends string>(
  values: readonly Value[],
  chosen: string,
  onChoose: (value: Value) => void,
): void {
  const value = values.find((one) => one === chosen);
  if (value) onChoose(value);
}
