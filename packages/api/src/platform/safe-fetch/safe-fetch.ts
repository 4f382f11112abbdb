import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/errors.ts';
import { TimedOut, withTimeout } from '#kernel/timeout.ts';
import { isLoopback, isPublic } from './addresses.ts';
import { FetchFailure, type FetchReason } from './fetch-failure.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';
import { createNameResolver } from './resolve-name.ts';
import { readRobots, type Robots } from './robots.ts';
import { decodeText } from './decode-text.ts';

declare module '#kernel/services.ts' {
  interface Services {
    /** For addresses that somebody named. */
    safeFetch: SafeFetch;
  }
}

export interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Also http, which pages and feeds may still have; else only https. */
  http?: boolean;
  /** Obeys robots.txt: for pages, which are not made for programs. */
  robots?: boolean;
  /** Time limit of the whole fetch: names, robots.txt, redirects, the body and `leadsTo`. */
  timeoutMs?: number;
  /** Ends the call at once; the signal's reason is thrown. */
  signal?: AbortSignal;
  /** Languages of its reader, the best first; else `en`. */
  language?: string;
  /** Size limit of the body, unpacked. */
  bytesMax?: number;
  /** Cuts a longer body there, instead of refusing it. */
  isCut?: boolean;
  /** Each target is checked like the first address; with a body none is followed. */
  redirectsMax?: number;
  /** Media types that are taken, such as `text/html`; without them any. */
  types?: readonly string[];
  /** Finds the redirect target within a fetched page, relative to its address; followed and counted like an HTTP redirect. */
  leadsTo?: (fetched: Fetched) => Promise<string | null>;
}

export interface Fetched {
  /** Final address, after redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Fetches what somebody named, without being led to machines that only this one can reach. */
export interface SafeFetch {
  /** Settles within `timeoutMs`, whatever the other side does. @throws FetchFailure; unavailable once it is closed */
  (url: string, asked?: Asked): Promise<Fetched>;
  /** Ends all running work, and accepts no more. */
  close(): void;
  /** Whether this machine itself may be asked, without TLS and at any port: for tests alone. */
  readonly reachesLoopback: boolean;
}

export interface SafeFetchOptions {
  /** User agent of the fetcher; robots.txt matches the part before the first `/`. */
  userAgent: string;
  reachesLoopback?: boolean;
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
}

/**
 * Fetches over https unless told, and only from public addresses: a name is resolved once, all its addresses are checked, and the
 * connection goes to one of these and no other (T17, T52). Reasons: docs/decisions/042-what-the-server-fetches.md.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { userAgent, reachesLoopback = false, resolve = createNameResolver() } = options;
  const product = userAgent.split('/')[0] ?? '';
  const isAllowed = (address: string) => isPublic(address) || (reachesLoopback && isLoopback(address));
  const robots = new LRUCache<string, Robots>({ max: ROBOTS_MAX, ttl: ROBOTS_MS });

  /** DNS look-up for Node's connect; the connection goes to the address that it returns. */
  const lookup: LookupFunction = (hostname, { all }, answer) => {
    void resolve(hostname).then(
      (addresses) => {
        const known = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = known;
        // One that is not public among others is no accident.
        if (!first || !addresses.every(isAllowed)) answer(new FetchFailure('address'), '');
        else if (all) answer(null, known);
        else answer(null, first.address, first.family);
      },
      (error: unknown) => answer(new FetchFailure('unreachable', error), ''),
    );
  };

