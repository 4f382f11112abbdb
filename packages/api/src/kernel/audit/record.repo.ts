import type { Db } from '@onceware/db/client';
import { actionLog } from '@onceware/db/schema/action-log';
import type { Call } from '../call.ts';
import type { Action, TargetType } from './actions.contract.ts';

export interface LogEntryInput {
  action: Action;
  /** `label` for what is no person: people are named by the account they have now. */
  target?: { type: TargetType; id: string; label?: string };
  /** Changed fields of the target, before and after. No secrets, no addresses of people. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Known facts about the actor; `system`: the operator, from a command line. */
export type Acting = Pick<Call, 'actor' | 'address' | 'userAgent'> | 'system';

/** Adds to the action log; in the transaction of the change itself, so that neither is there without the other. */
export function record(tx: Db, acting: Acting, entry: LogEntryInput): Promise<void> {
  return recordAll(tx, acting, [entry]);
}

/** The same for several things at once, in one statement. */
export async function recordAll(tx: Db, acting: Acting, entries: readonly LogEntryInput[]): Promise<void> {
  if (entries.length === 0) return;
  const who =
    acting === 'system'
      ? { actorId: null, via: 'system' as const, address: null, userAgent: null }
      : {
          actorId: acting.actor?.user.id ?? null,
          via: acting.actor?.via ?? ('visitor' as const),
          address: acting.address,
          userAgent: acting.userAgent,
        };
  const rows = entries.map(({ action, target, before, after }) => ({
    ...who,
    action,
    targetType: target?.type ?? null,
    targetId: target?.id ?? null,
    targetLabel: target?.label ?? null,
    before: before ?? null,
    after: after ?? null,
  }));
  await tx.insert(actionLog).values(rows);
}
