import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './store-admin.module.css';
import type { Sort } from './use-sort.ts';

interface Props<Column extends string> {
  column: Column;
  label: string;
  sort: Sort<Column>;
  onSort: (column: Column) => void;
  isNumber?: boolean;
}

/** A column's head that orders the table by it, and the other way round when it does already. */
export function SortHeader<Column extends string>({ column, label, sort, onSort, isNumber = false }: Props<Column>) {
  const isSorted = sort.column === column;
  const SortedIcon = sort.isDescending ? IconArrowDown : IconArrowUp;
  const Icon = isSorted ? SortedIcon : IconArrowsSort;
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={classes.button} onClick={() => onSort(column)}>
        {label}
        <Icon size={16} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
}