  function checkedUrl(address: string, asked: Asked, base?: URL): URL {
    if (!URL.canParse(address, base?.href)) throw new FetchFailure('protocol');
    const url = new URL(address, base?.href);
    const host = hostOf(url);
    const isOwn = reachesLoopback && isLoopback(host);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (asked.http || isOwn)))
      throw new FetchFailure('protocol');
    if (url.port && !isOwn) throw new FetchFailure('protocol');
    if (url.username || url.password) throw new FetchFailure('protocol');
    // Nobody looks up what is an address already.
    if (isIP(host) && !isAllowed(host)) throw new FetchFailure('address');
    return url;
  }

  async function ask(url: URL, asked: Asked, signal: AbortSignal): Promise<IncomingMessage> {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: asked.method ?? 'GET',
      headers: {
        'user-agent': userAgent,
        'accept-encoding': ACCEPTED_ENCODINGS,
        'accept-language': acceptLanguage(asked.language),
        ...asked.headers,
        ...(asked.body !== undefined && { 'content-length': Buffer.byteLength(asked.body) }),
      },
      // A connection for this alone, made by our look-up.
      agent: false,
      lookup,
      signal,
    });
    return new Promise((done, fail) => {
      request.once('response', done);
      request.on('error', fail);
      // Also after what is no answer, such as another protocol.
      request.once('close', () => fail(new FetchFailure('unreachable')));
      request.once('socket', (socket) =>
        socket.once('connect', () => {
          if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new FetchFailure('address'));
        }),
      );
      request.end(asked.body);
    });
  }

  async function follow(address: string, asked: Asked, signal: AbortSignal): Promise<Fetched> {
    let url = checkedUrl(address, asked);
    for (let redirects = 0; ; redirects += 1) {
      if (asked.robots && !(await robotsOf(url, asked, signal)).allows(url)) throw new FetchFailure('robots');
      const answer = await fetchOne(url, asked, signal);
      const next = typeof answer === 'string' ? answer : await asked.leadsTo?.(answer);
      if (typeof answer !== 'string' && (!next || isSame(next, url))) return answer;
      if (asked.body !== undefined || redirects >= (asked.redirectsMax ?? 0)) throw new FetchFailure('redirect');
      url = checkedUrl(next ?? '', asked, url);
    }
  }

  /** Fetches the page, or the address that it redirects to. */
  async function fetchOne(url: URL, asked: Asked, signal: AbortSignal): Promise<Fetched | string> {
    const response = await ask(url, asked, signal);
    try {
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) return location;
      const { types, bytesMax = BYTES_MAX, isCut = false } = asked;
      if (types && !types.includes(typeOf(response))) throw new FetchFailure('type');
      const body = await readBody(response, { bytesMax, isCut }, signal);
      return { url: url.href, status, headers: response.headers, body };
    } finally {
      response.destroy();
    }
  }

  /**
   * Reads the site's robots.txt (RFC 9309 §2.3.1): without one everything may be fetched, and nothing while it cannot
   * be determined.
   */
  async function robotsOf(url: URL, { http }: Asked, signal: AbortSignal): Promise<Robots> {
    const known = robots.get(url.origin);
    if (known) return known;
    const asked = { http, redirectsMax: 5, bytesMax: ROBOTS_BYTES_MAX, isCut: true };
    const answer = await follow(`${url.origin}/robots.txt`, asked, signal).catch((error: unknown) => {
      if (error instanceof FetchFailure && NO_ROBOTS.has(error.reason)) return null;
      throw error;
    });
    if (answer && answer.status >= 500) throw new FetchFailure('robots');
    const read = readRobots(answer?.status === 200 ? decodeText(answer) : '', product);
    robots.set(url.origin, read);
    return read;
  }

  const closing = new AbortController();
  const guarded = async (address: string, asked: Asked = {}): Promise<Fetched> => {
    const { timeoutMs: ms = TIMEOUT_MS, signal: told } = asked;
    try {
      return await withTimeout({ ms, signals: [told, closing.signal] }, (signal) => follow(address, asked, signal));
    } catch (error) {
      told?.throwIfAborted();
      if (closing.signal.aborted) throw new AppError('unavailable', { cause: error });
      throw failureOf(error);
    }
  };
  return Object.assign(guarded, { reachesLoopback, close: () => closing.abort() });
}

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 1024 * 1024;
/** Number of sites whose robots.txt is cached, and for how long. */
const ROBOTS_MAX = 500;
const ROBOTS_MS = 60 * 60_000;
/** Bytes of a robots.txt that have to be read (RFC 9309 §2.5). */
const ROBOTS_BYTES_MAX = 500 * 1024;
/** Failures that count as having no robots.txt, because it leads nowhere. */
const NO_ROBOTS: ReadonlySet<FetchReason> = new Set(['redirect', 'protocol', 'type']);

/** Returns the host in the form that the DNS look-up and `isIP` take: without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '');

const typeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Falls back to English pages when there is none in the reader's language. */
const acceptLanguage = (language = 'en') => (language.startsWith('en') ? 'en' : `${language},en;q=0.5`);

/** A page that redirects to itself is a reload, not a redirect. */
const isSame = (next: string, url: URL) => {
  const there = URL.parse(next, url.href);
  return there !== null && there.href.replace(/#.*/s, '') === url.href.replace(/#.*/s, '');
};

/**
 * Returns the fetch failure among the causes of an error, since Node may wrap ours; anything else counts as a timeout
 * or as unreachable.
 */
function failureOf(error: unknown): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchFailure) return cause;
  return new FetchFailure(error instanceof TimedOut ? 'timeout' : 'unreachable', error);
}
