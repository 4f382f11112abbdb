import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import type { Level } from './hear-entries.tsx';
import { useMute } from './use-rooms.ts';

/** Sets how much of a room the reader hears, and says so. */
export function useHearRoom(): (roomId: string, level: Level) => void {
  const t = useTranslations('chatRooms');
  const { change } = useMute();
  const make = useMake();
  return (roomId, level) =>
    void make(() => change({ roomId, isMuted: level !== 'all', isSilent: level === 'nothing' }), {
      done: t(`nowHears.${level}`),
      again: t('tryAgain'),
    });
}
