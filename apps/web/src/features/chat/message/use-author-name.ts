import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';

/** Returns the displayed name of a message's author: the reader, somebody else, or a deleted account. */
export function useAuthorName(): (message: Pick<ChatMessage, 'out' | 'userName'>) => string {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  return ({ out, userName }) => (out ? t('you') : userName || words('formerMember'));
}
