import type { Database } from '@onceware/db/client';
import type { Secrets } from './secrets.ts';

/**
 * Services that a server process makes once and hands to every call. Each folder of the platform and each feature adds its
 * own beside the type of it (`declare module '#kernel/services.ts'`), so that the kernel knows none of them
 * (docs/decisions/061-floors-of-the-api.md).
 */
export interface Services {
  database: Database;
  secrets: Secrets;
  /** The site's own origin, for the links of mails. */
  publicUrl: string;
}
