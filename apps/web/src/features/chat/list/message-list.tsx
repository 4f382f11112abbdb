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
import { type ChatMessage, chatLimits } from '../chat-source.ts';
import { Announcer } from './announcer.tsx';
import { rowsOf } from './chat-rows.ts';
import { DayRow } from './day-row.tsx';
import { JumpToNewest, useNewest } from './jump-to-newest.tsx';
import type { OpenOverlay } from '../message-actions.ts';
import classes from './list.module.css';
import { MessageRow } from '../message/message-row.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { isAtEnd, useMessageVirtualizer } from './use-message-virtualizer.ts';

export interface MessageListHandle {
  /** Scrolls no further than needed. */
  show: (messageId: string) => void;
  /** Shows a message and gives it the focus. */
  focus: (messageId: string) => void;
  /** Shows a message, gives it the focus and highlights it for 2 s (CHAT-11). */
  jumpTo: (messageId: string) => void;
}

interface Props {
  groupName: string;
  messages: readonly ChatMessage[];
  editingId: string | null;
  overlay: OpenOverlay | null;
  ref: Ref<MessageListHandle>;
}

/**
 * The messages, newest last. Only rows in sight are in the page (CHAT-16), and those that would lose something: the one
 * that has the focus and the one that is being edited.
 */
export function MessageList({ groupName, messages, editingId, overlay, ref }: Props) {
  const t = useTranslations('chat.screen');
  const rows = useMemo(() => rowsOf(messages), [messages]);
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [highlightedId, highlight] = useHighlight();
  const { isThere, setIsThere, unseen } = useNewest(messages);
  const kept = [activeId, editingId].map((id) => rows.findIndex(({ key }) => key === id)).filter((index) => index >= 0);
  const { items, canvas, measure, elementOf, scrollTo } = useMessageVirtualizer(rows, scroller, kept);

  const focus = (id: string, align?: 'center') => {
    // The active row is in the page wherever it is, so it can have the focus before it is in sight.
    flushSync(() => setActiveId(id));
    elementOf(id)?.querySelector('article')?.focus({ preventScroll: true });
    scrollTo(id, align);
  };
  const jumpTo = (id: string) => {
    focus(id, 'center');
    highlight(id);
  };
  useImperativeHandle(ref, () => ({ show: scrollTo, focus, jumpTo }));

  const [expanded, expand] = useExpanded(scrollTo);
  const newest = messages.at(-1);
  const tabStop = activeId !== null && byId.has(activeId) ? activeId : newest?.id;
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
        aria-label={t('messages', { group: groupName })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onScroll={({ currentTarget }) => setIsThere(isAtEnd(currentTarget))}
      >
        <div ref={canvas} className={classes.canvas}>
          {items.map(({ key, index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div key={key} ref={measure} data-index={index} className={classes.row}>
                {row.kind === 'day' ? (
                  <DayRow day={row.day} />
                ) : (
                  <MessageRow
                    message={row.message}
                    isFirst={row.isFirst}
                    replied={row.message.replyTo === null ? undefined : (byId.get(row.message.replyTo) ?? null)}
                    isActive={row.key === tabStop}
                    isEditing={row.key === editingId}
                    isExpanded={expanded.has(row.key)}
                    isHighlighted={row.key === highlightedId}
                    overlay={overlay?.messageId === row.key ? overlay.kind : null}
                    onExpand={expand}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {newest ? !isThere && <JumpToNewest unseen={unseen} onJump={() => focus(newest.id)} /> : <Empty />}
      <Announcer messages={messages} />
    </div>
  );
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

/** What was jumped to, for 2 s (CHAT-11); a second jump to the same lights it up anew. */
function useHighlight(): [highlightedId: string | null, highlight: (id: string) => void] {
  const [highlighted, setHighlighted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(setHighlighted, chatLimits.highlightMs, null);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted?.id ?? null, (id) => setHighlighted({ id })];
}

function Empty() {
  const t = useTranslations('chat.screen');
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t('empty')}</p>
      <p>{t('emptyHint')}</p>
    </div>
  );
}
