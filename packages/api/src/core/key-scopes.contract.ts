/** What an API key may be allowed beyond reading; one without any is read-only. Of licence codes it sees none unless allowed to. */
export const KEY_SCOPES = ['write', 'licence_codes', 'share'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export const isKeyScope = (value: string): value is KeyScope => (KEY_SCOPES as readonly string[]).includes(value);
