import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { UserLinks } from '#lib/frames/user-links.tsx';
import { useMoment } from '#lib/time/exact-time.ts';
import { FlaggedContext } from './flagged-context.tsx';
import classes from './moderation.module.css';
import { MuteDialog } from './mute-dialog.tsx';
import { useModeration } from './use-moderation.ts';

/** A flagged message among its neighbours, who told of it, and what is done about it. It is plain text, whatever is in it. */
export function FlaggedDetail({ message }: { message: ReportedMessage }) {
  const t = useTranslations('adminModeration');
  const moment = useMoment();
  const { keep, remove, isPending } = useModeration();
  const [isMuting, setIsMuting] = useState(false);
  const { author, flaggedBy, flagCount, removedAt, removedBy, settledAt, settledBy, authorSilencedUntil } = message;
  const others = flagCount - flaggedBy.length;
  return (
    <div className="stack gap-4">
      <FlaggedContext message={message} />
      <ul className={classes.facts}>
        <li>
          {t('flagged.by')}: <UserLinks users={flaggedBy} />
          {others > 0 && ` ${t('flagged.others', { count: others })}`}
        </li>
        {settledAt && (
          <li>{t('flagged.settledBy', { name: settledBy?.name ?? t('nobody'), time: moment(settledAt) })}</li>
        )}
        {removedAt && (
          <li>{t('flagged.removedBy', { name: removedBy?.name ?? t('nobody'), time: moment(removedAt) })}</li>
        )}
        {authorSilencedUntil && <li>{t('flagged.isMuted', { time: moment(authorSilencedUntil) })}</li>}
      </ul>
      <div className="row wrap gap-2">
        {settledAt === null && (
          <Button isBusy={isPending} onClick={() => keep(message)}>
            {t('keep')}
          </Button>
        )}
        {(removedAt === null || removedBy?.id === author?.id) && (
          <Button isBusy={isPending} onClick={() => remove(message)}>
            {t('remove')}
          </Button>
        )}
        {author && <Button onClick={() => setIsMuting(true)}>{t('mute.action')}</Button>}
      </div>
      {isMuting && author && <MuteDialog person={author} room={message.room} onClose={() => setIsMuting(false)} />}
    </div>
  );
}
