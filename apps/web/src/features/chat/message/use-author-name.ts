import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';

/** Who wrote a message, as it is said: the reader, somebody, or an account that is gone. */
export function useAuthorName(): (message: Pick<ChatMessage, 'out' | 'userName'>) => string {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  return ({ out, userName }) => (out ? t('you') : userName || words('formerMember'));
}
