import type { Mute } from '@onceware/api/chat/moderation/moderation.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { HeldPeople, HeldPerson } from './held-people.tsx';

const MUTES = getQueryKey(trpc.chat.silences);

/** Lists the muted people of a room, with end and reason, for those who look after it (LIVE-17). */
export function MutedDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('chatRoom.muted');
  const query = trpc.chat.silences.useQuery({ roomId });
  const words = {
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    none: t('none'),
    noneHint: t('noneHint'),
  };
  const rows = query.data?.silences.map((mute) => <MutedPerson key={mute.id} roomId={roomId} mute={mute} />);
  return <HeldPeople words={words} query={query} rows={rows} onClose={onClose} />;
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
    <HeldPerson person={person} end={t('unmute')} isBusy={isPending} onEnd={unmute}>
      <p className="text-14 breaks">
        {by ? t('untilBy', { time: moment(until), name: by.name }) : t('until', { time: moment(until) })}
      </p>
      <p className="text-14 breaks quiet" dir="auto">
        {reason}
      </p>
    </HeldPerson>
  );
}
