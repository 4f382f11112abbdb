import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { useTableState } from '#lib/table/use-table-state.ts';
import { FlaggedDetail } from './flagged-detail.tsx';
import { ModerationNav } from './moderation-nav.tsx';
import { FLAGGED_TABLE, MODERATION_QUERY } from './moderation-tables.ts';
import { useFlaggedColumns } from './use-flagged-columns.tsx';

/** Messages that members told the moderators of: kept, removed, and their authors muted (LIVE-11). */
export function FlaggedPage() {
  const t = useTranslations('adminModeration');
  const table = useTableState(FLAGGED_TABLE);
  const query = trpc.admin.moderation.flagged.useQuery(table.input, MODERATION_QUERY);
  const columns = useFlaggedColumns();

  return (
    <AdminPage section="moderation">
      <ModerationNav />
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
        columns={columns}
        rowKey={({ id }) => id}
        detail={{
          label: ({ author }) => t('flagged.details', { name: author?.name ?? t('nobody') }),
          render: (message) => <FlaggedDetail message={message} />,
        }}
        empty={<p>{t('flagged.empty')}</p>}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}
