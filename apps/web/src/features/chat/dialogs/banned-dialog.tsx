import type { BannedPerson } from '@onceware/api/chat/chat.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import classes from './people.module.css';
import { PersonLine } from './person-line.tsx';

const BANNED = getQueryKey(trpc.chat.banned);

/** Lists the people who were put out of a room for a time, and lets them ask again, for those who look after it (LIVE-17). */
export function BannedDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('chatRoom.banned');
  const { data, error, refetch } = trpc.chat.banned.useQuery({ roomId });
  const sentence = useErrorSentence();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : data.people.length === 0 ? (
        <State title={t('none')} hint={t('noneHint')} />
      ) : (
        <ul>
          {data.people.map((person) => (
            <Banned key={person.id} roomId={roomId} person={person} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Banned({ roomId, person }: { roomId: string; person: BannedPerson }) {
  const t = useTranslations('chatRoom.banned');
  const { moment } = useClockTime();
  const { change, isPending } = useWork(BANNED);
  const make = useMake();
  const lift = () =>
    void make(() => change(({ chat }) => chat.removeFromRoom.mutate({ roomId, userId: person.id })), {
      done: t('lifted', { name: person.name }),
    });
  return (
    <li className={classes.muted}>
      <div className="stack flex-1 min-w-0">
        <PersonLine person={person} isOnline={false} />
        <p className="text-14 breaks">{t('until', { time: moment(person.until) })}</p>
      </div>
      <Button isBusy={isPending} onClick={lift}>
        {t('lift')}
        <span className="sr-only"> {person.name}</span>
      </Button>
    </li>
  );
}
