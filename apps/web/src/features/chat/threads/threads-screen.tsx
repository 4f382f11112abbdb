import { Button } from '@onceware/ui/button/button';
import type { FollowedThread } from '@onceware/api/chat/chat.contract';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { ListBody, ListFrame } from '../frame/list-frame.tsx';
import { Counts } from '../rooms/room-row.tsx';
import { useShortTime } from '../rooms/room-words.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import classes from './threads.module.css';

interface Props {
  onBack: () => void;
  onOpen: (roomId: string) => void;
}

/** Threads that the reader follows, those with something new or all, the one with the newest reply first (LIVE-13). */
export function ThreadsScreen({ onBack, onOpen }: Props) {
  const t = useTranslations('chatThreads');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew, setIsNew] = useState(true);
  const all = (
    <Button variant="quiet" aria-pressed={!isNew} onClick={() => setIsNew(!isNew)}>
      {t('all')}
    </Button>
  );
  return (
    <ListFrame title={t('threads')} heading={heading} back={t('back')} onBack={onBack} actions={all}>
      <Threads isNew={isNew} onOpen={onOpen} />
    </ListFrame>
  );
}

function Threads({ isNew, onOpen }: { isNew: boolean; onOpen: Props['onOpen'] }) {
  const t = useTranslations('chatThreads');
  const sentence = useErrorSentence();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.chat.threads.useInfiniteQuery(
    { isNew },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data: news } = trpc.chat.heard.useQuery(undefined, {
    select: ({ rooms }) =>
      rooms
        .filter(({ isThread }) => isThread)
        .map(({ id, newest, read }) => `${id} ${newest} ${read}`)
        .join(),
  });
  useEffect(() => void refetch(), [news, refetch]);
  if (error && !data) return <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('loading')} />;
  const threads = data.pages.flatMap((page) => page.threads);
  if (threads.length === 0 && !hasNextPage)
    return <State title={t(isNew ? 'nothingNew' : 'none')} hint={t('noneHint')} />;
  return (
    <ListBody>
      <ol aria-label={t('threads')}>
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} onOpen={() => onOpen(thread.id)} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </ListBody>
  );
}

function ThreadRow({
  thread: { room, first, unread, mentions },
  onOpen,
}: {
  thread: FollowedThread;
  onOpen: () => void;
}) {
  const t = useTranslations('chatThreads');
  const rooms = useTranslations('chatRooms');
  const words = useTranslations('chat.message');
  const blocking = useTranslations('chatBlocking');
  const shortTime = useShortTime();
  const { author, thread } = first;
  const text =
    first.deletedAt !== null ? words('deleted') : first.isFolded ? blocking('folded') : plainText(first.text);
  return (
    <li>
      <button
        type="button"
        className={classes.thread}
        data-unread={unread + mentions > 0 || undefined}
        onClick={onOpen}
      >
        <span className="row items-center gap-2 text-12 quiet min-w-0">
          <bdi className={classes.place}>{room.name ?? rooms(`kind.${room.kind}`)}</bdi>
          {thread && (
            <time className="flex-none ms-auto num" dateTime={thread.lastAt}>
              {shortTime(thread.lastAt)}
            </time>
          )}
        </span>
        <span className={classes.excerpt} dir="auto">
          <bdi className="weight-580 ink">{author?.name ?? rooms('somebody')}</bdi> {text || rooms('aFile')}
        </span>
        <span className="row items-center gap-2 text-12 quiet">
          <span className={classes.count}>{t('replies', { count: thread?.count ?? 0 })}</span>
          <Counts unread={unread} mentions={mentions} />
        </span>
      </button>
    </li>
  );
}
