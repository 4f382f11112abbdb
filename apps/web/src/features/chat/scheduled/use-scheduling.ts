import type { NamedMoment } from '@onceware/api/chat/chat.limits';
import type { ScheduledMessage } from '@onceware/api/chat/scheduled/scheduled.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { v4 as uuidv4 } from 'uuid';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMoment, zoneOfReader } from '#lib/time/exact-time.ts';
import type { Draft } from '../chat-source.ts';
import { namedOf } from '../live/send-change.ts';
import { keepTags } from '../text/tagging.ts';

const SCHEDULED = getQueryKey(trpc.chat.scheduled);

/** Messages of a room that are sent later (LIVE-05). */
export function useScheduling(roomId: string) {
  const t = useTranslations('chatScheduled');
  const { client } = trpc.useUtils();
  const { change, isPending } = useWork(SCHEDULED);
  const make = useMake();
  const moment = useMoment();
  const timeZone = zoneOfReader();

  const plan = async (draft: Draft, at: NamedMoment | (string & {})): Promise<{ id: string; sendAt: string }> => {
    const text = draft.text.trim();
    const id = uuidv4();
    const named = namedOf(keepTags(text, draft.taggedContent));
    const { sendAt } = await client.chat.schedule.mutate({
      roomId,
      id,
      text,
      replyTo: draft.replyTo,
      named,
      at,
      timeZone,
    });
    return { id, sendAt };
  };
  const drop = (id: string) => change(({ chat }) => chat.cancelScheduled.mutate({ id }));
  return {
    isPending,
    /** Says when it is sent, with a way to take it back, after which `onBack` has the words again. */
    schedule: (draft: Draft, at: NamedMoment | (string & {}), onBack: () => void) => {
      let planned = { id: '', sendAt: '' };
      const onAction = () =>
        void make(() => drop(planned.id), { done: t('cancelled') }).then((answer) => answer !== null && onBack());
      return make(() => change(async () => (planned = await plan(draft, at))), {
        done: () => t('planned', { time: moment(planned.sendAt) }),
        action: { label: t('undo'), onAction },
      });
    },
    /** Rejects with the server's refusal. */
    edit: (id: string, text: string, at: string) =>
      change(({ chat }) => chat.reschedule.mutate({ id, text, at, timeZone })),
    cancel: ({ id, text, replyTo, named, sendAt }: ScheduledMessage) => {
      const message = { roomId, id, text, replyTo, named, at: sendAt, timeZone };
      const again = () => change(({ chat }) => chat.schedule.mutate(message));
      const onAction = () => void make(again, { done: t('plannedAgain') });
      return make(() => drop(id), { done: t('cancelled'), action: { label: t('undo'), onAction } });
    },
    sendNow: (id: string) => make(() => change(({ chat }) => chat.sendScheduled.mutate({ id })), { done: t('sent') }),
  };
}
