import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import { UserLink } from '#lib/frames/user-link.tsx';
import type { Column } from '#lib/table/column.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from './moderation.module.css';
import { RoomName } from './room-name.tsx';

/** Enough for the two lines of a row. */
const EXCERPT_MAX = 240;

export function useFlaggedColumns(): Column<ReportedMessage, 'flagged'>[] {
  const t = useTranslations('adminModeration');
  return [
    {
      key: 'message',
      label: t('flagged.message'),
      isPlain: true,
      render: ({ author, text }) => (
        <span className="stack justify-items-start min-w-0 breaks">
          {author ? <UserLink user={author} /> : <span className="quiet">{t('nobody')}</span>}
          <span className={classes.excerpt} dir="auto">
            {text.trim().slice(0, EXCERPT_MAX) || t('flagged.noText')}
          </span>
        </span>
      ),
    },
    { key: 'room', label: t('room'), render: ({ room }) => <RoomName room={room} /> },
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
    { key: 'state', label: t('state'), render: (message) => <State message={message} /> },
  ];
}

function State({ message: { removedAt, settledAt } }: { message: ReportedMessage }) {
  const t = useTranslations('adminModeration.flagged');
  if (removedAt) return <Badge>{t('isRemoved')}</Badge>;
  return settledAt ? <Badge>{t('isKept')}</Badge> : <Badge tone="signal">{t('isOpen')}</Badge>;
}
