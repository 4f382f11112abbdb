import type { BannedPerson } from '@onceware/api/chat/chat.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { HeldPeople, HeldPerson } from './held-people.tsx';

const BANNED = getQueryKey(trpc.chat.banned);

/** Lists the people who were put out of a room for a time, and lets them ask again, for those who look after it (LIVE-17). */
export function BannedDialog({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const t = useTranslations('chatRoom.banned');
  const query = trpc.chat.banned.useQuery({ roomId });
  const words = {
    title: t('title'),
    close: t('close'),
    loading: t('loading'),
    none: t('none'),
    noneHint: t('noneHint'),
  };
  const rows = query.data?.people.map((person) => <Banned key={person.id} roomId={roomId} person={person} />);
  return <HeldPeople words={words} query={query} rows={rows} onClose={onClose} />;
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
    <HeldPerson person={person} end={t('lift')} isBusy={isPending} onEnd={lift}>
      <p className="text-14 breaks">{t('until', { time: moment(person.until) })}</p>
    </HeldPerson>
  );
}
