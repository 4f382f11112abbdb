import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { plainText } from '../text/plain-text.ts';

/** More than a listener keeps in mind. */
const SAID = 300;

/**
 * Says politely what others have just written. The log itself is silent: its rows come and go with scrolling, and each
 * would be read out as new.
 */
export function Announcer({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useTranslations('chat');
  const newest = messages.at(-1);
  const [last, setLast] = useState(newest);
  const [said, setSaid] = useState<ChatMessage | null>(null);
  if (newest !== last) {
    setLast(newest);
    if (newest && !newest.out && newest.timestamp > (last?.timestamp ?? '')) setSaid(newest);
  }
  return (
    <p className="sr-only" role="status">
      {said &&
        t('screen.announced', {
          name: said.userName,
          text: plainText(said.text.slice(0, SAID)) || t('message.noText', { count: said.attachments.length }),
        })}
    </p>
  );
}
