import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { Moment } from '#lib/time/moment.tsx';
import reports from '../reports/reports.module.css';
import classes from './moderation.module.css';

interface Line {
  id: string;
  author: { name: string } | null;
  text: string;
  sentAt: string;
}

/** Shows the messages before and after a reported one if staff may read them; the message itself appears at once. */
export function MessageContext({ message }: { message: ReportedMessage }) {
  const t = useTranslations('adminModeration');
  const { data } = trpc.admin.moderation.context.useQuery({ messageId: message.id });
  const isPrivate = message.room.kind === 'direct' || message.room.kind === 'team';
  return (
    <>
      <ol className={classes.context} aria-label={t('context')}>
        {data?.before.map((line) => (
          <ContextLine key={line.id} line={line} />
        ))}
        <ContextLine line={message} isReported />
        {data?.after.map((line) => (
          <ContextLine key={line.id} line={line} />
        ))}
      </ol>
      {isPrivate && <p className="quiet">{t('flagged.private')}</p>}
    </>
  );
}

function ContextLine({ line: { author, text, sentAt }, isReported = false }: { line: Line; isReported?: boolean }) {
  const t = useTranslations('adminModeration');
  return (
    <li className={classes.line} data-flagged={isReported || undefined}>
      <span>
        <bdi className="weight-580">{author?.name ?? t('nobody')}</bdi>{' '}
        <span className="quiet">
          <Moment at={sentAt} />
        </span>
      </span>
      <span className={reports.text} dir="auto">
        {text || t('flagged.noText')}
      </span>
    </li>
  );
}
