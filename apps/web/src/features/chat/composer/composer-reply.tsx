import { IconArrowBackUp } from '@tabler/icons-react';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatSource } from '../chat-source.ts';
import { ComposerCross } from './composer-cross.tsx';
import classes from './composer-reply.module.css';
import { useAuthorName } from '../message/use-author-name.ts';
import { MessageQuote, type Replied } from '../message/message-quote.tsx';

interface Props {
  source: ChatSource;
  /** Id of the message that is answered. */
  messageId: string;
  onCancel: () => void;
}

/** Shows the message that the draft replies to, even after that was deleted (CHAT-11). */
export function ComposerReply({ source, messageId, onCancel }: Props) {
  const t = useTranslations('chatComposer');
  const nameOf = useAuthorName();
  const replied = useReplied(source, messageId);
  return (
    <div className={classes.bar} role="group" aria-label={labelOf(replied)}>
      <IconArrowBackUp className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <div className="flex-1 min-w-0">
        <MessageQuote id={messageId} replied={replied} />
      </div>
      <ComposerCross label={t('cancelReply')} onClick={onCancel} />
    </div>
  );

  function labelOf(message: Replied): string {
    if (message === 'elsewhere') return t('replyingToEarlier');
    if (!message || message.isDeleted) return t('replyingToDeleted');
    return message.out ? t('replyingToYou') : t('replyingTo', { name: nameOf(message) });
  }
}

function useReplied(source: ChatSource, id: string): Replied {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
  return useSyncExternalStore(subscribe, () => {
    const { messages, hasOlder, hasNewer } = source.getSnapshot();
    return messages.findLast((message) => message.id === id) ?? (hasOlder || hasNewer ? 'elsewhere' : null);
  });
}
