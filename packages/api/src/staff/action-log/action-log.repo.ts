import type { Db } from '@onceware/db/client';
import { actionLog } from '@onceware/db/schema/action-log';
import { users } from '@onceware/db/schema/auth';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ACTIONS, type Action, type TargetType } from '#kernel/audit/actions.contract.ts';
import type { LogEntry, LogPerson } from './entries.contract.ts';
import { findPeople, holdsText, storable } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';

/** Ids sort by time. */
export const logOrder: SQL[] = [sql`${actionLog.id}`];

interface LogFilter {
  q: string;
  action?: Action | undefined;
  actorId?: string | undefined;
  targetType?: TargetType | undefined;
  targetId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const DAY_MS = 86_400_000;

/** The lowest UUIDv7 of a moment. */
function lowestId(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * From the beginning of a day, or before it. The ids, which the index is over, are made by another clock than the times: they
 * narrow to a day more, the time decides.
 */
const since = (day: number) => and(gte(actionLog.at, new Date(day)), gte(actionLog.id, lowestId(day - DAY_MS)));
const before = (day: number) => and(lt(actionLog.at, new Date(day)), lt(actionLog.id, lowestId(day + DAY_MS)));

/** @param people the people that `q` may mean, as actor or target */
function filterLogs(
  { q, action, actorId, targetType, targetId, from, to }: LogFilter,
  people: string[],
): SQL | undefined {
  return and(
    action && eq(actionLog.action, action),
    actorId === undefined ? undefined : eq(actionLog.actorId, actorId),
    targetType && eq(actionLog.targetType, targetType),
    targetId === undefined ? undefined : eq(actionLog.targetId, storable(targetId)),
    from === undefined ? undefined : since(Date.parse(from)),
    to === undefined ? undefined : before(Date.parse(to) + DAY_MS),
    q === '' ? undefined : means(q, people),
  );
}

function means(q: string, people: string[]): SQL | undefined {
  const typed = q.toLowerCase();
  const actions = ACTIONS.filter((action) => action.includes(typed));
  return or(
    holdsText(q, actionLog.targetLabel),
    actions.length > 0 ? inArray(actionLog.action, actions) : undefined,
    people.length > 0 ? inArray(actionLog.actorId, people) : undefined,
    people.length > 0 ? and(eq(actionLog.targetType, 'user'), inArray(actionLog.targetId, people)) : undefined,
  );
}

const actors = alias(users, 'actors');
const targets = alias(users, 'targets');

/** The entries with the people of them as they are now. */
async function readLogs(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<LogEntry[]> {
  const page = db
    .select({ id: actionLog.id })
    .from(actionLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: actionLog.id,
      at: actionLog.at,
      actorId: actionLog.actorId,
      via: actionLog.via,
      // Values that another release wrote are shown unchanged.
      action: sql<Action>`${actionLog.action}`,
      targetType: sql<TargetType | null>`${actionLog.targetType}`,
      targetId: actionLog.targetId,
      targetLabel: actionLog.targetLabel,
      address: actionLog.address,
      userAgent: actionLog.userAgent,
      before: actionLog.before,
      after: actionLog.after,
      actor: { name: actors.name, email: actors.email },
      target: { name: targets.name, email: targets.email },
    })
    .from(page)
    .innerJoin(actionLog, eq(actionLog.id, page.id))
    .leftJoin(actors, eq(actors.id, actionLog.actorId))
    .leftJoin(
      targets,
      sql`${targets.id} = case when ${actionLog.targetType} = 'user' then ${actionLog.targetId}::uuid end`,
    )
    .orderBy(...orderBy);
  return rows.map(({ at, actorId, actor, targetType, targetId, targetLabel, target, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorId === null ? null : person(actorId, actor),
    target:
      targetType === null || targetId === null
        ? null
        : {
            type: targetType,
            id: targetId,
            label: targetLabel,
            person: targetType === 'user' ? person(targetId, target) : null,
          },
  }));
}

export const logSource: Source<LogFilter, LogEntry> = {
  table: actionLog,
  where: async (db, filter) => filterLogs(filter, filter.q === '' ? [] : await findPeople(db, filter.q)),
  read: readLogs,
};

const person = (id: string, known: { name: string; email: string } | null): LogPerson => ({
  id,
  name: known?.name ?? null,
  email: known?.email ?? null,
});
