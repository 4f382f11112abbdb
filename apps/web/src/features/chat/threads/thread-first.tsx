import { Avatar } from '@onceware/ui/avatar/avatar';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { MessageAttachments } from '../message/message-attachments.tsx';
import { useAuthorName } from '../message/use-author-name.ts';
import { useClockTime } from '../message/use-clock-time.ts';
import { MessageText } from '../text/message-text.tsx';
import classes from './threads.module.css';

/** The message that a thread hangs on, above its replies (LIVE-06). */
export function ThreadFirst({ message }: { message: ChatMessage }) {
  const t = useTranslations('chatThreads');
  const words = useTranslations('chat.message');
  const blocking = useTranslations('chatBlocking');
  const { moment } = useClockTime();
  const name = useAuthorName()(message);
  const [isExpanded, setIsExpanded] = useState(false);
  const { avatar, userName, timestamp, isDeleted, isFolded, thread } = message;
  return (
    <section className={classes.first} aria-label={t('first')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keys where it is long */}
      <div className={classes.firstWords} tabIndex={0} role="group" aria-label={name}>
        <Avatar src={avatar} name={userName || name} size={28} />
        <div className="stack gap-1 min-w-0">
          <p className="row wrap gap-0-2 text-12">
            <span className="weight-620 breaks" dir="auto">
              {name}
            </span>
            <time className="num quiet" dateTime={timestamp}>
              {moment(timestamp)}
            </time>
          </p>
          {isDeleted ? (
            <p className={classes.gone}>{words('deleted')}</p>
          ) : isFolded ? (
            <p className={classes.gone}>{blocking('folded')}</p>
          ) : (
            <>
              <MessageAttachments attachments={message.attachments} />
              <MessageText message={message} isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
            </>
          )}
        </div>
      </div>
      {thread !== null && thread.count > 0 && <p className={classes.total}>{t('replies', { count: thread.count })}</p>}
    </section>
  );
}
