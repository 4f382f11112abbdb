import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireSession } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { daysAgo } from '#kernel/moments.ts';
import { owned } from '#kernel/owned.ts';
import type { SessionEntry, SessionInput } from '../auth.contract.ts';
import { authLimits } from '../auth.limits.ts';
import { toSessionEntry } from './session-entry.ts';
import { deleteOwnSession, deleteSessionsOf, listOpenSessions } from './sessions.repo.ts';

type Ending = Pick<Call, 'actor' | 'database' | 'sessions' | 'address' | 'userAgent' | 'setSessionCookie'>;

/** The browsers in which the caller is signed in: this one first, then the newest. */
export async function listSessions(call: Pick<Call, 'actor' | 'database'>): Promise<{ sessions: SessionEntry[] }> {
  const { user, credentialId } = requireSession(call);
  const rows = await listOpenSessions(call.database.db, user.id, credentialId, daysAgo(authLimits.sessionMaxDays));
  return { sessions: rows.map((row) => toSessionEntry(row, credentialId)) };
}

/** Signs the caller out in one browser, which may be this one. @throws not_found also for somebody else's */
export async function endSession(call: Ending, { sessionId }: SessionInput): Promise<{ ok: true }> {
  const actor = requireSession(call);
  await call.database.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, owned(actor, sessionId)))) throw new AppError('not_found');
    await record(tx, call, { action: 'auth.session_end', target: { type: 'session', id: sessionId } });
  });
  call.sessions.forget(actor.user.id);
  if (sessionId === actor.credentialId) call.setSessionCookie(null);
  return { ok: true as const };
}

/** Signs the caller out everywhere but here. */
export async function endOtherSessions(call: Ending): Promise<{ ended: number }> {
  const { user, credentialId } = requireSession(call);
  const ended = await call.database.transaction(async (tx) => {
    const count = await deleteSessionsOf(tx, user.id, credentialId);
    await record(tx, call, {
      action: 'auth.sessions_end',
      target: { type: 'user', id: user.id },
      after: { ended: count },
    });
    return count;
  });
  call.sessions.forget(user.id);
  return { ended };
}
