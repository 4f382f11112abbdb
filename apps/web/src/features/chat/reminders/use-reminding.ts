import type { NamedMoment } from '@onceware/api/chat/chat.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMoment, zoneOfReader } from '#lib/time/exact-time.ts';

const REMINDERS = getQueryKey(trpc.chat.reminders, undefined, 'query');

interface Reminding {
  /** Sets the reminder of a message, says when it comes, and offers to undo it. */
  remind: (message: { roomId: string; id: string }, at: NamedMoment) => void;
  /** Cancels it, and offers to set it again, as far as the message may still be read. */
  cancel: (reminder: { id: string; dueAt: string; roomId: string | null }) => Promise<boolean>;
  isPending: boolean;
}

/** Reminders of messages, by the member's own clock (LIVE-06). */
export function useReminding(): Reminding {
  const t = useTranslations('chatReminders');
  const { client } = trpc.useUtils();
  const { change, isPending } = useWork(REMINDERS);
  const make = useMake();
  const moment = useMoment();
  const timeZone = zoneOfReader();
  const set = (message: { roomId: string; id: string }, at: string) =>
    client.chat.remind.mutate({ ...message, at, timeZone });
  const drop = (id: string) => change(({ chat }) => chat.cancelReminder.mutate({ id }));
  return {
    isPending,
    remind: (message, at) => {
      let dueAt = '';
      const work = () => change(async () => ({ dueAt } = await set(message, at)));
      const onAction = () => void make(() => drop(message.id), { done: t('cancelled') });
      void make(work, { done: () => t('set', { time: moment(dueAt) }), action: { label: t('undo'), onAction } });
    },
    cancel: async ({ id, dueAt, roomId }) => {
      const again = roomId !== null && {
        label: t('undo'),
        onAction: () => void make(() => change(() => set({ roomId, id }, dueAt)), { done: t('setAgain') }),
      };
      return (await make(() => drop(id), { done: t('cancelled'), ...(again && { action: again }) })) !== null;
    },
  };
}
