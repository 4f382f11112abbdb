import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import type { Column } from './column.ts';
import classes from './sort-select.module.css';
import type { Filters } from './table-address.ts';
import type { TableState } from './use-table-state.ts';
import { DIRECTIONS } from '@onceware/api/kernel/table/table.limits';

/** For phones, where the columns have no heads to press. */
export function SortSelect<Row, Sort extends string, Of extends Filters>({
  table,
  columns,
}: {
  table: TableState<Sort, Of>;
  columns: readonly Column<Row, Sort>[];
}) {
  const t = useTranslations('admin.table');
  const { sort: sorted, direction: ordered } = table.query;
  const choices = columns.flatMap(({ sort, label }) =>
    sort
      ? DIRECTIONS.map((direction) => ({
          key: `${sort} ${direction}`,
          href: table.sortHref(sort, direction),
          label: t(direction === 'asc' ? 'ascending' : 'descending', { sort: label }),
        }))
      : [],
  );
  if (choices.length === 0) return null;
  const choose = (key: string) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) table.show(choice.href);
  };
  return (
    <div className={classes.sort}>
      <Select
        label={t('sortBy')}
        size="md"
        value={`${sorted} ${ordered}`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
