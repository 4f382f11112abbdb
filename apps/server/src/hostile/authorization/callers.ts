import type { KeyScope } from '@onceware/api/kernel/key-scopes.contract';

/** `member` and `insider` are other people than the owner; `key` is a tool of the owner's, `adminKey` one of an admin's: all that keys may. */
export const DECLARED = [
  'visitor',
  'suspended',
  'suspendedKey',
  'member',
  'insider',
  'admin',
  'adminKey',
  'key',
  'owner',
] as const;
/** Status for each. */
export type Expected = Record<(typeof DECLARED)[number], number>;

/** Keys with fewer scopes: what each holds, and which caller it otherwise equals. */
export const LESSER = {
  readKey: { scopes: [], like: 'key' },
  readAdminKey: { scopes: [], like: 'adminKey' },
  writeKey: { scopes: ['write'], like: 'key' },
} as const satisfies Record<string, { scopes: readonly KeyScope[]; like: keyof Expected }>;
export type Caller = keyof Expected | keyof typeof LESSER;
export const CALLERS: readonly Caller[] = [
  'visitor',
  'suspended',
  'suspendedKey',
  'member',
  'insider',
  'admin',
  'readKey',
  'readAdminKey',
  'adminKey',
  'key',
  'writeKey',
  'owner',
];

const isLesser = (caller: Caller): caller is keyof typeof LESSER => caller in LESSER;
/** Returns the status for a caller where a key needs `scope`. */
export function statusFor(caller: Caller, expected: Expected, scope: KeyScope | null): number {
  if (!isLesser(caller)) return expected[caller];
  const { scopes, like } = LESSER[caller];
  return scope && !(scopes as readonly KeyScope[]).includes(scope) ? 403 : expected[like];
}

const NOBODY = { visitor: 401, suspended: 401, suspendedKey: 401 };

/** A suspended user's cookie counts as a visitor's, and their key is refused wherever it is checked. */
export const everybody = (status = 200): Expected => ({
  visitor: status,
  suspended: status,
  suspendedKey: 401,
  member: status,
  insider: status,
  admin: status,
  adminKey: status,
  key: status,
  owner: status,
});
/** Ignores credentials. */
export const anybody: Expected = { ...everybody(), suspendedKey: 200 };
/** Members on their own data. */
export const ownOnly: Expected = { ...everybody(), ...NOBODY };
/** Any signed-in caller may ask, and gets 404 because there is no such item. */
export const nobodys: Expected = { ...everybody(404), ...NOBODY };
/** Members on their own data, by session only. `status` if the input is refused for another reason. */
export const sessionOnly = (status = 200): Expected => ({ ...everybody(status), ...NOBODY, adminKey: 403, key: 403 });
/** Expected answers for one owner's data, which an admin's permissions do not open. */
export const ownerOnly: Expected = {
  ...NOBODY,
  member: 404,
  insider: 404,
  admin: 404,
  adminKey: 404,
  key: 200,
  owner: 200,
};
export const ownerSession: Expected = { ...ownerOnly, adminKey: 403, key: 403 };
/** A permission of the administration. */
export const adminOnly = (status = 200): Expected => ({
  ...NOBODY,
  member: 403,
  insider: 403,
  admin: status,
  adminKey: status,
  key: 403,
  owner: 403,
});
