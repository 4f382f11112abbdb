import { randomBytes } from 'node:crypto';
import { isPermission, PERMISSIONS } from '#kernel/permissions.contract.ts';
import { isKeyScope, KEY_SCOPES } from '#kernel/key-scopes.contract.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { hashToken } from '../auth/sessions/lucia.ts';
import { reauthenticate } from '../auth/passwords/reauthenticate.ts';
import type { Call } from '#kernel/call.ts';
import { requireSession } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { daysFromNow } from '#kernel/moments.ts';
import { owned } from '#kernel/owned.ts';
import type { ApiKey, ApiKeys, CreatedKey, CreateKeyInput, KeyInput } from './api-keys.contract.ts';
import { accountLimits } from '../account/account.limits.ts';
import { lockMember } from '../account/account.repo.ts';
import * as repo from './api-keys.repo.ts';

type Changing = Pick<Call, 'actor' | 'database' | 'sessions' | 'address' | 'userAgent'>;

/** Prefix by which scanners of published code recognise a leaked key. */
const PREFIX = 'onc_';
const HINT_LENGTH = 8;

/** The actor's API keys, and what they may give to a new one. */
export async function listKeys(call: Pick<Call, 'actor' | 'database'>): Promise<ApiKeys> {
  const { user, permissions } = requireSession(call);
  const rows = await repo.listKeys(call.database.db, user.id);
  return { keys: rows.map(toKey), grantable: PERMISSIONS.filter((one) => permissions.has(one)) };
}

/**
 * Makes an API key. Its token is answered this once; only its SHA-256 is kept.
 *
 * @throws session_required, forbidden for a permission that the actor lacks, wrong_password, too_many_requests, too_many_keys
 */
export async function createKey(
  call: Changing & Pick<Call, 'limits' | 'passwords' | 'mailer' | 'notifier' | 'publicUrl'>,
  input: CreateKeyInput,
): Promise<CreatedKey> {
  const { user, permissions: held } = requireSession(call);
  const permissions = PERMISSIONS.filter((one) => input.permissions.includes(one));
  if (!permissions.every((one) => held.has(one))) throw new AppError('forbidden');
  const scopes = KEY_SCOPES.filter((one) => input.scopes?.includes(one));
  await reauthenticate(call, input.password);
  const token = PREFIX + randomBytes(32).toString('base64url');
  const link = `${call.publicUrl}/account/api-keys`;
  const expiresAt = input.expiresInDays === null ? null : daysFromNow(input.expiresInDays);
  const values = {
    userId: user.id,
    name: input.name,
    tokenHash: hashToken(token),
    hint: token.slice(0, HINT_LENGTH),
    permissions,
    scopes,
    expiresAt,
  };
  const row = await call.database.transaction(async (tx) => {
    const { email: to, name, language } = await lockMember(tx, user.id);
    if ((await repo.countKeys(tx, user.id)) >= accountLimits.keysMax) throw new AppError('too_many_keys');
    const made = await repo.insertKey(tx, values);
    const target = { type: 'key', id: made.id, label: made.name } as const;
    await record(tx, call, {
      action: 'key.create',
      target,
      after: { permissions, scopes, expiresInDays: input.expiresInDays },
    });
    await call.mailer.enqueue(tx, { to, name, language, kind: 'key_created', keyName: input.name, link });
    await call.notifier.notify(tx, { kind: 'key_created', key: made.id, data: { key: input.name } }, [user.id]);
    return made;
  });
  return { key: toKey(row), token };
}

/** Ends an API key at once. @throws not_found */
export async function revokeKey(call: Changing, { id }: KeyInput): Promise<{ ok: true }> {
  const actor = requireSession(call);
  await call.database.transaction(async (tx) => {
    const label = await repo.deleteKey(tx, owned(actor, id));
    if (label === undefined) throw new AppError('not_found');
    await record(tx, call, { action: 'key.revoke', target: { type: 'key', id, label } });
  });
  call.sessions.forget(actor.user.id);
  return { ok: true as const };
}

const toKey = ({ permissions, scopes, createdAt, lastUsedAt, expiresAt, ...row }: repo.KeyRow): ApiKey => ({
  ...row,
  permissions: permissions.filter(isPermission),
  scopes: scopes.filter(isKeyScope),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
