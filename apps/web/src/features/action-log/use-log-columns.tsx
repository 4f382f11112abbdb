import type { LogEntry } from '@onceware/api/staff/action-log/entries.contract';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import type { Column } from '#lib/table/column.ts';
import { deviceOf } from './device-of.ts';
import { LogActor } from './log-actor.tsx';
import { LogTarget } from './log-target.tsx';
import { useActionName } from './use-action-name.ts';

export function useLogColumns(): Column<LogEntry, 'at'>[] {
  const t = useTranslations('adminLogs.column');
  const actionName = useActionName();
  return [
    { key: 'at', label: t('at'), sort: 'at', render: ({ at }) => <Moment at={at} /> },
    { key: 'who', label: t('who'), render: (entry) => <LogActor entry={entry} /> },
    { key: 'action', label: t('action'), render: ({ action }) => actionName(action) },
    { key: 'target', label: t('target'), render: (entry) => entry.target && <LogTarget entry={entry} /> },
    {
      key: 'from',
      label: t('from'),
      render: ({ address, userAgent }) =>
        (address !== null || userAgent !== null) && (
          <span className="num quiet">
            <bdi>{address}</bdi> {userAgent && <bdi>{deviceOf(userAgent)}</bdi>}
          </span>
        ),
    },
  ];
}
