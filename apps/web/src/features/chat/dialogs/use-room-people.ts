import type { Person } from '@onceware/api/chat/chat.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { ROOMS } from '../rooms/rooms-cache.ts';

const PEOPLE = getQueryKey(trpc.chat.people);

type Named = Pick<Person, 'id' | 'name'>;

/** Adds people to a private room of a team, and removes them (LIVE-17). */
export function useRoomPeople(roomId: string) {
  const t = useTranslations('chatRoom.people');
  const { change } = useWork(PEOPLE, ROOMS);
  const make = useMake();
  const add = ({ id: userId, name }: Named) =>
    make(() => change(({ chat }) => chat.addToRoom.mutate({ roomId, userId })), { done: t('added', { name }) });
  const remove = (person: Named) =>
    make(() => change(({ chat }) => chat.removeFromRoom.mutate({ roomId, userId: person.id })), {
      done: t('removed', { name: person.name }),
      action: { label: t('undo'), onAction: () => void add(person) },
    });
  /** Without a time they may ask again at once. */
  const putOut = ({ id: userId }: Named, minutes: number | undefined) =>
    change(({ chat }) => chat.removeFromRoom.mutate({ roomId, userId, ...(minutes !== undefined && { minutes }) }));
  return { add, remove, putOut };
}
