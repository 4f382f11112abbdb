import { IconMessageReply } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { Counts } from '../rooms/room-row.tsx';
import classes from './threads.module.css';

/** Leads to the threads that the reader follows, with the count of what is new in them (LIVE-13). */
export function ThreadsEntry({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('chatThreads');
  const { data } = trpc.chat.heard.useQuery(undefined, {
    select: ({ rooms }) => rooms.filter(({ isThread }) => isThread),
  });
  const sum = (count: (room: NonNullable<typeof data>[number]) => number) =>
    (data ?? []).reduce((total, room) => total + count(room), 0);
  return (
    <button type="button" className={classes.entry} onClick={onOpen}>
      <IconMessageReply className={classes.entryIcon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.entryName}>{t('threads')}</span>
      <Counts
        unread={sum(({ unread, isMuted }) => (isMuted ? 0 : unread))}
        mentions={sum(({ mentions, isSilent }) => (isSilent ? 0 : mentions))}
      />
    </button>
  );
}
