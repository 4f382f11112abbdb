import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { useTabStop } from './tab-stop.ts';
import { useAuthorName } from './use-author-name.ts';

/** More than a line holds. */
const QUOTED = 200;

/** Message that is replied to; null if it is gone, `elsewhere` if it is outside the loaded messages. */
export type Replied = ChatMessage | 'elsewhere' | null;

/** Link to the message that is replied to, or a note that it is gone (CHAT-11). */
export function MessageQuote({ id, replied }: { id: string; replied: Replied }) {
  const t = useTranslations('chat.message');
  const words = useTranslations('chatMessage');
  const blocking = useTranslations('chatBlocking');
  const nameOf = useAuthorName();
  const tabIndex = useTabStop();
  const { jumpTo } = useMessageActions();
  if (replied === 'elsewhere')
    return (
      <button type="button" className={classes.quote} tabIndex={tabIndex} onClick={() => jumpTo(id)}>
        {words('replyElsewhere')}
      </button>
    );
  if (!replied || replied.isDeleted) return <p className={classes.gone}>{t('replyToDeleted')}</p>;
  if (replied.isFolded) return <p className={classes.gone}>{blocking('folded')}</p>;
  const name = nameOf(replied);
  return (
    <button type="button" className={classes.quote} tabIndex={tabIndex} onClick={() => jumpTo(id)}>
      <span className="sr-only">{t('jumpToReplied', { name })}</span>
      {/* Said above. */}
      <span className={classes.messageQuoteName} dir="auto" aria-hidden>
        {name}
      </span>
      <span className={classes.text} dir="auto">
        {plainText(replied.text.slice(0, QUOTED)) || t('noText', { count: replied.attachments.length })}
      </span>
    </button>
  );
}
