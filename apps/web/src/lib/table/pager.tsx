import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import classes from './table.module.css';
import type { Edge, Filters } from './table-address.ts';
import type { TableState } from './use-table-state.ts';
import { tableLimits } from '@onceware/api/kernel/table/table.limits';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

interface Props<Sort extends string, Of extends Filters> {
  table: TableState<Sort, Of>;
  page: TablePage<{ id: string }> | undefined;
  /** Derives the neighbouring pages from the edges of this one. */
  isByEdge?: boolean;
}

/** Links to the other pages; nothing if one page holds all. */
export function Pager<Sort extends string, Of extends Filters>({ table, page, isByEdge = false }: Props<Sort, Of>) {
  const t = useTranslations('admin.table');
  if (!page || page.rows.length === 0 || page.total <= tableLimits.pageSize) return null;
  const at = table.query.page;
  const pages = Math.ceil(page.total / tableLimits.pageSize);
  const [first, last] = isByEdge ? [page.rows[0], page.rows.at(-1)] : [];
  const way = (label: string, to: number | null, edge?: Edge) =>
    to === null ? (
      <span className={`${buttonClass()} ${classes.none}`} aria-hidden="true">
        {label}
      </span>
    ) : (
      <Link className={buttonClass()} to={table.pageHref(to, edge)}>
        {label}
      </Link>
    );
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      {way(t('first'), at > 1 ? 1 : null)}
      {way(t('previous'), at > 1 ? at - 1 : null, first && { before: first.id })}
      <span className={classes.at}>{t('page', { page: at, pages })}</span>
      {way(t('next'), at < pages ? at + 1 : null, last && { after: last.id })}
    </nav>
  );
}
