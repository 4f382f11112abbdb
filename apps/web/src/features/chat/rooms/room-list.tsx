import type { Room } from '@onceware/api/chat/chat.contract';
import type { MessageRequest } from '@onceware/api/chat/requests/requests.contract';
import { Button, IconButton } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { IconAlarm, IconMessageSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Requests } from '../requests/requests.tsx';
import { ThreadsEntry } from '../threads/threads-entry.tsx';
import type { Mode } from './last-room.ts';
import { NewButtons } from './new-buttons.tsx';
import { NoRooms } from './no-rooms.tsx';
import { type OpenedRoom, toText } from './room-ref.ts';
import { RoomRow, SampleRow } from './room-row.tsx';
import classes from './rooms.module.css';
import { Loading, LoadFailed, State } from './states.tsx';
import { OwnInvitations } from '../team/own-invitations.tsx';
import { useOlderRooms } from './use-older-rooms.ts';
import { useRooms } from './use-rooms.ts';

interface Props {
  mode: Mode;
  /** The one that was open a moment ago gets the focus back. */
  last: OpenedRoom | null;
  onOpen: (opened: OpenedRoom) => void;
  /** For messages with these words. */
  onSearch: (query: string) => void;
  /** To the threads that the reader follows. */
  onThreads: () => void;
  /** To the messages that the reader wants to be reminded of. */
  onReminders: () => void;
  onRequest: (request: MessageRequest) => void;
}

/** The rooms of a mode, the newest first, and the sample conversation below them (LIVE-01). */
export function RoomList({ mode, last, onOpen, onSearch, onThreads, onReminders, onRequest }: Props) {
  const t = useTranslations('chatRooms');
  const reminders = useTranslations('chatReminders');
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useRooms();
  const older = useOlderRooms(data?.nextCursor, data?.rooms ?? []);
  const rooms = data && [...data.rooms, ...older.rooms].filter(({ isPrivate }) => isPrivate === (mode === 'private'));
  const found = useFound(rooms ?? [], query);
  const isFiltered = query.trim() !== '';
  const hasFocus = (opened: OpenedRoom) => last !== null && toText(last) === toText(opened);
  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <div className={classes.bar}>
          <h3 className={classes.title}>{t(`title.${mode}`)}</h3>
          {rooms && mode === 'private' && <NewButtons rooms={rooms} onMade={(roomId) => onOpen({ roomId })} />}
          <IconButton aria-label={reminders('title')} title={reminders('title')} onClick={onReminders}>
            <IconAlarm size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('search')} title={t('search')} onClick={() => onSearch(query)}>
            <IconMessageSearch size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <FilterBox query={query} onQuery={setQuery} />
      </div>
      {!isFiltered && <ThreadsEntry onOpen={onThreads} />}
      {!isFiltered && <Requests onOpen={onRequest} />}
      {error && <LoadFailed text={t('failed')} isBrief={rooms !== undefined} onRetry={() => void refetch()} />}
      {!rooms && !error && <Loading label={t('loading')} />}
      {mode === 'private' && <OwnInvitations onJoined={(roomId) => roomId !== null && onOpen({ roomId })} />}
      <ul className={classes.rows} aria-label={t(`title.${mode}`)}>
        {found.map((room) => (
          <RoomRow
            key={room.id}
            room={room}
            hasFocus={hasFocus({ roomId: room.id })}
            onOpen={() => onOpen({ roomId: room.id })}
          />
        ))}
        {!isFiltered && <SampleRow hasFocus={last === 'sample'} onOpen={() => onOpen('sample')} />}
      </ul>
      {older.hasMore && (
        <Button className={classes.searchToo} variant="quiet" isBusy={older.isLoading} onClick={older.loadMore}>
          {t('older')}
        </Button>
      )}
      {isFiltered && found.length === 0 && (
        <State title={t('notFound')}>
          <Button onClick={() => setQuery('')}>{t('clearFilter')}</Button>
        </State>
      )}
      {isFiltered && (
        <Button className={classes.searchToo} variant="quiet" onClick={() => onSearch(query.trim())}>
          <IconMessageSearch size={18} stroke={1.75} aria-hidden />
          {t('searchFor', { query: query.trim() })}
        </Button>
      )}
      {!isFiltered && rooms && mode === 'private' && <NoRooms rooms={rooms} onMade={(roomId) => onOpen({ roomId })} />}
    </div>
  );
}

/** By name, or by the names of a conversation's people. */
function useFound(rooms: readonly Room[], query: string): readonly Room[] {
  const locale = useLocale();
  const wanted = query.trim().toLocaleLowerCase(locale);
  if (wanted === '') return rooms;
  const wordsOf = ({ name, people }: Room) => name ?? people.map((person) => person.name).join('\n');
  return rooms.filter((room) => wordsOf(room).toLocaleLowerCase(locale).includes(wanted));
}

function FilterBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useTranslations('chatRooms');
  // The first Escape empties the box, the next one closes the panel.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  return (
    <SearchBox label={t('filter')} value={query} onChange={({ target }) => onQuery(target.value)} onKeyDown={clear} />
  );
}
