import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ChatMessage, Reaction } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { useTabStop } from './tab-stop.ts';

/** Reactions with their counts; who reacted is shown on hover and focus. A press adds the reader's, or takes it back (CHAT-10). */
export function MessageReactions({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  if (message.reactions.length === 0) return null;
  return (
    <ul className={classes.reactions} aria-label={t('reactions')}>
      {message.reactions.map((reaction) => (
        <li key={reaction.emoji}>
          <ReactionButton messageId={message.id} reaction={reaction} />
        </li>
      ))}
    </ul>
  );
}

function ReactionButton({
  messageId,
  reaction: { emoji, count, users, reacted },
}: {
  messageId: string;
  reaction: Reaction;
}) {
  const t = useTranslations('chat.message');
  const format = useFormat();
  const tabIndex = useTabStop();
  const { react } = useMessageActions();
  const card = (
    <span className={classes.who}>
      {users.map((name, index) => (
        <span key={index} dir="auto">
          {name}
        </span>
      ))}
    </span>
  );
  return (
    <HoverCard label={t('reactedBy', { emoji })} card={card}>
      <button
        type="button"
        className={classes.reaction}
        tabIndex={tabIndex}
        aria-pressed={reacted}
        aria-label={t('reaction', { emoji, count })}
        onClick={() => react(messageId, emoji)}
      >
        <span aria-hidden>{emoji}</span>
        <span className="num" aria-hidden>
          {format.number(count)}
        </span>
      </button>
    </HoverCard>
  );
}
