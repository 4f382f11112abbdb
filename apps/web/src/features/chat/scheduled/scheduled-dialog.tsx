import type { ScheduledMessage } from '@onceware/api/chat/scheduled/scheduled.contract';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import { EditScheduled } from './edit-scheduled.tsx';
import classes from './scheduled.module.css';
import { useScheduling } from './use-scheduling.ts';

/** Lists the reader's messages of a room that wait to be sent, or were not sent (LIVE-05). */
export function ScheduledDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('chatScheduled');
  const sentence = useErrorSentence();
  const [edited, setEdited] = useState<ScheduledMessage | null>(null);
  const { data, error, refetch } = trpc.chat.scheduled.useQuery({ roomId });
  if (edited) return <EditScheduled roomId={roomId} message={edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {error && !data ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : data.messages.length === 0 ? (
        <State title={t('none')} hint={t('noneHint')} />
      ) : (
        <ul>
          {data.messages.map((message) => (
            <ScheduledRow key={message.id} roomId={roomId} message={message} onEdit={() => setEdited(message)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface RowProps {
  roomId: string;
  message: ScheduledMessage;
  onEdit: () => void;
}

function ScheduledRow({ roomId, message, onEdit }: RowProps) {
  const t = useTranslations('chatScheduled');
  const moment = useMoment();
  const { cancel, sendNow, isPending } = useScheduling(roomId);
  const { id, text, sendAt, failure } = message;
  return (
    <li className={classes.row}>
      <p className="text-12 quiet">
        <time dateTime={sendAt}>{moment(sendAt)}</time>
      </p>
      {failure !== null && <p className={classes.failure}>{t(`failure.${failure}`)}</p>}
      <p className={classes.text} dir="auto">
        {plainText(text)}
      </p>
      <div className={classes.actions}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button isBusy={isPending} onClick={() => void sendNow(id)}>
          {t('sendNow')}
        </Button>
        <Button variant="quiet" isBusy={isPending} onClick={() => void cancel(message)}>
          {t('cancel')}
        </Button>
      </div>
    </li>
  );
}
