import type { AdminRoom, Mute } from '@onceware/api/chat/moderation/moderation.contract';
import { useTranslations } from 'use-intl/react';
import { useDecision } from '../reports/use-decision.ts';

interface Moderation {
  endMute: (mute: Mute) => void;
  setClosed: (room: AdminRoom, isClosed: boolean) => void;
}

/** Decisions about mutes and rooms. */
export function useModeration(): Moderation {
  const t = useTranslations('adminModeration');
  const { decide } = useDecision();
  return {
    endMute: ({ id, person: { name } }) =>
      decide(({ admin }) => admin.moderation.endSilence.mutate({ silenceId: id }), t('muted.ended', { name })),
    setClosed: ({ id: roomId, name }, isClosed) =>
      decide(
        ({ chat }) => chat.updateRoom.mutate({ roomId, isClosed }),
        t(isClosed ? 'rooms.closed' : 'rooms.reopened', { name }),
        {
          label: t('undo'),
          work: ({ chat }) => chat.updateRoom.mutate({ roomId, isClosed: !isClosed }),
          done: t('undone'),
        },
      ),
  };
}
