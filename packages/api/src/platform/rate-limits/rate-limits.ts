import type pg from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Mail } from '../mail/mailer.ts';
import { createAccountLimit } from './account-limit.ts';
import { limitCallers } from './callers.ts';
import { consume, count, keyOf } from './counting.ts';
import { DatabaseRateLimiter } from './database-rate-limiter.ts';

declare module '#kernel/services.ts' {
  interface Services {
    limits: RateLimits;
  }
}

export interface RateLimitSettings {
  /** Wrong passwords that one address may send in a window. */
  signInPerAddress: number;
  /** Wrong passwords that one account may get in a window, from wherever. */
  signInPerAccount: number;
  /** Accounts that one address may open in a window. */
  signUpPerAddress: number;
  /** Attempts of each of `LIMIT_KINDS` in a window, by one key. */
  otherPerKey: number;
  /** Mails of one kind to one address in an hour. */
  mailsPerHour: number;
  /** Chat messages of one person in ten seconds; enforced by the statement that sends. */
  messagesInTenSeconds: number;
  windowSeconds: number;
}

/** Kinds that are counted in addition to signing in and up, each by the key that the caller names. */
const LIMIT_KINDS = [
  'reset',
  'verify',
  'contact',
  'denied',
  'reauth',
  'gravatar',
  'preview',
  'flag',
  'review',
  'vote',
  'join',
  'webhook',
  'webhook_test',
  'move',
  'page',
  'vendor_request',
  'save',
  'visit',
  'calendar',
  'block',
  'change',
  'change_new',
  'begin',
  'begin_new',
  'request',
  'invite',
  'invite_new',
  'link',
  'link_new',
  'follow',
  'follow_new',
  'profile',
  'handle',
  'publish',
  'publish_new',
] as const;
type LimitKind = (typeof LIMIT_KINDS)[number];

/**
 * Counts attempts, those by an address as `callerOf` has it; what is too much throws `too_many_requests` with the time to wait.
 */
export interface RateLimits {
  /**
   * `isKnownDevice`: the browser has signed in to this account before, and is counted apart from everybody else.
   * `forgive` takes the attempt back.
   */
  signIn(address: string, email: string, isKnownDevice: boolean): Promise<{ forgive(): Promise<void> }>;
  /** Resets the count of wrong passwords for the account. */
  forgiveAccount(email: string): Promise<void>;
  signUp(address: string): Promise<void>;
  /** @param key the account, … that is counted */
  count(kind: LimitKind, key: string): Promise<void>;
  /** By the address that somebody calls from. */
  countCaller(kind: LimitKind, address: string): Promise<void>;
  /** Counts a mail that is asked for, and answers whether it may be sent. Asked outside of transactions. */
  allowsMail(kind: Mail['kind'], to: string): Promise<boolean>;
  /** The same for who may know of the limit: the address is their own. @throws too_many_requests */
  countMail(kind: Mail['kind'], to: string): Promise<void>;
  readonly messagesInTenSeconds: number;
}

const HOUR_SECONDS = 60 * 60;

/** Factor by which the limit of a /48 exceeds that of a /64. */
const WIDE_FACTOR = 10;

/**
 * Factor for pictures and page views, which are counted in memory: Gravatar look-ups answer without the database, previews
 * belong to their process, and a counted visit needs no statement of its own.
 */
const PICTURES_FACTOR = 10;

/** Limit for tools, which write more than people: a message a second. */
const WEBHOOK_FACTOR = 15;

/** Factor for votes and follows: a click each, which readers of many reviews give and take back; new accounts have no factor for people. */
const VOTE_FACTOR = 5;

/** Factor for handles that are asked about while one is typed. */
const HANDLE_FACTOR = 5;

/** Factor for changes of messages in rooms: reactions, pins, deletions and their undo, one a second; for new accounts. */
const CHANGE_FACTOR = 15;
const NEW_CHANGE_FACTOR = 3;

/** Share of the limit, and window, of conversations that a new account begins, of people it invites and of what it publishes: five a day, as it is set. */
const NEW_BEGIN_SHARE = 4;
const DAY_SECONDS = 24 * 60 * 60;

/** Factor for messages with links that get previews; new accounts have the share of `begin`. */
const LINK_FACTOR = 3;

/** Factor for programs that read a calendar: those of several devices, each some times an hour. */
const CALENDAR_FACTOR = 6;

