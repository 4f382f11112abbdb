import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ChatMessage, Reaction } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import classes from './message.module.css';
import { useRoom } from '../room-facts.ts';
import { useTabStop } from './tab-stop.ts';
import { useLongPress } from './use-long-press.ts';

/** Maximum number of names on the card; the list that the menu opens has all of them. */
const NAMES = 10;

/** Reactions with their counts; who reacted is shown on hover and focus. A press adds the reader's, or takes it back (CHAT-10). */
export function MessageReactions({ message }: { message: ChatMessage }) {
  const t = useTranslations('chat.message');
  if (message.reactions.length === 0) return null;
  return (
    <ul className="row wrap gap-1" aria-label={t('reactions')}>
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
  const words = useTranslations('chatMessage');
  const format = useFormat();
  const tabIndex = useTabStop();
  const { react, open } = useMessageActions();
  const { may } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  // A finger has no hover, and its press adds a reaction.
  const longPress = useLongPress(() => {
    if (button.current) open('reactors', messageId, button.current);
  });
  const shown = users.slice(0, NAMES);
  const card = (
    <span className="stack">
      {shown.map((name, index) => (
        <span key={index} dir="auto">
          {name}
        </span>
      ))}
      {users.length > shown.length && (
        <span className="quiet">{words('moreReactors', { count: users.length - shown.length })}</span>
      )}
    </span>
  );
  return (
    <HoverCard label={t('reactedBy', { emoji })} card={card}>
      <button
        ref={button}
        type="button"
        className={classes.reaction}
        tabIndex={tabIndex}
        {...longPress}
        aria-pressed={reacted}
        aria-label={t('reaction', { emoji, count })}
        // Uses aria-disabled, so that the button still shows who reacted when the reader may not write.
        aria-disabled={!may.write || undefined}
        onClick={() => may.write && react(messageId, emoji)}
      >
        <span aria-hidden>{emoji}</span>
        <span className="num" aria-hidden>
          {format.number(count)}
        </span>
      </button>
    </HoverCard>
  );
}
