import type { Person, Room } from '@onceware/api/chat/chat.contract';
import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { PersonLine } from './person-line.tsx';
import { useRoomPeople } from './use-room-people.ts';

const DEBOUNCE_MS = 200;
const SHOWN = 5;

/** Adds people of the team to a private room of it (LIVE-17). */
export function AddPeople({ room, people }: { room: Room; people: readonly Person[] }) {
  const t = useTranslations('chatRoom.people');
  const { add } = useRoomPeople(room.id);
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const organizationId = room.team?.id ?? '';
  const { data } = trpc.chat.team.members.useQuery(
    { organizationId, q },
    { enabled: q !== '' && organizationId !== '', placeholderData: keepPreviousData },
  );
  const isIn = new Set(people.map(({ id }) => id));
  const found = q === '' ? [] : (data?.members ?? []).filter(({ person }) => !isIn.has(person.id)).slice(0, SHOWN);
  return (
    <section className="mb-3" aria-label={t('addFromTeam')}>
      <SearchBox label={t('addFromTeam')} value={query} onChange={({ target }) => setQuery(target.value)} />
      <p className="text-14 quiet" role="status">
        {q !== '' && data && found.length === 0 ? t('nobodyToAdd') : ''}
      </p>
      <ul>
        {found.map(({ person }) => (
          <li key={person.id} className="row items-center gap-2">
            <PersonLine person={person} isOnline={false} />
            <Button onClick={() => void add(person).then((made) => made !== null && setQuery(''))}>
              {t('add')}
              <span className="sr-only"> {person.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
