import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { useState } from 'react';

type Lines = readonly Pick<Notification, 'id'>[];

/** Marks of what was unread when it was looked at: they stay until it is closed, though it is read by then. */
export interface Marks {
  isMarked: (id: string) => boolean;
  /** Whether a line may be marked as read by being looked at: once, and not what the reader marked themselves. */
  isNew: (id: string) => boolean;
  look: (lines: Lines) => void;
  /** The reader said that they have read it. */
  settle: (lines: Lines) => void;
  /** The reader wants it unread. */
  restore: (lines: Lines) => void;
}

interface Kept {
  marked: ReadonlySet<string>;
  handled: ReadonlySet<string>;
}

export function useMarks(): Marks {
  const [{ marked, handled }, setKept] = useState<Kept>({ marked: new Set(), handled: new Set() });
  const keep = (lines: Lines, isMarked: boolean) =>
    setKept((kept) => {
      const ids = lines.map(({ id }) => id);
      const all = new Set(ids);
      const others = [...kept.marked].filter((id) => !all.has(id));
      return {
        marked: new Set(isMarked ? [...others, ...ids] : others),
        handled: new Set([...kept.handled, ...ids]),
      };
    });
  return {
    isMarked: (id) => marked.has(id),
    isNew: (id) => !handled.has(id),
    look: (lines) => keep(lines, true),
    settle: (lines) => keep(lines, false),
    restore: (lines) => keep(lines, true),
  };
}
