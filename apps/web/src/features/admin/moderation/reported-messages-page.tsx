import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { ReportsPage } from '../reports/reports-page.tsx';
import { MODERATION_QUERY, REPORTS_TABLE } from '../reports/reports-table.ts';
import { MessageDetail } from './message-detail.tsx';
import { ModerationNav } from './moderation-nav.tsx';
import { RoomName } from './room-name.tsx';

/** Messages that members reported to the moderators: kept, removed, and their authors muted (LIVE-11). */
export function ReportedMessagesPage() {
  const t = useTranslations('adminModeration');
  const table = useTableState(REPORTS_TABLE);
  return (
    <ReportsPage
      section="moderation"
      nav={<ModerationNav />}
      t={t}
      table={table}
      query={trpc.admin.moderation.flagged.useQuery(table.input, MODERATION_QUERY)}
      subject={{ key: 'message', label: t('flagged.message'), noText: t('flagged.noText') }}
      place={{ key: 'room', label: t('room'), render: ({ room }) => <RoomName room={room} /> }}
      renderDetail={(message) => <MessageDetail message={message} />}
    />
  );
}
