import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMoment } from '#lib/time/exact-time.ts';
import { ReportDetail } from '../reports/report-detail.tsx';
import { useDecision } from '../reports/use-decision.ts';
import { MessageContext } from './message-context.tsx';
import { MuteDialog } from './mute-dialog.tsx';

/** A reported message among its neighbours, which is removed at once and can be brought back, and its author muted. */
export function MessageDetail({ message }: { message: ReportedMessage }) {
  const t = useTranslations('adminModeration');
  const moment = useMoment();
  const decision = useDecision();
  const [isMuting, setIsMuting] = useState(false);
  const { id: messageId, author, room, removedAt, removedBy, authorSilencedUntil } = message;
  const remove = () =>
    decision.decide(({ admin }) => admin.moderation.remove.mutate({ messageId }), t('removed'), {
      label: t('undo'),
      work: ({ admin }) => admin.moderation.restore.mutate({ messageId }),
      done: t('undone'),
    });
  return (
    <>
      <ReportDetail
        t={t}
        reported={message}
        content={<MessageContext message={message} />}
        lastFacts={authorSilencedUntil && <li>{t('flagged.isMuted', { time: moment(authorSilencedUntil) })}</li>}
        decision={decision}
        keep={({ admin }) => admin.moderation.settle.mutate({ messageIds: [messageId] })}
        actions={
          <>
            {(removedAt === null || removedBy?.id === author?.id) && (
              <Button isBusy={decision.isPending} onClick={remove}>
                {t('remove')}
              </Button>
            )}
            {author && <Button onClick={() => setIsMuting(true)}>{t('mute.action')}</Button>}
          </>
        }
      />
      {isMuting && author && <MuteDialog person={author} room={room} onClose={() => setIsMuting(false)} />}
    </>
  );
}
