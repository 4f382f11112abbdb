import type { Mute } from '@onceware/api/chat/moderation/moderation.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import type { Column } from '#lib/table/column.ts';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { useTableState } from '#lib/table/use-table-state.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { Moment } from '#lib/time/moment.tsx';
import { MODERATION_QUERY } from '../reports/reports-table.ts';
import classes from '../reports/reports.module.css';
import { ModerationNav } from './moderation-nav.tsx';
import { MUTED_TABLE } from './moderation-tables.ts';
import { RoomName } from './room-name.tsx';
import { useModeration } from './use-moderation.ts';

/** Members who are muted for a time, with the room, the reason and the moderator (LIVE-11). */
export function MutedPage() {
  const t = useTranslations('adminModeration');
  const table = useTableState(MUTED_TABLE);
  const query = trpc.admin.moderation.silences.useQuery(table.input, MODERATION_QUERY);
  const columns = useMutedColumns();

  return (
    <AdminPage section="moderation">
      <ModerationNav />
      <TableBar table={table} searchLabel={t('muted.search')} page={query.data} />
      <AdminTable
        caption={t('muted.title')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>{t('muted.empty')}</p>}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}

function useMutedColumns(): Column<Mute, (typeof MUTED_TABLE.sorts)[number]>[] {
  const t = useTranslations('adminModeration');
  const moment = useMoment();
  const { endMute } = useModeration();
  return [
    { key: 'person', label: t('muted.person'), isPlain: true, render: ({ person }) => <UserLink user={person} /> },
    {
      key: 'where',
      label: t('room'),
      render: ({ room }) => (room ? <RoomName room={room} /> : t('mute.everywhere')),
    },
    { key: 'until', label: t('muted.until'), sort: 'until', render: ({ until }) => moment(until) },
    {
      key: 'reason',
      label: t('mute.reason'),
      render: ({ reason }) => (
        <span className={classes.text} dir="auto">
          {reason}
        </span>
      ),
    },
    {
      key: 'since',
      label: t('muted.by'),
      sort: 'since',
      render: ({ by, since }) => (
        <span className="stack justify-items-start min-w-0 breaks">
          <bdi>{by?.name ?? t('nobody')}</bdi>
          <span className="quiet">
            <Moment at={since} />
          </span>
        </span>
      ),
    },
    {
      key: 'end',
      label: t('actions'),
      isPlain: true,
      render: (mute) => (
        <Button aria-label={t('muted.endOf', { name: mute.person.name })} onClick={() => endMute(mute)}>
          {t('muted.end')}
        </Button>
      ),
    },
  ];
}
