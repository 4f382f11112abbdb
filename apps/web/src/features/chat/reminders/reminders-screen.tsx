import type { Reminder } from '@onceware/api/chat/reminders/reminders.contract';
import { Button } from '@onceware/ui/button/button';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { ListBody, ListFrame } from '../frame/list-frame.tsx';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import classes from './reminders.module.css';
import { useReminding } from './use-reminding.ts';

interface Props {
  onBack: () => void;
  onOpen: (roomId: string, messageId: string) => void;
}

/** Messages that the reader wants to be reminded of, the next one first (LIVE-06). */
export function RemindersScreen({ onBack, onOpen }: Props) {
  const t = useTranslations('chatReminders');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListFrame title={t('title')} heading={heading} back={t('back')} onBack={onBack}>
      <Reminders onOpen={onOpen} onCancelled={() => heading.current?.focus({ preventScroll: true })} />
    </ListFrame>
  );
}

function Reminders({ onOpen, onCancelled }: Pick<Props, 'onOpen'> & { onCancelled: () => void }) {
  const t = useTranslations('chatReminders');
  const sentence = useErrorSentence();
  const { data, error, refetch } = trpc.chat.reminders.useQuery();
  if (error && !data) return <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('loading')} />;
  if (data.reminders.length === 0) return <State title={t('none')} hint={t('noneHint')} />;
  return (
    <ListBody>
      <ol aria-label={t('title')}>
        {data.reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} onOpen={onOpen} onCancelled={onCancelled} />
        ))}
      </ol>
    </ListBody>
  );
}

function ReminderRow({
  reminder: { id, dueAt, message },
  onOpen,
  onCancelled,
}: Pick<Props, 'onOpen'> & { reminder: Reminder; onCancelled: () => void }) {
  const t = useTranslations('chatReminders');
  const rooms = useTranslations('chatRooms');
  const moment = useMoment();
  const { cancel, isPending } = useReminding();
  const time = <time dateTime={dueAt}>{moment(dueAt)}</time>;
  const onCancel = async () => {
    if (await cancel({ id, dueAt, roomId: message?.roomId ?? null })) onCancelled();
  };
  return (
    <li className={classes.row}>
      {message ? (
        <button type="button" className={classes.message} onClick={() => onOpen(message.roomId, id)}>
          <span className="text-12 quiet">
            {time} · <bdi>{message.room ?? rooms('kind.direct')}</bdi>
          </span>
          <span className={classes.excerpt} dir="auto">
            <bdi className="weight-580 ink">{message.author ?? rooms('somebody')}</bdi> {message.text || rooms('aFile')}
          </span>
        </button>
      ) : (
        <p className={classes.message}>
          <span className="text-12 quiet">{time}</span>
          <span className="quiet">{t('gone')}</span>
        </p>
      )}
      <Button variant="quiet" isBusy={isPending} onClick={() => void onCancel()}>
        {t('cancel')}
      </Button>
    </li>
  );
}
