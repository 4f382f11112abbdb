import type { z } from 'zod';
import { requireSession } from '#kernel/actor.ts';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { mayBeAddressed } from '#platform/safe-fetch/addresses.ts';
import { queueWebhook } from './send-webhook.service.ts';
import { contextOf, newSecret } from './webhook-secret.ts';
import type {
  pauseWebhookInput,
  resendInput,
  SavedWebhook,
  saveWebhookInput,
  WebhookState,
} from './webhook.contract.ts';
import { TEST_KIND, WEBHOOK_FAILURES } from './webhook.limits.ts';
import * as repo from './webhook.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;
type Changing = Reading & Pick<Call, 'address' | 'userAgent' | 'secrets' | 'safeFetch' | 'notifier'>;
type Sending = Reading & Pick<Call, 'jobs' | 'limits'>;

/** The member's webhook, without its secret, and the last messages to it. @throws session_required */
export async function readWebhook(call: Reading): Promise<WebhookState> {
  const { user } = requireSession(call);
  const { db } = call.database;
  const row = await repo.findWebhook(db, user.id);
  if (!row) return { webhook: null, deliveries: [] };
  const log = await repo.findLog(db, user.id);
  return {
    webhook: {
      url: row.url,
      kinds: row.kinds,
      isPaused: row.pausedAt !== null,
      off: row.offAt && row.offReason ? { reason: row.offReason, at: row.offAt.toISOString() } : null,
      formerUntil: row.formerUntil?.toISOString() ?? null,
    },
    deliveries: log.map(({ id, kind, createdAt, triedAt, attempts, nextAt, arrivedAt, status, answer, failure }) => ({
      id,
      kind,
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
      attempts,
      nextAt: nextAt?.toISOString() ?? null,
      hasArrived: arrivedAt !== null,
      status,
      answer,
      failure: WEBHOOK_FAILURES.find((one) => one === failure) ?? null,
    })),
  };
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { issues: [{ path, message }] });

/**
 * Sets up the member's webhook, with a secret that is answered this once, or changes its address and kinds.
 *
 * @throws session_required; invalid_input for an address inside the network, or a kind that there is not
 */
export async function saveWebhook(
  call: Changing,
  { url, kinds: wanted }: z.output<typeof saveWebhookInput>,
): Promise<SavedWebhook> {
  const { user, permissions } = requireSession(call);
  if (!mayBeAddressed(url, call.safeFetch.reachesLoopback))
    throw invalid('url', 'Name an https address on the internet, without a port or a password.');
  const { kinds: known } = call.notifier;
  const isKnown = (name: string) => {
    const kind = Object.entries(known).find(([one]) => one === name)?.[1];
    return kind !== undefined && (kind.permission === undefined || permissions.has(kind.permission));
  };
  if (wanted && !wanted.every(isKnown)) throw invalid('kinds', 'There is no such kind.');
  const kinds = wanted && [...new Set(wanted)];
  const secret = newSecret();
  const sealed = call.secrets.seal(secret, contextOf(user.id));
  const isNew = await call.database.transaction(async (tx) => {
    const added = await repo.addWebhook(tx, user.id, { url, kinds, secret: sealed });
    if (!added) await repo.changeWebhook(tx, user.id, { url, kinds });
    await record(tx, call, { action: 'webhook.save', target: { type: 'user', id: user.id } });
    return added;
  });
  return { ...(await readWebhook(call)), secret: isNew ? secret : null };
}

/** Makes a new secret, answered this once; the one before signs too for a day. @throws not_found without a webhook */
export async function renewSecret(call: Changing): Promise<SavedWebhook> {
  const { user } = requireSession(call);
  const secret = newSecret();
  await call.database.transaction(async (tx) => {
    if (!(await repo.replaceSecret(tx, user.id, call.secrets.seal(secret, contextOf(user.id)))))
      throw new AppError('not_found');
    await record(tx, call, { action: 'webhook.renew', target: { type: 'user', id: user.id } });
  });
  return { ...(await readWebhook(call)), secret };
}

/** Pauses it, or has it go on. Nothing of what happens meanwhile is sent later. @throws not_found without a webhook */
export async function pauseWebhook(call: Reading, { on }: z.output<typeof pauseWebhookInput>): Promise<WebhookState> {
  const { user } = requireSession(call);
  if (!(await repo.setPaused(call.database.db, user.id, on))) throw new AppError('not_found');
  return readWebhook(call);
}

/** Removes it at once, with what waits for it. */
export async function removeWebhook(call: Changing): Promise<{ ok: true }> {
  const { user } = requireSession(call);
  await call.database.transaction(async (tx) => {
    if (await repo.deleteWebhook(tx, user.id))
      await record(tx, call, { action: 'webhook.remove', target: { type: 'user', id: user.id } });
  });
  return { ok: true as const };
}

/** Sends a test, also while it is paused. @throws not_found without a webhook; too_many_requests */
export async function testWebhook(call: Sending): Promise<WebhookState> {
  const { user } = requireSession(call);
  await call.limits.count('webhook_test', user.id);
  await call.database.transaction(async (tx) => {
    if (!(await repo.addTest(tx, user.id, TEST_KIND))) throw new AppError('not_found');
    await queueWebhook(call.jobs, tx, user.id);
  });
  return readWebhook(call);
}

/** Sends a message of the log once more, under the same id. @throws not_found; too_many_requests */
export async function resend(call: Sending, { id }: z.output<typeof resendInput>): Promise<WebhookState> {
  const { user } = requireSession(call);
  await call.limits.count('webhook_test', user.id);
  await call.database.transaction(async (tx) => {
    if (!(await repo.tryNow(tx, user.id, id))) throw new AppError('not_found');
    await queueWebhook(call.jobs, tx, user.id);
  });
  return readWebhook(call);
}
