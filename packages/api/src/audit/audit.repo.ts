import type { Db } from '@onceware/db/client';
import { actionLog } from '@onceware/db/schema/admin';
import type { Call } from '../core/call.ts';
import type { Action, TargetType } from './audit.contract.ts';

export interface LogEntryInput {
  action: Action;
  /** `label` for what is no person: people are named by the account they have now. */
  target?: { type: TargetType; id: string; label?: string };
  /** What changed of it, as it was and as it is. No secrets, no addresses of people. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What is known of who acts. */
export type Acting = Pick<Call, 'actor' | 'address' | 'userAgent'>;

/** Adds to the action log; in the transaction of the change itself, so that neither is there without the other. */
export async function record(tx: Db, call: Acting, { action, target, before, after }: LogEntryInput): Promise<void> {
  await tx.insert(actionLog).values({
    actorId: call.actor?.user.id ?? null,
    via: call.actor?.via ?? 'visitor',
    action,
    targetType: target?.type ?? null,
    targetId: target?.id ?? null,
    targetLabel: target?.label ?? null,
    address: call.address,
    userAgent: call.userAgent,
    before: before ?? null,
    after: after ?? null,
  });
}
