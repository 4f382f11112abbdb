import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from './moderation.module.css';

interface Line {
  id: string;
  author: { name: string } | null;
  text: string;
  sentAt: string;
}

/** Shows the messages before and after a flagged one if staff may read them; the message itself appears at once. */
export function FlaggedContext({ message }: { message: ReportedMessage }) {
  const t = useTranslations('adminModeration');
  const { data } = trpc.admin.moderation.context.useQuery({ messageId: message.id });
  const isPrivate = message.room.kind === 'direct' || message.room.kind === 'team';
  return (
    <>
      <ol className={classes.context} aria-label={t('context')}>
        {data?.before.map((line) => (
          <ContextLine key={line.id} line={line} />
        ))}
        <ContextLine line={message} isFlagged />
        {data?.after.map((line) => (
          <ContextLine key={line.id} line={line} />
        ))}
      </ol>
      {isPrivate && <p className="quiet">{t('flagged.private')}</p>}
    </>
  );
}

function ContextLine({ line: { author, text, sentAt }, isFlagged = false }: { line: Line; isFlagged?: boolean }) {
  const t = useTranslations('adminModeration');
  return (
    <li className={classes.line} data-flagged={isFlagged || undefined}>
      <span className={classes.byline}>
        <bdi className="weight-580">{author?.name ?? t('nobody')}</bdi>{' '}
        <span className="quiet">
          <Moment at={sentAt} />
        </span>
      </span>
      <span className={classes.text} dir="auto">
        {text || t('flagged.noText')}
      </span>
    </li>
  );
}
