import type { AdminRoom, Mute } from '@onceware/api/chat/moderation/moderation.contract';
import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork, type Work } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

interface Moderation {
  keep: (message: ReportedMessage) => void;
  remove: (message: ReportedMessage) => void;
  endMute: (mute: Mute) => void;
  setClosed: (room: AdminRoom, isClosed: boolean) => void;
  isPending: boolean;
}

/** Moderation actions of one press. If someone else has already done the same, it counts as success. */
export function useModeration(): Moderation {
  const t = useTranslations('adminModeration');
  const { change, isPending } = useWork(getQueryKey(trpc.admin));
  const makeAndSay = useMake();
  const make = (work: Work, done: string, undo?: Work) => {
    const action = undo && { label: t('undo'), onAction: () => make(undo, t('undone')) };
    void makeAndSay(() => change(work), { done, action });
  };

  return {
    isPending,
    keep: ({ id }) => make(({ admin }) => admin.moderation.settle.mutate({ messageIds: [id] }), t('kept')),
    remove: ({ id: messageId }) =>
      make(
        ({ admin }) => admin.moderation.remove.mutate({ messageId }),
        t('removed'),
        ({ admin }) => admin.moderation.restore.mutate({ messageId }),
      ),
    endMute: ({ id, person: { name } }) =>
      make(({ admin }) => admin.moderation.endSilence.mutate({ silenceId: id }), t('muted.ended', { name })),
    setClosed: ({ id: roomId, name }, isClosed) =>
      make(
        ({ chat }) => chat.updateRoom.mutate({ roomId, isClosed }),
        t(isClosed ? 'rooms.closed' : 'rooms.reopened', { name }),
        ({ chat }) => chat.updateRoom.mutate({ roomId, isClosed: !isClosed }),
      ),
  };
}
