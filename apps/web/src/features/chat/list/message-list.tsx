import {
  type FocusEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { type ChatMessage, type ChatSnapshot, type ChatSource, chatLimits } from '../chat-source.ts';
import { Announcer, Failures } from './announcer.tsx';
import { type ChatRow, rowsOf } from './chat-rows.ts';
import { DayRow } from './day-row.tsx';
import { JumpToNewest, useNewest } from './jump-to-newest.tsx';
import { ListState } from './list-states.tsx';
import { StartRow, UnreadRow } from './marker-rows.tsx';
import type { Replied } from '../message/message-quote.tsx';
import type { OpenOverlay } from '../message-actions.ts';
import classes from './list.module.css';
import { MessageRow } from '../message/message-row.tsx';
import { PageRow } from './page-row.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { isAtEnd, useMessageVirtualizer } from './use-message-virtualizer.ts';
import { usePage } from './use-page.ts';
import { useFirstUnread, useReadMark } from './use-read-mark.ts';
import { useTarget } from './use-target.ts';

export interface MessageListHandle {
  /** Scrolls no further than needed. */
  show: (messageId: string) => void;
  /** Shows a message and gives it the focus. */
  focus: (messageId: string) => void;
  /** Shows a message, gives it the focus and highlights it for 2 s (CHAT-11). */
  jumpTo: (messageId: string) => void;
}

interface Props {
  source: ChatSource;
  snapshot: ChatSnapshot;
  editingId: string | null;
  overlay: OpenOverlay | null;
  ref: Ref<MessageListHandle>;
}

/**
 * Distance to either end, in px, at which further messages are fetched, so that they usually arrive before the reader
 * does.
 */
const NEAR = 800;

/**
 * The messages, newest last. Only rows in sight are in the page (CHAT-16), and those that would lose something: the one
 * that has the focus and the one that is being edited. What the source does not hold is fetched on the way (LIVE-09).
 */
export function MessageList({ source, snapshot, editingId, overlay, ref }: Props) {
  const t = useTranslations('chat.screen');
  const { room, group, messages, status, failure, hasOlder, hasNewer, newest } = snapshot;
  const unreadAfter = snapshot.unreadAfter ?? null;
  const seams = useSeams(messages, hasOlder);
  const showsStart = room.kind !== 'sample' && room.thread === null;
  const rows = useMemo(
    () => rowsOf(messages, { hasOlder, unreadAfter, showsStart, seams }),
    [messages, hasOlder, unreadAfter, showsStart, seams],
  );
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [highlightedId, highlight] = useHighlight();
  const { isThere, setIsThere, unseen } = useNewest(messages);
  const isLive = status === 'ready' && !hasNewer;

  const kept = [activeId, editingId].map((id) => rows.findIndex(({ key }) => key === id)).filter((index) => index >= 0);
  const { items, canvas, measure, elementOf, scrollTo, lastInSight } = useMessageVirtualizer({
    rows,
    scroller,
    kept,
    hasOlder,
    hasNewer,
  });
  const { isFetching, goTo, goToNewest } = useTarget({
    source,
    isAtHand: (id) => byId.has(id),
    // The active row is in the page wherever it is, so it can have the focus before it is in sight.
    aim: setActiveId,
    arrive: ({ id, isJump }) => {
      elementOf(id)?.querySelector('article')?.focus({ preventScroll: true });
      scrollTo(id, isJump ? 'center' : 'auto');
      if (isJump) highlight(id);
    },
  });
  const focus = (id: string) => goTo(id, false);
  useImperativeHandle(ref, () => ({ show: scrollTo, focus, jumpTo: (id) => goTo(id, true) }));

  const older = usePage(() => source.loadOlder());
  const newer = usePage(() => source.loadNewer());
  const isKnown = status === 'ready' && snapshot.unreadAfter !== undefined;
  const isPlaced = useFirstUnread({ isKnown, rows, scrollTo });
  const { mark: markRead, seen } = useReadMark({ source, rows, lastInSight, isPlaced });
  const readOn = () => {
    const { current } = scroller;
    if (!current || status !== 'ready' || isFetching) return;
    if (hasOlder && older.state === 'idle' && current.scrollTop < NEAR) older.load();
    if (hasNewer && newer.state === 'idle' && isAtEnd(current, { within: NEAR })) newer.load();
  };
  useEffect(readOn);

  const [expanded, expand] = useExpanded(scrollTo);
  const tabStop = activeId !== null && byId.has(activeId) ? activeId : messages.at(-1)?.id;
  const onKeyDown = useArrowKeys(messages, focus);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const id = currentTarget.contains(target)
      ? target.closest<HTMLElement>('[data-message]')?.dataset.message
      : undefined;
    if (id !== undefined) setActiveId(id);
  };
  return (
    <div className={classes.area}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the messages inside */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off"
        aria-busy={older.state === 'loading' || newer.state === 'loading' || isFetching}
        aria-label={t('messages', { group: group.name })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onScroll={({ currentTarget }) => {
          setIsThere(isAtEnd(currentTarget));
          readOn();
          markRead();
        }}
      >
        <div ref={canvas} className={classes.canvas}>
          {hasOlder && <PageRow page={older} end="older" />}
          {items.map(({ key, index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div key={key} ref={measure} data-index={index} className={classes.row}>
                {row.kind === 'message' ? (
                  <MessageRow
                    message={row.message}
                    isFirst={row.isFirst}
                    replied={repliedOf(row.message, byId, hasOlder || hasNewer)}
                    isActive={row.key === tabStop}
                    isEditing={row.key === editingId}
                    isExpanded={expanded.has(row.key)}
                    isHighlighted={row.key === highlightedId}
                    overlay={overlay?.messageId === row.key ? overlay.kind : null}
                    onExpand={expand}
                  />
                ) : (
                  <MarkerRow row={row} groupName={group.name} isSample={room.kind === 'sample'} />
                )}
              </div>
            );
          })}
          {hasNewer && <PageRow page={newer} end="newer" />}
        </div>
      </div>
      {messages.length === 0 && (
        <ListState status={status} failure={failure} room={room} onRetry={() => source.reload()} />
      )}
      {messages.length > 0 && (!isThere || hasNewer) && (
        <JumpToNewest
          unseen={Math.max(unseen, unreadAfter === null ? 0 : newest - Math.max(seen, unreadAfter))}
          isFetching={isFetching}
          onJump={goToNewest}
        />
      )}
      <Announcer messages={messages} isLive={isLive} />
      <Failures messages={messages} />
    </div>
  );
}

/** Returns the message that this one replies to: undefined if it is no reply, null if the message is gone. */
function repliedOf(
  { replyTo }: ChatMessage,
  byId: ReadonlyMap<string, ChatMessage>,
  hasMore: boolean,
): Replied | undefined {
  if (replyTo === null) return undefined;
  return byId.get(replyTo) ?? (hasMore ? 'elsewhere' : null);
}

interface MarkerProps {
  row: Exclude<ChatRow, { kind: 'message' }>;
  groupName: string;
  isSample: boolean;
}

function MarkerRow({ row, groupName, isSample }: MarkerProps) {
  switch (row.kind) {
    case 'start':
      return <StartRow groupName={groupName} />;
    case 'day':
      return <DayRow day={row.day} isSample={isSample} />;
    case 'unread':
      return <UnreadRow since={row.since} />;
  }
}

/** Messages that were the first loaded ones while older ones existed (`Stretch.seams`). */
function useSeams(messages: readonly ChatMessage[], hasOlder: boolean): ReadonlySet<string> {
  const [seams, setSeams] = useState<ReadonlySet<string>>(new Set());
  const first = messages[0]?.id;
  if (first === undefined || !hasOlder || seams.has(first)) return seams;
  const more = new Set(seams).add(first);
  setSeams(more);
  return more;
}

/** Which long messages are shown whole. */
function useExpanded(scrollTo: (id: string) => void) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expand = useCallback(
    (id: string, isExpanded: boolean) => {
      flushSync(() =>
        setExpanded((ids) => new Set(isExpanded ? [...ids, id] : [...ids].filter((other) => other !== id))),
      );
      // A long one may have begun far above.
      if (!isExpanded) scrollTo(id);
    },
    [scrollTo],
  );
  return [expanded, expand] as const;
}

/** Highlights the target of a jump for 2 s (CHAT-11); a second jump to the same message restarts it. */
function useHighlight(): [highlightedId: string | null, highlight: (id: string) => void] {
  const [highlighted, setHighlighted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(setHighlighted, chatLimits.highlightMs, null);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted?.id ?? null, (id) => setHighlighted({ id })];
}
