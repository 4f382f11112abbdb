import type { Person } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { REQUESTS } from '../requests/use-requests.ts';
import { ROOMS } from '../rooms/rooms-cache.ts';

/**
 * Blocks a person, says so, and offers to undo it (LIVE-16). What is open is read again by the stream.
 *
 * @returns whether they are blocked now
 */
export function useBlock(): (person: Pick<Person, 'id' | 'name'>) => Promise<boolean> {
  const t = useTranslations('chatBlocking');
  const { change } = useWork(ROOMS, REQUESTS);
  const make = useMake();
  return async ({ id: userId, name }) => {
    const onAction = () =>
      void make(() => change((client) => client.chat.unblock.mutate({ userId })), { done: t('undone', { name }) });
    const answer = await make(() => change((client) => client.chat.block.mutate({ userId })), {
      done: t('done', { name }),
      action: { label: t('undo'), onAction },
    });
    return answer !== null;
  };
}
