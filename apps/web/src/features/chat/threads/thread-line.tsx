import type { ThreadSummary } from '@onceware/api/chat/chat.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useTabStop } from '../message/tab-stop.ts';
import { Counts } from '../rooms/room-row.tsx';
import { useShortTime } from '../rooms/room-words.ts';
import { useOpenThread } from './open-thread.ts';
import classes from './threads.module.css';

/** Replies to a message: who, how many, when the last one came, and how many of them are new to the reader (LIVE-06). */
export function ThreadLine({ messageId, thread }: { messageId: string; thread: ThreadSummary }) {
  const t = useTranslations('chatThreads');
  const shortTime = useShortTime();
  const tabIndex = useTabStop();
  const open = useOpenThread();
  const { roomId, count, people, lastAt } = thread;
  if (count === 0 || !open) return null;
  return (
    <button type="button" className={classes.line} tabIndex={tabIndex} onClick={() => open(messageId)}>
      <span className={classes.faces} aria-hidden>
        {people.map(({ id, name, avatar }) => (
          <Avatar key={id} src={avatar} name={name} size={20} />
        ))}
      </span>
      <span className={classes.replies}>{t('replies', { count })}</span>
      <time className="text-12 num quiet" dateTime={lastAt} title={t('lastReply', { time: shortTime(lastAt) })}>
        {shortTime(lastAt)}
      </time>
      <News roomId={roomId} />
    </button>
  );
}

/** Count of what is new in a thread that the reader follows. */
export function News({ roomId }: { roomId: string }) {
  const { data } = trpc.chat.heard.useQuery(undefined, {
    select: ({ rooms }) => rooms.find(({ id }) => id === roomId),
  });
  if (!data) return null;
  const { unread, mentions, isMuted, isSilent } = data;
  return <Counts unread={isMuted ? 0 : unread} mentions={isSilent ? 0 : mentions} />;
}
