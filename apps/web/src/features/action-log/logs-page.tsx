import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { LogBar } from './log-bar.tsx';
import { LogDetail } from './log-detail.tsx';
import { LOGS_TABLE } from './logs-table.ts';
import { useActionName } from './use-action-name.ts';
import { useLogColumns } from './use-log-columns.tsx';

/** Lists who did what, when and from where (ADM-01). */
export function LogsPage({ below }: { below?: ReactNode }) {
  const t = useTranslations('adminLogs');
  const actionName = useActionName();
  const table = useTableState(LOGS_TABLE);
  const query = trpc.admin.logs.list.useQuery(table.input, TABLE_QUERY);
  const columns = useLogColumns();
  return (
    <AdminPage section="logs">
      <LogBar table={table} page={query.data} />
      <AdminTable
        caption={t('caption')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        detail={{
          label: ({ action }) => t('details', { action: actionName(action) }),
          render: (entry) => <LogDetail entry={entry} />,
        }}
        empty={t('empty')}
      />
      <Pager table={table} page={query.data} />
      {below}
    </AdminPage>
  );
}
