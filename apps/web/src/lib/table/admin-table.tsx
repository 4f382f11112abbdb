import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './admin-table.module.css';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { DetailButton } from './detail-button.tsx';
import { SortSelect } from './sort-select.tsx';
import type { Filters } from './table-address.ts';
import { TableEmpty, TableFailed } from './table-states.tsx';
import type { TableState } from './use-table-state.ts';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

/** Fields of a query that the table needs. */
export interface RowsQuery<Row> {
  data: TablePage<Row> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Detail<Row> {
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

interface Props<Row, Sort extends string, Of extends Filters> {
  /** Content of the table; for screen readers only. */
  caption: string;
  table: TableState<Sort, Of>;
  query: RowsQuery<Row>;
  columns: readonly Column<Row, Sort>[];
  rowKey: (row: Row) => string;
  /** Detail that opens below a row; if it renders null, nothing opens. Its button is named by `label`. */
  detail?: Detail<Row>;
  /** While there is no row at all, with no search and no filter: says what brings some. */
  empty: ReactNode;
}

/** Rows of the server; below 720 px of room each one is a block with labels. A row leads to its page by a `RowLink` in its first cell. */
export function AdminTable<Row, Sort extends string, Of extends Filters>({
  caption,
  table,
  query,
  columns,
  rowKey,
  detail,
  empty,
}: Props<Row, Sort, Of>) {
  const t = useTranslations('admin.table');
  const { data, error } = query;
  const open = useOpenRows();
  const retry = () => void query.refetch();

  if (!data && error) return <TableFailed error={error} onRetry={retry} />;
  if (data?.rows.length === 0) return <TableEmpty table={table} total={data.total} empty={empty} />;
  return (
    <div className={classes.frame}>
      {data && error ? <TableFailed error={error} onRetry={retry} isBrief /> : null}
      <SortSelect table={table} columns={columns} />
      {!data && (
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
      )}
      <table className={classes.table} aria-busy={!data || query.isPlaceholderData || undefined}>
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} table={table} hasDetail={detail !== undefined} />
        <tbody data-stale={query.isPlaceholderData || undefined}>
          {!data && <SkeletonRows columns={columns.length + (detail ? 1 : 0)} />}
          {data?.rows.map((row) => {
            const key = rowKey(row);
            return (
              <TableRow
                key={key}
                row={row}
                columns={columns}
                detail={detail}
                isOpen={open.has(key)}
                onToggle={() => open.toggle(key)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row, Sort extends string, Of extends Filters> {
  columns: readonly Column<Row, Sort>[];
  table: TableState<Sort, Of>;
  hasDetail: boolean;
}

function TableHead<Row, Sort extends string, Of extends Filters>({
  columns,
  table,
  hasDetail,
}: HeadProps<Row, Sort, Of>) {
  const t = useTranslations('admin.table');
  return (
    <thead className={classes.head}>
      <tr>
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} table={table} />
        ))}
        {hasDetail && (
          <th scope="col" className={classes.toggleHead}>
            <span className="sr-only">{t('details')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface RowProps<Row, Sort extends string> {
  row: Row;
  columns: readonly Column<Row, Sort>[];
  detail: Detail<Row> | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** With what opens below it, if it has that. */
function TableRow<Row, Sort extends string>({ row, columns, detail, isOpen, onToggle }: RowProps<Row, Sort>) {
  const content = detail?.render(row) ?? null;
  const isDetailed = content !== null && isOpen;
  return (
    <>
      <tr className={classes.row} data-open={isDetailed || undefined}>
        {columns.map((column) => (
          <td
            key={column.key}
            className={classes.cell}
            data-align={column.align}
            data-label={column.isPlain ? undefined : column.label}
          >
            {/* One thing beside its label, whatever it is made of. */}
            <div>{column.render(row)}</div>
          </td>
        ))}
        {detail && (
          <td className={classes.toggle}>
            {content !== null && <DetailButton label={detail.label(row)} isOpen={isDetailed} onToggle={onToggle} />}
          </td>
        )}
      </tr>
      {isDetailed && (
        <tr className={classes.detail}>
          <td colSpan={columns.length + 1}>{content}</td>
        </tr>
      )}
    </>
  );
}

/** Which rows show what is below them. */
function useOpenRows(): { has: (key: string) => boolean; toggle: (key: string) => void } {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    has: (key) => open.includes(key),
    toggle: (key) => setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key])),
  };
}

const ROWS = [62, 48, 70, 55, 66, 44, 58, 50];

/** Rows in the shape of those that come. */
function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map((width, row) => (
    <tr key={width} className={classes.row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={classes.cell}>
          <Skeleton width={`${column === 0 ? width + 20 : 30 + ((row + column) % 4) * 10}%`} height="14px" />
        </td>
      ))}
    </tr>
  ));
}
