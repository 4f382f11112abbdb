import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useSession } from '#lib/api/session.ts';
import { BlockButton } from '../blocking/block-button.tsx';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { PersonLine } from './person-line.tsx';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';

const DEBOUNCE_MS = 200;

/** Lists the people of a room by name, below those who are present (LIVE-01). */
export function PeopleDialog({
  roomId,
  isOpenToAll,
  onlineIds,
  onClose,
}: {
  roomId: string;
  /** Everybody may come in, and those alone are listed who spoke lately. */
  isOpenToAll: boolean;
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
}) {
  const t = useTranslations('chatRoom.people');
  const { user } = useSession();
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.chat.people.useInfiniteQuery(
    { roomId, q },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const sentence = useErrorSentence();
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="sm">
      <SearchBox label={t('find')} value={query} onChange={({ target }) => setQuery(target.value)} />
      {isOpenToAll && <p className="mt-2 text-14 quiet">{t('lately', { count: roomLimits.newcomerDays })}</p>}
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !people ? (
        <Loading label={t('loading')} />
      ) : people.length === 0 ? (
        <State title={t('none')} />
      ) : (
        <ul className="mt-3">
          {people.map((person) => (
            <li key={person.id} className="row items-center gap-2">
              <PersonLine person={person} isOnline={onlineIds.has(person.id)} />
              {person.id !== user?.id && <BlockButton person={person} onBlocked={() => void refetch()} />}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Dialog>
  );
}
