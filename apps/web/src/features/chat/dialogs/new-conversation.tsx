import { roomLimits } from '@onceware/api/chat/chat.limits';
import type { Person } from '@onceware/api/chat/chat.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { PersonLine } from './person-line.tsx';
import classes from './people.module.css';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import { ROOMS } from '../rooms/rooms-cache.ts';

const DEBOUNCE_MS = 200;
const MOST = roomLimits.directMax - 1;

interface Props {
  onMade: (roomId: string) => void;
  onClose: () => void;
}

/** Chooses recipients; an existing conversation with the same people is opened (LIVE-01). */
export function NewConversation({ onMade, onClose }: Props) {
  const t = useTranslations('chatRooms.newConversation');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const { change, isPending, error } = useWork(ROOMS);
  const sentence = useErrorSentence();
  const toggle = (person: Person) =>
    setChosen((all) =>
      all.some(({ id }) => id === person.id) ? all.filter(({ id }) => id !== person.id) : [...all, person],
    );
  const begin = async () => {
    let roomId = '';
    const userIds = chosen.map(({ id }) => id);
    const begun = change(async (client) => {
      roomId = (await client.chat.direct.mutate({ userIds })).room.id;
    });
    await begun.then(
      () => onMade(roomId),
      () => undefined,
    );
  };
  const isFull = chosen.length >= MOST;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} isBusy={isPending} onClick={() => void begin()}>
            {t('begin')}
          </Button>
        </>
      }
    >
      {chosen.length > 0 && (
        <ul className="row wrap gap-1 mb-2" aria-label={t('chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t('remove', { name: person.name })}
                onClick={() => toggle(person)}
              >
                <span dir="auto">{person.name}</span>
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Candidates chosen={chosen} isFull={isFull} onToggle={toggle} />
      <p className="mt-2 text-14 quiet" role="status">
        {isFull ? t('full', { count: MOST }) : ''}
      </p>
      {error !== null && (
        <p className="mt-2 text-14 danger" role="alert">
          {sentence(error)}
        </p>
      )}
    </Dialog>
  );
}

interface CandidatesProps {
  chosen: readonly Person[];
  isFull: boolean;
  onToggle: (person: Person) => void;
}

/** People who share a team or a room with the reader. */
function Candidates({ chosen, isFull, onToggle }: CandidatesProps) {
  const t = useTranslations('chatRooms.newConversation');
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data, error, refetch } = trpc.chat.acquaintances.useQuery({ q }, { placeholderData: keepPreviousData });
  const sentence = useErrorSentence();
  return (
    <>
      <SearchBox label={t('find')} value={query} data-autofocus onChange={({ target }) => setQuery(target.value)} />
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : data.people.length === 0 ? (
        <State title={t(q === '' ? 'nobody' : 'notFound')} hint={t(q === '' ? 'nobodyHint' : 'notFoundHint')} />
      ) : (
        <ul className="mt-3" aria-label={t('candidates')}>
          {data.people.map((person) => {
            const isChosen = chosen.some(({ id }) => id === person.id);
            return (
              <li key={person.id}>
                <label className={classes.choice}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(person)}
                  />
                  <PersonLine person={person} isOnline={false} />
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
