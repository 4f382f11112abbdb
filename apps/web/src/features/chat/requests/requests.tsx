import type { MessageRequest } from '@onceware/api/chat/requests/requests.contract';
import { plainText } from '@onceware/api/chat/text/formatting.limits';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Button } from '@onceware/ui/button/button';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useShortTime } from '../rooms/room-words.ts';
import rows from '../rooms/rooms.module.css';
import classes from './requests.module.css';

/** First messages of strangers, above the rooms (LIVE-16). */
export function Requests({ onOpen }: { onOpen: (request: MessageRequest) => void }) {
  const t = useTranslations('chatRequests');
  const title = useId();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.chat.requests.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  if (requests.length === 0) return null;
  return (
    <section className={classes.requests} aria-labelledby={title}>
      <h4 id={title} className={classes.title}>
        {t('requests')}
      </h4>
      <ul>
        {requests.map((request) => (
          <RequestRow key={request.roomId} request={request} onOpen={() => onOpen(request)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function RequestRow({ request: { from, text, sentAt }, onOpen }: { request: MessageRequest; onOpen: () => void }) {
  const shortTime = useShortTime();
  return (
    <li className={rows.row}>
      <button type="button" className={rows.open} onClick={onOpen}>
        <Avatar src={from.avatar} name={from.name} size={36} />
        <span className={rows.words}>
          <span className="row items-center gap-2 min-w-0">
            <span className={rows.name} dir="auto">
              {from.name}
            </span>
            <time className="flex-none ms-auto text-12 num quiet" dateTime={sentAt}>
              {shortTime(sentAt)}
            </time>
          </span>
          <span className={rows.last} dir="auto">
            {plainText(text).replaceAll(/\s+/g, ' ').trim()}
          </span>
        </span>
      </button>
    </li>
  );
}
