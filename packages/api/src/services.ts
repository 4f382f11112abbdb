import type { Database } from '@onceware/db/client';
import type { Devices } from './auth/sessions/devices.ts';
import type { PasswordStrength } from './auth/passwords/password-strength.ts';
import type { PasswordHasher } from './auth/passwords/passwords.ts';
import type { Listener } from './core/listening/listen.ts';
import type { RateLimits } from './auth/limits/rate-limits.ts';
import type { SessionStore } from './auth/sessions/sessions.ts';
import type { AffiliateParams } from './catalog/go/affiliate.ts';
import type { ClickCounter } from './catalog/go/click-counter.ts';
import type { Pictures } from './pictures/drawing.ts';
import type { RoomHub } from './chat/stream/room-hub.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LegalPages } from './legal/legal-pages.ts';
import type { Mailer } from './mail/mailer.ts';
import type { GuardedFetch } from './core/guarded-fetch/guarded-fetch.ts';
import type { GravatarLookup } from './gravatar/gravatar.service.ts';
import type { Storage } from './core/storage/storage.ts';
import type { Secrets } from './core/secrets.ts';

/** Services that a server process makes once and hands to every call. */
export interface Services {
  database: Database;
  /** Listener for changes, including those of other processes. */
  listener: Listener;
  sessions: SessionStore;
  passwords: PasswordHasher;
  strength: PasswordStrength;
  devices: Devices;
  limits: RateLimits;
  rooms: RoomHub;
  /** Storage of files. */
  storage: Storage;
  pictures: Pictures;
  gravatar: GravatarLookup;
  /** For addresses that somebody named. */
  guardedFetch: GuardedFetch;
  secrets: Secrets;
  /** Work that is done later, by any process. */
  jobs: Jobs;
  mailer: Mailer;
  /** Terms, privacy and imprint: the operator's, else templates. */
  legalPages: LegalPages;
  /** Parameters added to the addresses of vendors (CAT-10). */
  affiliate: AffiliateParams;
  clicks: ClickCounter;
  /** The site's own origin, for the links of mails. */
  publicUrl: string;
  /** How long an answer takes at least whose time could tell whether an address has an account. */
  answersAfterMs: number;
  /** Role that a new account gets. */
  defaultRole: string;
}
