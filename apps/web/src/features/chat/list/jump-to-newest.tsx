import { IconArrowDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './list.module.css';
import { useState } from 'react';
import type { ChatMessage } from '../chat-source.ts';

interface Props {
  unseen: number;
  /** Shows that the target of the jump is being fetched. */
  isFetching: boolean;
  onJump: () => void;
}

/** For a reader who scrolled up: the way down, and how much is new there (CHAT-16). */
export function JumpToNewest({ unseen, isFetching, onJump }: Props) {
  const t = useTranslations('chat.screen');
  const list = useTranslations('chatList');
  const format = useFormat();
  if (isFetching)
    return (
      <p className={classes.jump} role="status">
        {list('fetching')}
      </p>
    );
  return (
    <button type="button" className={classes.jump} data-new={unseen > 0 || undefined} onClick={onJump}>
      <IconArrowDown size={18} stroke={1.75} aria-hidden />
      {unseen > 0 ? t('jumpNew', { count: format.number(unseen) }) : t('jump')}
    </button>
  );
}

interface Newest {
  /** Whether the reader is at the newest message. */
  isThere: boolean;
  setIsThere: (isThere: boolean) => void;
  /** How many came since they left it. */
  unseen: number;
}

/** Tracks whether the reader is at the newest message, and how many they have missed (CHAT-16). */
export function useNewest(messages: readonly ChatMessage[]): Newest {
  const [isThere, setIsThere] = useState(true);
  const newest = messages.at(-1)?.timestamp ?? '';
  const [seenUntil, setSeenUntil] = useState(newest);
  if (isThere && seenUntil !== newest) setSeenUntil(newest);
  return { isThere, setIsThere, unseen: isThere ? 0 : countAfter(messages, seenUntil) };
}

/** Compares times, not ids, because the message seen last may have been deleted. */
function countAfter(messages: readonly ChatMessage[], time: string): number {
  return messages.length - 1 - messages.findLastIndex(({ timestamp }) => timestamp <= time);
}
