import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Column } from './column.ts';
import classes from './table.module.css';
import type { Filters } from './table-address.ts';
import type { TableState } from './use-table-state.ts';

/** A column's name; where the table can be sorted by it, the link that does so. */
export function ColumnHead<Row, Sort extends string, Of extends Filters>({
  column,
  table,
}: {
  column: Column<Row, Sort>;
  table: TableState<Sort, Of>;
}) {
  const { label, sort, align, head } = column;
  if (!sort) {
    return (
      <th scope="col" className={classes.head} data-align={align}>
        {head ?? label}
      </th>
    );
  }
  const { query } = table;
  const isSorted = query.sort === sort;
  const Icon = !isSorted ? IconArrowsSort : query.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={classes.head}
      data-align={align}
      aria-sort={isSorted ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link className={classes.sort} to={table.sortHref(sort)} data-sorted={isSorted || undefined} preventScrollReset>
        {label}
        <Icon className={classes.icon} size={16} stroke={1.75} aria-hidden />
      </Link>
    </th>
  );
}
