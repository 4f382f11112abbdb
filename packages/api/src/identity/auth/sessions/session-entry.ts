import type { sessions } from '@onceware/db/schema/auth';
import { parse } from 'bowser';
import type { SessionEntry } from '../auth.contract.ts';

/** Columns that a list of sessions needs. */
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'
>;

/** A session as its owner, or an admin, sees it. `currentId`: the one that asks, if it is a session. */
export function toSessionEntry(row: SessionRow, currentId: string | null): SessionEntry {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    ...describe(row.userAgent),
    address: row.address,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}

const DEVICES: Record<string, SessionEntry['device']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

function describe(userAgent: string | null): Pick<SessionEntry, 'browser' | 'system' | 'device'> {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, device: DEVICES[platform.type ?? ''] ?? null };
}
