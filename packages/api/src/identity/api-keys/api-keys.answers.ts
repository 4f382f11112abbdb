import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { KEY_SCOPES } from '#kernel/key-scopes.contract.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';

const permission = z.enum(PERMISSIONS);

export const apiKey = z.strictObject({
  id,
  name: z.string(),
  hint: z.string().describe('How the token begins.'),
  permissions: z
    .array(permission)
    .describe('Permissions given to the key; it may use those of them that its owner holds now.'),
  scopes: z.array(z.enum(KEY_SCOPES)).describe('Scopes that the key has in addition to reading.'),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
/** Times are ISO strings. */
export interface ApiKey extends z.infer<typeof apiKey> {}

export const apiKeys = z.strictObject({
  keys: z.array(apiKey),
  grantable: z.array(permission).describe('Permissions that a new key may be given.'),
});
export interface ApiKeys extends z.infer<typeof apiKeys> {}

export const createdKey = z.strictObject({ key: apiKey, token: z.string().describe('Answered this once.') });
export interface CreatedKey extends z.infer<typeof createdKey> {}
