import type { ReportedPerson } from '@onceware/api/staff/reports/reports.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { ReportsPage } from '../reports/reports-page.tsx';
import { MODERATION_QUERY, REPORTS_TABLE } from '../reports/reports-table.ts';
import { ModerationNav } from './moderation-nav.tsx';
import { PersonDetail } from './person-detail.tsx';

/** People whom members reported: muted or suspended by staff, or not (LIVE-17). */
export function ReportedPeoplePage() {
  const t = useTranslations('adminPeopleReports');
  const moment = useMoment();
  const table = useTableState(REPORTS_TABLE);
  const accountOf = ({ isSuspended, mutedUntil }: ReportedPerson) =>
    isSuspended ? t('suspended') : mutedUntil === null ? t('active') : t('muted', { time: moment(mutedUntil) });
  return (
    <ReportsPage
      section="moderation"
      nav={<ModerationNav />}
      t={t}
      table={table}
      query={trpc.admin.moderation.people.useQuery(table.input, MODERATION_QUERY)}
      subject={{ key: 'person', label: t('person') }}
      place={{ key: 'account', label: t('account'), render: accountOf }}
      renderDetail={(person) => <PersonDetail reported={person} />}
    />
  );
}
