import { useTranslations } from 'use-intl/react';
import type { ChatSnapshot } from '../chat-source.ts';

/** Names a thread after its room; one of a conversation is only a thread. */
export function useThreadName(): (snapshot: Pick<ChatSnapshot, 'room' | 'group'>) => string {
  const t = useTranslations('chatThreads');
  return ({ room, group }) =>
    room.kind === 'direct' || group.name === '' ? t('title') : t('titleIn', { room: group.name });
}
