import { Avatar } from '@onceware/ui/avatar/avatar';
import { memo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { type Overlay, useMessageActions } from '../message-actions.ts';
import { FoldedText } from './folded-text.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageFailure } from './message-failure.tsx';
import { MessageMeta } from './message-meta.tsx';
import { MessageQuote, type Replied } from './message-quote.tsx';
import { MessageReactions } from './message-reactions.tsx';
import classes from './message-row.module.css';
import { MessageText } from '../text/message-text.tsx';
import { PreviewCards } from '../previews/preview-cards.tsx';
import { ThingCards } from '../text/thing-cards.tsx';
import { PollCard } from '../polls/poll-card.tsx';
import { MessageToolbar } from './message-toolbar.tsx';
import { ThreadLine } from '../threads/thread-line.tsx';
import { TabStop } from './tab-stop.ts';
import { useAuthorName } from './use-author-name.ts';
import { useClockTime } from './use-clock-time.ts';
import { useLongPress } from './use-long-press.ts';

interface Props {
  message: ChatMessage;
  /** First message of a run by its author: shows the name and picture. */
  isFirst: boolean;
  /** Undefined if it answers nothing. */
  replied: Replied | undefined;
  /** The one message that Tab leads to. */
  isActive: boolean;
  isEditing: boolean;
  isExpanded: boolean;
  isHighlighted: boolean;
  overlay: Overlay | null;
  onExpand: (messageId: string, isExpanded: boolean) => void;
}

/** One message: who, what and when, and what can be done with it (CHAT-04). */
export const MessageRow = memo(function MessageRow({
  message,
  isFirst,
  replied,
  isActive,
  isEditing,
  isExpanded,
  isHighlighted,
  overlay,
  onExpand,
}: Props) {
  const t = useTranslations('chat.message');
  const { time } = useClockTime();
  const { open } = useMessageActions();
  const more = useRef<HTMLButtonElement>(null);
  const openMenu = () => {
    if (more.current) open('menu', message.id, more.current);
  };
  const longPress = useLongPress(openMenu);
  const { id, userName, avatar, out, ghosted, timestamp, replyTo, delivery, isDeleted, isFolded } = message;
  const name = useAuthorName()(message);
  const isWhole = !isDeleted && !isFolded;
  const hasTools = !isEditing && isWhole;
  return (
    <TabStop value={isActive ? 0 : -1}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter opens what its button opens */}
      <article
        className={classes.row}
        aria-label={t('label', { name, time: time(timestamp) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows lead from message to message
        tabIndex={isActive ? 0 : -1}
        data-message={id}
        data-own={out || undefined}
        data-first={isFirst || undefined}
        data-ghosted={ghosted || undefined}
        data-delivery={delivery === 'sent' ? undefined : delivery}
        data-deleted={!isWhole || undefined}
        data-highlighted={isHighlighted || undefined}
        data-editing={isEditing || undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          event.preventDefault();
          openMenu();
        }}
      >
        <span className={classes.avatar}>{isFirst && <Avatar src={avatar} name={userName || name} size={28} />}</span>
        <div className={classes.content}>
          <div className={classes.bubble} {...(hasTools && longPress)}>
            {isFirst && (
              <div className={classes.head}>
                <span className="min-w-0 text-12 weight-620 breaks" dir="auto">
                  {name}
                </span>
                <MessageMeta message={message} />
              </div>
            )}
            {!isFolded && replied !== undefined && replyTo !== null && <MessageQuote id={replyTo} replied={replied} />}
            {isWhole && <MessageAttachments attachments={message.attachments} />}
            <div className={classes.words}>
              {isDeleted ? (
                <p className={classes.trace}>{t('deleted')}</p>
              ) : isFolded ? (
                <FoldedText id={id} />
              ) : isEditing ? (
                <MessageEditor message={message} />
              ) : message.poll ? (
                <PollCard id={id} out={out} poll={message.poll} />
              ) : (
                <MessageText message={message} isExpanded={isExpanded} onToggle={() => onExpand(id, !isExpanded)} />
              )}
              {!isFirst && (
                <span className="ms-auto">
                  <MessageMeta message={message} />
                </span>
              )}
            </div>
          </div>
          {isWhole && <ThingCards message={message} />}
          {isWhole && <PreviewCards message={message} />}
          {isWhole && <MessageReactions message={message} />}
          {message.thread && <ThreadLine messageId={id} thread={message.thread} />}
          {delivery === 'failed' && <MessageFailure message={message} />}
        </div>
        {hasTools && <MessageToolbar message={message} overlay={overlay} moreRef={more} />}
      </article>
    </TabStop>
  );
});
