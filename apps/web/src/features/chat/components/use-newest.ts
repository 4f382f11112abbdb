import { useState } from 'react';
import type { ChatMessage } from '../chat-source.ts';

/** Whether the reader is at the newest message, and how many came since they left it (CHAT-16). */
export function useNewest(messages: readonly ChatMessage[]): { isAtEnd: boolean; setAtEnd: (isAtEnd: boolean) => void; unseen: number } {
  const [isAtEnd, setAtEnd] = useState(true);
  const newest = messages.at(-1)?.timestamp ?? '';
  const [seenUntil, setSeenUntil] = useState(newest);
  if (isAtEnd && seenUntil !== newest) setSeenUntil(newest);
  return { isAtEnd, setAtEnd, unseen: isAtEnd ? 0 : countAfter(messages, seenUntil) };
}

/** By time and not by id: what was seen last may have been deleted. */
function countAfter(messages: readonly ChatMessage[], time: string): number {
  const lastSeen = messages.findLastIndex(({ timestamp }) => timestamp <= time);
  return messages.length - 1 - lastSeen;
}
