import type { Mute } from '@onceware/api/chat/moderation/moderation.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import { PersonLine } from './person-line.tsx';
import classes from './people.module.css';

const MUTES = getQueryKey(trpc.chat.silences);

/** Lists the muted people of a room, with end and reason, for those who look after it (LIVE-17). */
export function MutedDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('chatRoom.muted');
  const { data, error, refetch } = trpc.chat.silences.useQuery({ roomId });
  const sentence = useErrorSentence();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : data.silences.length === 0 ? (
        <State title={t('none')} hint={t('noneHint')} />
      ) : (
        <ul>
          {data.silences.map((mute) => (
            <MutedPerson key={mute.id} roomId={roomId} mute={mute} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function MutedPerson({ roomId, mute: { person, until, reason, by } }: { roomId: string; mute: Mute }) {
  const t = useTranslations('chatRoom.muted');
  const { moment } = useClockTime();
  const { change, isPending } = useWork(MUTES);
  const make = useMake();
  const unmute = () =>
    void make(() => change(({ chat }) => chat.unsilence.mutate({ roomId, userId: person.id })), {
      done: t('unmuted', { name: person.name }),
    });
  return (
    <li className={classes.muted}>
      <div className="stack flex-1 min-w-0">
        <PersonLine person={person} isOnline={false} />
        <p className="text-14 breaks">
          {by ? t('untilBy', { time: moment(until), name: by.name }) : t('until', { time: moment(until) })}
        </p>
        <p className="text-14 breaks quiet" dir="auto">
          {reason}
        </p>
      </div>
      <Button isBusy={isPending} onClick={unmute}>
        {t('unmute')}
        <span className="sr-only"> {person.name}</span>
      </Button>
    </li>
  );
}
