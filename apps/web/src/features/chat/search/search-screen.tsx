import { Button, IconButton } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { zoneOfReader } from '#lib/time/exact-time.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import { FoundRow } from './found-row.tsx';
import { Hints } from './hints.tsx';
import { type Inserted, Operators, OperatorsHelp } from './operators.tsx';
import classes from './search.module.css';

const DEBOUNCE_MS = 250;

interface Props {
  /** Null: all rooms that the reader may see. */
  room: { id: string; name: string } | null;
  firstQuery: string;
  onBack: () => void;
  onOpen: (found: { roomId: string; messageId: string }) => void;
}

/** Looks for messages, in one room or in all; each result leads to its place in the conversation (LIVE-09, LIVE-18). */
export function SearchScreen({ room, firstQuery, onBack, onOpen }: Props) {
  const t = useTranslations('chatSearch');
  const [query, setQuery] = useState(firstQuery);
  const box = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLOListElement>(null);
  useEffect(() => box.current?.focus(), []);

  const insert = ({ query: next, selection }: Inserted) => {
    flushSync(() => setQuery(next));
    box.current?.focus();
    box.current?.setSelectionRange(...selection);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Not the whole panel.
      event.preventDefault();
      onBack();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, box.current, results.current);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the box and the results inside
    <div className={classes.screen} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <IconButton aria-label={t('back')} title={t('back')} onClick={onBack}>
          <IconArrowLeft className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <SearchBox
          ref={box}
          className={classes.box}
          label={room ? t('inRoom', { name: room.name }) : t('inAll')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <Operators query={query} isOneRoom={room !== null} onInsert={insert} />
      <Results ref={results} query={query} room={room} onOpen={onOpen} />
    </div>
  );
}

/** From the box down through the results and back. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null, list: HTMLElement | null): void {
  const stops = [box, ...(list?.querySelectorAll('button') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface ResultsProps extends Pick<Props, 'room' | 'onOpen'> {
  query: string;
  ref: React.Ref<HTMLOListElement>;
}

function Results({ query, room, onOpen, ref }: ResultsProps) {
  const t = useTranslations('chatSearch');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data, error, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.chat.search.useInfiniteQuery(
      { q, roomId: room?.id ?? null, timeZone: zoneOfReader() },
      // Results stay, with their focus, until the next words are looked for.
      { enabled: q !== '', getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
    );
  const sentence = useErrorSentence();
  if (q === '')
    return (
      <div className={classes.begin}>
        <State title={t('begin')} hint={t(room ? 'beginHint' : 'beginHintAll')} />
        <OperatorsHelp isOneRoom={room !== null} />
      </div>
    );
  if (error && !data) return <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />;
  const found = data?.pages.flatMap(({ messages }) => messages) ?? [];
  if (!data || (isPlaceholderData && found.length === 0)) return <Loading label={t('loading')} />;
  const hints = data.pages[0]?.hints ?? [];
  if (found.length === 0)
    return (
      <>
        <Hints hints={hints} />
        <State title={t('nothing')} {...(hints.length === 0 && { hint: t('nothingHint') })} />
      </>
    );
  return (
    <div className={classes.results} aria-busy={isPlaceholderData}>
      <Hints hints={hints} />
      <p className="sr-only" role="status">
        {t('found', { count: found.length })}
      </p>
      <ol ref={ref} aria-label={t('results')}>
        {found.map((message) => (
          <FoundRow
            key={message.id}
            message={message}
            isRoomShown={room === null}
            onOpen={() => onOpen({ roomId: message.room.id, messageId: message.id })}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
