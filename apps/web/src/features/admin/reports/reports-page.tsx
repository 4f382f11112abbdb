import type { Reported } from '@onceware/api/staff/reports/reports.contract';
import { Badge } from '@onceware/ui/badge/badge';
import type { ReactNode } from 'react';
import type { useTranslations } from 'use-intl/react';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import type { AdminSection } from '#lib/paths.ts';
import { AdminTable, type RowsQuery } from '#lib/table/admin-table.tsx';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import type { Column } from '#lib/table/column.ts';
import { Pager } from '#lib/table/pager.tsx';
import type { TableState } from '#lib/table/use-table-state.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from './reports.module.css';
import type { REPORTS_TABLE } from './reports-table.ts';

/** Words of a page of reports: these namespaces have the same keys for what their pages share. */
export type ReportWords = ReturnType<typeof useTranslations<'adminModeration' | 'adminReviews' | 'adminPeopleReports'>>;

interface Props<Row extends Reported> {
  section: AdminSection;
  t: ReportWords;
  table: TableState<'flagged', typeof REPORTS_TABLE.filters>;
  query: RowsQuery<Row>;
  nav?: ReactNode;
  /** Column of what was reported: its label, what stands above its text, and in the place of none. */
  subject: { key: string; label: string; renderAbove?: (row: Row) => ReactNode; noText?: string };
  /** Column of where it stands. */
  place: Column<Row, 'flagged'>;
  renderDetail: (row: Row) => ReactNode;
}

/** A list of what members reported to staff. */
export function ReportsPage<Row extends Reported>({
  section,
  t,
  table,
  query,
  nav,
  subject,
  place,
  renderDetail,
}: Props<Row>) {
  return (
    <AdminPage section={section}>
      {nav}
      <TableBar table={table} searchLabel={t('flagged.search')} page={query.data}>
        <ChoiceFilter
          table={table}
          name="status"
          label={t('flagged.show')}
          unchosen={t('flagged.open')}
          options={[{ value: 'settled', label: t('flagged.settled') }]}
        />
      </TableBar>
      <AdminTable
        caption={t('flagged.title')}
        table={table}
        query={query}
        columns={columnsOf(t, subject, place)}
        rowKey={({ id }) => id}
        detail={{
          label: ({ author }) => t('flagged.details', { name: author?.name ?? t('nobody') }),
          render: renderDetail,
        }}
        empty={<p>{t('flagged.empty')}</p>}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}

/** Enough for the two lines of a row. */
const EXCERPT_MAX = 240;

function columnsOf<Row extends Reported>(
  t: ReportWords,
  { key, label, renderAbove, noText }: Props<Row>['subject'],
  place: Props<Row>['place'],
): Column<Row, 'flagged'>[] {
  return [
    {
      key,
      label,
      isPlain: true,
      render: (row) => (
        <span className="stack justify-items-start min-w-0 breaks">
          {row.author ? <UserLink user={row.author} /> : <span className="quiet">{t('nobody')}</span>}
          {renderAbove?.(row)}
          <span className={classes.excerpt} dir="auto">
            {row.text.trim().slice(0, EXCERPT_MAX) || noText}
          </span>
        </span>
      ),
    },
    place,
    {
      key: 'flagged',
      label: t('flagged.by'),
      sort: 'flagged',
      render: ({ flagCount, flaggedAt }) => (
        <span className="stack justify-items-start min-w-0 breaks">
          {t('flagged.count', { count: flagCount })}
          <span className="quiet">
            <Moment at={flaggedAt} />
          </span>
        </span>
      ),
    },
    { key: 'state', label: t('state'), render: (row) => stateOf(t, row) },
  ];
}

function stateOf(t: ReportWords, { removedAt, settledAt }: Reported): ReactNode {
  if (removedAt) return <Badge>{t('flagged.isRemoved')}</Badge>;
  return settledAt ? <Badge>{t('flagged.isKept')}</Badge> : <Badge tone="signal">{t('flagged.isOpen')}</Badge>;
}
