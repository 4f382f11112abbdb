import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';

/** Returns the displayed name of a message's author: the reader, somebody else, somebody blocked, or a deleted account. */
export function useAuthorName(): (message: Pick<ChatMessage, 'out' | 'userName' | 'isFolded'>) => string {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  const blocking = useTranslations('chatBlocking');
  return ({ out, userName, isFolded }) => {
    if (out) return t('you');
    return isFolded ? blocking('blockedPerson') : userName || words('formerMember');
  };
}
