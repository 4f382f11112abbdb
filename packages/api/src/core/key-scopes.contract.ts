/**
 * What an API key may be allowed beyond reading; one without any is read-only. Of licence codes and of the chat it sees
 * nothing unless allowed to.
 */
export const KEY_SCOPES = ['write', 'licence_codes', 'share', 'chat.read', 'chat.write'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export const isKeyScope = (value: string): value is KeyScope => (KEY_SCOPES as readonly string[]).includes(value);