/** Factor for pages that are saved one by one, by hand or by a tool. */
const SAVE_FACTOR = 15;

/**
 * Counts in the database, over all processes; within this one while the database does not answer. An attempt is counted
 * before the password is checked, so that many at once cannot slip through, and uncounted when the password was right.
 * How waits grow, and why nobody is locked out for ever: docs/decisions/017-sign-in-back-off.md.
 */
export function createRateLimits(pool: pg.Pool, settings: RateLimitSettings): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration = settings.windowSeconds) =>
    new DatabaseRateLimiter(pool, {
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  const byAddress = (keyPrefix: string, points: number) =>
    limitCallers(limiter(keyPrefix, points), limiter(`${keyPrefix}-wide`, points * WIDE_FACTOR));
  const addresses = byAddress('sign-in-address', settings.signInPerAddress);
  const accounts = createAccountLimit(limiter, settings);
  const devices = limiter('sign-in-device', settings.signInPerAccount);
  const openings = byAddress('sign-up-address', settings.signUpPerAddress);
  const others = new Map(LIMIT_KINDS.map((kind) => [kind, limiter(kind, settings.otherPerKey)]));
  others.set('webhook', limiter('webhook', settings.otherPerKey * WEBHOOK_FACTOR));
  others.set('vote', limiter('vote', settings.otherPerKey * VOTE_FACTOR));
  others.set('handle', limiter('handle', settings.otherPerKey * HANDLE_FACTOR));
  others.set('follow', limiter('follow', settings.otherPerKey * VOTE_FACTOR));
  others.set('save', limiter('save', settings.otherPerKey * SAVE_FACTOR));
  others.set('change', limiter('change', settings.otherPerKey * CHANGE_FACTOR));
  others.set('change_new', limiter('change_new', settings.otherPerKey * NEW_CHANGE_FACTOR));
  others.set('begin_new', limiter('begin_new', Math.ceil(settings.otherPerKey / NEW_BEGIN_SHARE), DAY_SECONDS));
  others.set('request', limiter('request', settings.otherPerKey, DAY_SECONDS));
  others.set('invite_new', limiter('invite_new', Math.ceil(settings.otherPerKey / NEW_BEGIN_SHARE), DAY_SECONDS));
  others.set('link', limiter('link', settings.otherPerKey * LINK_FACTOR));
  others.set('link_new', limiter('link_new', Math.ceil(settings.otherPerKey / NEW_BEGIN_SHARE)));
  others.set('publish_new', limiter('publish_new', Math.ceil(settings.otherPerKey / NEW_BEGIN_SHARE), DAY_SECONDS));
  others.set('calendar', limiter('calendar', settings.otherPerKey * CALENDAR_FACTOR));
  const pictures = (points: number) => new RateLimiterMemory({ points, duration: settings.windowSeconds });
  const picturePoints = settings.otherPerKey * PICTURES_FACTOR;
  const othersByAddress = new Map(LIMIT_KINDS.map((kind) => [kind, byAddress(kind, settings.otherPerKey)]));
  for (const kind of ['gravatar', 'preview', 'visit'] as const)
    othersByAddress.set(kind, limitCallers(pictures(picturePoints), pictures(picturePoints * WIDE_FACTOR)));
  const mails = limiter('mail', settings.mailsPerHour, HOUR_SECONDS);

  return {
    messagesInTenSeconds: settings.messagesInTenSeconds,
    async signIn(address, email, isKnownDevice) {
      if (isKnownDevice) {
        await count(devices, email);
        return { forgive: async () => void (await devices.delete(keyOf(email))) };
      }
      await addresses.count(address);
      await accounts.count(email);
      return {
        async forgive() {
          await Promise.all([addresses.reward(address), accounts.reward(email)]);
        },
      };
    },
    async forgiveAccount(email) {
      await Promise.all([accounts.forget(email), devices.delete(keyOf(email))]);
    },
    signUp: (address) => openings.count(address),
    async count(kind, key) {
      const one = others.get(kind);
      if (one) await count(one, key);
    },
    async countCaller(kind, address) {
      await othersByAddress.get(kind)?.count(address);
    },
    allowsMail: async (kind, to) => (await consume(mails, `${kind} ${to}`)) === null,
    countMail: (kind, to) => count(mails, `${kind} ${to}`),
  };
}
