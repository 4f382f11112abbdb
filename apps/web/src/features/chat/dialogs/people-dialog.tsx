import { roomLimits } from '@onceware/api/chat/chat.limits';
import type { Person, Room } from '@onceware/api/chat/chat.contract';
import { Button, IconButton } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { IconUserMinus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useSession } from '#lib/api/session.ts';
import { loadReportPerson, ReportPerson } from '#lib/people/report-person.tsx';
import { BlockButton } from '../blocking/block-button.tsx';
import { ReportButton } from '../blocking/report-button.tsx';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { AddPeople } from './add-people.tsx';
import { PersonLine } from './person-line.tsx';
import { PutOutDialog } from './put-out-dialog.tsx';
import { useRoomPeople } from './use-room-people.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';

const DEBOUNCE_MS = 200;

/** Lists the people of a room by name, below those who are present (LIVE-01). */
export function PeopleDialog({
  roomId,
  room,
  onlineIds,
  onClose,
}: {
  roomId: string;
  /** Room from the list; undefined while the list loads. */
  room: Room | undefined;
  onlineIds: ReadonlySet<string>;
  onClose: () => void;
}) {
  const t = useTranslations('chatRoom.people');
  const { user } = useSession();
  /** Everybody may come in, and those alone are listed who spoke lately. */
  const isOpenToAll = room !== undefined && !room.isPrivate && !room.isAsking;
  const mayAdd = room?.may.moderate === true && room.isMembersOnly;
  const mayRemove = mayAdd || (room?.may.moderate === true && room.kind === 'community' && room.isAsking);
  const { remove } = useRoomPeople(roomId);
  const [puttingOut, setPuttingOut] = useState<Person | null>(null);
  const [reporting, setReporting] = useState<Person | null>(null);
  const whenLoaded = useWhenLoaded();
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.chat.people.useInfiniteQuery(
    { roomId, q },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  const sentence = useErrorSentence();
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="sm">
        {mayAdd && <AddPeople room={room} people={people ?? []} />}
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
                {mayRemove && person.id !== user?.id && (
                  <IconButton
                    aria-label={t('remove', { name: person.name })}
                    title={t('remove', { name: person.name })}
                    onClick={() => (mayAdd ? void remove(person) : setPuttingOut(person))}
                  >
                    <IconUserMinus size={18} stroke={1.75} aria-hidden />
                  </IconButton>
                )}
                {person.id !== user?.id && (
                  <>
                    <ReportButton
                      person={person}
                      onPress={() => whenLoaded(loadReportPerson, () => setReporting(person))}
                    />
                    <BlockButton person={person} onBlocked={() => void refetch()} />
                  </>
                )}
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
      {reporting && <ReportPerson person={reporting} onClose={() => setReporting(null)} />}
      {puttingOut && <PutOutDialog roomId={roomId} person={puttingOut} onClose={() => setPuttingOut(null)} />}
    </>
  );
}
