import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

declare module '#kernel/services.ts' {
  interface Services {
    devices: Devices;
  }
}

/**
 * Marks for browsers that have signed in to an account: an HMAC of the account's id, which reveals nothing else and
 * opens nothing. Attempts from such a browser are counted apart (docs/decisions/017-sign-in-back-off.md).
 */
export interface Devices {
  markOf(userId: string): string;
  /** A well-formed mark of no account. */
  decoy(): string;
  isMarkOf(mark: string | null, userId: string | null): boolean;
}

const BYTES = 32;

export function createDevices(appSecret: string): Devices {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'onceware device mark', BYTES));
  const hmac = (userId: string) => createHmac('sha256', key).update(userId).digest();

  return {
    markOf: (userId) => hmac(userId).toString('base64url'),
    decoy: () => randomBytes(BYTES).toString('base64url'),
    isMarkOf(mark, userId) {
      // Computed also for nobody: the time must not tell whether there is an account.
      const expected = hmac(userId ?? 'nobody');
      const given = Buffer.from(mark ?? '', 'base64url');
      return userId !== null && given.length === BYTES && timingSafeEqual(given, expected);
    },
  };
}
