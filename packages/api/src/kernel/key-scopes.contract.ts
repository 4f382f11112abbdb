/**
 * Scopes that an API key may have beyond reading; a key without any is read-only. Licence codes, the chat and what its owner
 * is told are hidden from it unless it has their scope.
 */
export const KEY_SCOPES = ['write', 'licence_codes', 'share', 'chat.read', 'chat.write', 'notifications'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export const isKeyScope = (value: string): value is KeyScope => (KEY_SCOPES as readonly string[]).includes(value);
