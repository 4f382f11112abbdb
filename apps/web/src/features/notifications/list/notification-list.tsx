import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import type { ListOf } from '../data/line-changes.ts';
import type { LineActions } from '../data/use-line-actions.ts';
import { useLines } from '../data/use-lines.ts';
import type { Marks } from '../data/use-marks.ts';
import { EmptyList } from './empty-list.tsx';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';
import { OlderButton } from './older-button.tsx';
import { useLookedAt } from './use-looked-at.ts';

interface Props {
  list: ListOf;
  actions: LineActions;
  marks: Marks;
  /** Older ones come by scrolling; else by a button, where something follows the list. */
  isEndless?: boolean;
}

/** The lines of a tab, the newest first (NOTE-01). */
export function NotificationList({ list, actions, marks, isEndless = false }: Props) {
  const t = useTranslations('notifications');
  const { lines, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useLines(list);
  const rows = useRef<HTMLUListElement>(null);
  const { onRemove } = useFocusInPlace(rows, lines);
  const unseen = list.archived ? [] : (lines ?? []).filter(({ id, isRead }) => !isRead && marks.isNew(id));
  useLookedAt(
    rows,
    unseen.map(({ id }) => id),
    (ids) => {
      const seen = unseen.filter(({ id }) => ids.includes(id));
      if (seen.length === 0) return;
      marks.look(seen);
      actions.see(seen);
    },
  );

  if (!lines) {
    return isError ? (
      <div className={classes.failed}>
        <LoadFailed text={t('failed')} action={t('retry')} onRetry={() => void refetch()} />
      </div>
    ) : (
      <Loading />
    );
  }
  if (lines.length === 0 && !hasNextPage) return <EmptyList list={list} />;
  return (
    <>
      <ul ref={rows} className={classes.list} tabIndex={-1}>
        {lines.map((line, index) => (
          <NotificationRow
            key={line.id}
            line={line}
            isUnread={!line.isRead || marks.isMarked(line.id)}
            actions={actions}
            onRemove={() => onRemove(index)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <OlderButton
          isEndless={isEndless && !isFetchNextPageError}
          isBusy={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

function Loading() {
  const t = useTranslations('notifications');
  return (
    <div aria-busy="true" className={classes.loading}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton width="40px" height="40px" isRound />
          <div className="stack gap-2 one-column">
            <Skeleton width="80%" />
            <Skeleton width="40%" height="0.75em" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** When a row goes with the button that had the focus, the row in its place gets it. */
function useFocusInPlace(list: RefObject<HTMLElement | null>, lines: readonly Notification[] | undefined) {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    // After the menu has given its own back.
    const timer = setTimeout(() => (next ?? document.querySelector<HTMLElement>('[role="tabpanel"]'))?.focus(), 0);
    return () => clearTimeout(timer);
  }, [list, lines]);
  return {
    onRemove: (index: number) => {
      removed.current = index;
    },
  };
}
