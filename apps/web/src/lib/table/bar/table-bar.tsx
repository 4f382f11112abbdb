import type { AdminTable } from '@onceware/api/staff/staff.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Filters, narrowing } from '../table-address.ts';
import classes from './table-bar.module.css';
import { TableSearch } from './table-search.tsx';
import type { TableState } from '../use-table-state.ts';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

interface Props<Sort extends string, Of extends Filters> {
  table: TableState<Sort, Of>;
  /** Which rows the search is for: `Search by name or e-mail`. */
  searchLabel: string;
  /** The table as a file, where there is one. */
  exportOf?: AdminTable;
  page: TablePage<unknown> | undefined;
  /** Filters. */
  children?: ReactNode;
}

/** Bar above a table: search and filters, the number of matching rows, and their export. */
export function TableBar<Sort extends string, Of extends Filters>({
  table,
  searchLabel,
  exportOf,
  page,
  children,
}: Props<Sort, Of>) {
  const t = useTranslations('admin.table');
  return (
    <div className={classes.bar}>
      <div className={classes.tools} role="search">
        <TableSearch
          label={searchLabel}
          q={table.query.q}
          onSearch={(q) => table.show(table.searchHref(q), { isTyping: true })}
        />
        {children}
      </div>
      <div className={classes.facts}>
        <p className="num quiet" role="status">
          {page && (page.isMore ? t('manyRows', { count: page.total }) : t('rows', { count: page.total }))}
        </p>
        {table.isFiltered && (
          <Link className="py-2" to={table.clearedHref} preventScrollReset>
            {t('clear')}
          </Link>
        )}
        {exportOf && (
          <a
            className={`${buttonClass({ variant: 'quiet' })} ${classes.export}`}
            href={exportHref(exportOf, table.query)}
            title={t('exportHint')}
            download
          >
            <IconDownload size={18} stroke={1.75} aria-hidden />
            {t('export')}
          </a>
        )}
      </div>
    </div>
  );
}

function exportHref(table: AdminTable, query: Parameters<typeof narrowing>[0]): string {
  const filters = narrowing(query).toString();
  return `/api/admin/${table}/export${filters && `?${filters}`}`;
}
