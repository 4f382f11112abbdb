import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatMessage } from '../chat-source.ts';
import { useAuthorName } from '../message/use-author-name.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import { plainText } from '@onceware/api/chat/text/formatting.limits';

/** More than a listener keeps in mind. */
const SAID = 300;
/** Messages that arrive within this time are announced together; ms. */
export const GATHER_MS = 500;
/** Pause between two announcements, so that a busy room does not speak continuously; ms. */
export const REST_MS = 5000;

interface Props {
  messages: readonly ChatMessage[];
  /** The newest is among them: what is fetched from the middle of the history is no news. */
  isLive: boolean;
}

/**
 * Says politely what others have just written: one message with its words, several by their number. The log itself is
 * silent: its rows come and go with scrolling, and each would be read out as new.
 */
export function Announcer({ messages, isLive }: Props) {
  const t = useTranslations('chat');
  const list = useTranslations('chatList');
  const nameOf = useAuthorName();
  const [wasLive, setWasLive] = useState(isLive);
  const [heardUntil, setHeardUntil] = useState(() => newestOf(messages));
  const [said, setSaid] = useState({ text: '', times: 0 });
  const [isResting, setIsResting] = useState(false);
  if (wasLive !== isLive) {
    setWasLive(isLive);
    setHeardUntil(newestOf(messages));
  }

  const sentence = (news: readonly ChatMessage[]): string => {
    const [only] = news;
    if (!only || news.length > 1) return list('announcedMany', { count: news.length });
    const text = plainText(only.text.slice(0, SAID)) || t('message.noText', { count: only.attachments.length });
    return t('screen.announced', { name: nameOf(only), text });
  };
  const say = useEffectEvent(() => {
    setSaid(({ times }) => ({ text: sentence(newsOf(messages, heardUntil)), times: times + 1 }));
    setHeardUntil(newestOf(messages));
    setIsResting(true);
  });
  const hasNews = isLive && newsOf(messages, heardUntil).length > 0;
  useEffect(() => {
    if (!hasNews || isResting) return;
    const timer = setTimeout(say, GATHER_MS);
    return () => clearTimeout(timer);
  }, [hasNews, isResting]);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(setIsResting, REST_MS, false);
    return () => clearTimeout(timer);
  }, [isResting]);
  return (
    <p className="sr-only" role="status">
      {/* Another element each time, so that the same words are read again where they were written again. */}
      <span key={said.times}>{said.text}</span>
    </p>
  );
}

/** Says at once that an own message was not sent, each once (LIVE-05). */
export function Failures({ messages }: Pick<Props, 'messages'>) {
  const t = useTranslations('chatList');
  const sentence = useKeySentence();
  const failed = messages.filter(({ delivery }) => delivery === 'failed');
  const [known, setKnown] = useState<readonly ChatMessage[]>(failed);
  const [said, setSaid] = useState<ChatMessage | null>(null);
  if (failed.length !== known.length || failed.some((message, index) => message.id !== known[index]?.id)) {
    setKnown(failed);
    setSaid(failed.findLast(({ id }) => !known.some((other) => other.id === id)) ?? null);
  }
  return (
    <p className="sr-only" aria-live="assertive">
      {said && t('notSent', { reason: sentence(said.failure) })}
    </p>
  );
}

/** Own messages have the time of this machine until they are sent, so they tell nothing. */
const newestOf = (messages: readonly ChatMessage[]): string => messages.findLast(({ out }) => !out)?.timestamp ?? '';

/** Messages by others after that time, oldest first. */
function newsOf(messages: readonly ChatMessage[], after: string): ChatMessage[] {
  const last = messages.findLastIndex(({ out, timestamp }) => !out && timestamp <= after);
  return messages.slice(last + 1).filter(({ out, isDeleted, isFolded }) => !out && !isDeleted && !isFolded);
}
