import type { AdminRoom } from '@onceware/api/chat/moderation/moderation.contract';
import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { useTableState } from '#lib/table/use-table-state.ts';
import { MODERATION_QUERY } from '../reports/reports-table.ts';
import { ModerationNav } from './moderation-nav.tsx';
import { ROOMS_TABLE } from './moderation-tables.ts';
import { RoomForm } from './room-form.tsx';
import { useRoomColumns } from './use-room-columns.tsx';

/** The community's rooms: made, renamed, slowed down, closed (LIVE-01, LIVE-11). */
export function RoomsPage() {
  const t = useTranslations('adminModeration.rooms');
  const table = useTableState(ROOMS_TABLE);
  const query = trpc.admin.moderation.rooms.useQuery(table.input, MODERATION_QUERY);
  const [edited, setEdited] = useState<AdminRoom | 'new' | null>(null);
  const columns = useRoomColumns(setEdited);

  return (
    <AdminPage
      section="moderation"
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('new')}
        </Button>
      }
    >
      <ModerationNav />
      <TableBar table={table} searchLabel={t('search')} page={query.data} />
      <AdminTable
        caption={t('title')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>{t('empty')}</p>}
      />
      <Pager table={table} page={query.data} />
      {edited && <RoomForm room={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </AdminPage>
  );
}
