import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useMute } from './use-rooms.ts';

/** Mutes a room or lets it be heard again, and says so. */
export function useMuteRoom(): (roomId: string, isMuted: boolean) => void {
  const t = useTranslations('chatRooms');
  const { change } = useMute();
  const make = useMake();
  return (roomId, isMuted) =>
    void make(() => change({ roomId, isMuted }), {
      done: t(isMuted ? 'nowMuted' : 'nowUnmuted'),
      again: t('tryAgain'),
    });
}
