import { randomBytes } from 'node:crypto';

/** Secrets as Standard Webhooks writes them. */
export const PREFIX = 'whsec_';
const BYTES = 32;

export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** Sealed for this member: elsewhere it cannot be opened. */
export const contextOf = (userId: string): string => `webhook ${userId}`;
