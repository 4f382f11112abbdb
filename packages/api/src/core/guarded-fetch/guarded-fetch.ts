import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isLoopback, isPublic } from './addresses.ts';
import { readRobots, type Robots } from './robots.ts';
import { textOf } from './text-of.ts';

/** Why nothing was fetched, or not all. */
export type FetchReason =
  /** No https (nor http where that is taken), or an address with a port or credentials of its own. */
  | 'protocol'
  /** It leads to no public machine. */
  | 'address'
  /** The site's robots.txt does not want it fetched by programs. */
  | 'robots'
  | 'redirect'
  | 'type'
  | 'too_large'
  | 'timeout'
  /** Nobody answers there, or not as HTTP has it. */
  | 'unreachable';

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly reason: FetchReason;

  constructor(reason: FetchReason, cause?: unknown) {
    super(`Nothing was fetched: ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Also http, which pages and feeds may still have; else only https. */
  http?: boolean;
  /** Only what robots.txt lets programs have: for pages, which nobody made for programs. */
  robots?: boolean;
  /** Until the last byte is there, names and redirects included. */
  timeoutMs?: number;
  /** Of the body, unpacked. */
  bytesMax?: number;
  /** What is longer ends there, instead of being refused. */
  isCut?: boolean;
  /** Each is looked at as the first address; with a body none is followed. */
  redirectsMax?: number;
  /** Media types that are taken, such as `text/html`; without them any. */
  types?: readonly string[];
}

export interface Fetched {
  /** Where it was, after redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Fetches what somebody named, without being led to machines that only this one can reach. @throws FetchFailure */
export interface GuardedFetch {
  (url: string, asked?: Asked): Promise<Fetched>;
  /** Whether this machine itself may be asked, without TLS and at any port: for tests alone. */
  readonly reachesLoopback: boolean;
}

export interface GuardedFetchOptions {
  /** How we name ourselves; robots.txt knows us by what is before the first `/`. */
  userAgent: string;
  reachesLoopback?: boolean;
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
}

const resolveAll = async (hostname: string) => (await lookUp(hostname, { all: true })).map(({ address }) => address);

/**
 * Only https unless told, only to public addresses: a name is resolved once, all its addresses are looked at, and the connection goes to
 * one of these and no other (T17, T52). Why so: docs/decisions/042-what-the-server-fetches.md.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { userAgent, reachesLoopback = false, resolve = resolveAll } = options;
  const product = userAgent.split('/')[0] ?? '';
  const isAllowed = (address: string) => isPublic(address) || (reachesLoopback && isLoopback(address));
  const robots = new LRUCache<string, Robots>({ max: ROBOTS_MAX, ttl: ROBOTS_MS });

  /** Node asks it when it connects; what it answers is where the connection goes. */
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
        'accept-encoding': 'gzip, deflate, br',
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
      request.once('error', fail);
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
      const response = await ask(url, asked, signal);
      try {
        const status = response.statusCode ?? 0;
        const { location } = response.headers;
        if (status < 300 || status >= 400 || location === undefined) {
          const { types } = asked;
          if (types && !types.includes(typeOf(response))) throw new FetchFailure('type');
          const body = await bodyOf(response, asked, signal);
          return { url: url.href, status, headers: response.headers, body };
        }
        if (asked.body !== undefined || redirects >= (asked.redirectsMax ?? 0)) throw new FetchFailure('redirect');
        url = checkedUrl(location, asked, url);
      } finally {
        response.destroy();
      }
    }
  }

  /** As the site has it (RFC 9309 §2.3.1): without one all may be fetched, and nothing while it cannot be told. */
  async function robotsOf(url: URL, { http }: Asked, signal: AbortSignal): Promise<Robots> {
    const known = robots.get(url.origin);
    if (known) return known;
    const asked = { http, redirectsMax: 5, bytesMax: ROBOTS_BYTES_MAX, isCut: true };
    const answer = await follow(`${url.origin}/robots.txt`, asked, signal).catch((error: unknown) => {
      if (error instanceof FetchFailure && NO_ROBOTS.has(error.reason)) return null;
      throw error;
    });
    if (answer && answer.status >= 500) throw new FetchFailure('robots');
    const read = readRobots(answer?.status === 200 ? textOf(answer) : '', product);
    robots.set(url.origin, read);
    return read;
  }

  const guarded = async (address: string, asked: Asked = {}): Promise<Fetched> => {
    const signal = AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS);
    try {
      return await follow(address, asked, signal);
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
  return Object.assign(guarded, { reachesLoopback });
}

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 1024 * 1024;
/** Sites whose robots.txt is remembered, and for how long. */
const ROBOTS_MAX = 500;
const ROBOTS_MS = 60 * 60_000;
/** As much has to be read (RFC 9309 §2.5). */
const ROBOTS_BYTES_MAX = 500 * 1024;
/** What leads nowhere is no robots.txt. */
const NO_ROBOTS: ReadonlySet<FetchReason> = new Set(['redirect', 'protocol', 'type']);

/** As the look-up and `isIP` have it: without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '');

const typeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body, unpacked, as far as it may go: what is small when it comes may be large when it is unpacked. */
async function bodyOf(
  response: IncomingMessage,
  { bytesMax = BYTES_MAX, isCut = false }: Asked,
  signal: AbortSignal,
): Promise<Buffer> {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = unpackers[packing];
  if (!unpack && packing !== 'identity') throw new FetchFailure('type');
  const chunks: Buffer[] = [];
  let bytes = 0;
  const isEnough = () => isCut && bytes >= bytesMax;
  const read = pipeline(
    response,
    unpack?.() ?? new PassThrough(),
    async (unpacked: AsyncIterable<Buffer>) => {
      for await (const chunk of unpacked) {
        bytes += chunk.length;
        if (bytes > bytesMax && !isCut) throw new FetchFailure('too_large');
        chunks.push(chunk);
        if (isEnough()) return;
      }
    },
    { signal },
  );
  await read.catch((error: unknown) => {
    // Whoever sent more was hung up on.
    if (!isEnough()) throw error;
  });
  return Buffer.concat(chunks).subarray(0, bytesMax);
}

/** What was thrown: by us, or by Node around it. */
function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof FetchFailure) return cause;
  return new FetchFailure(signal.aborted ? 'timeout' : 'unreachable', error);
}
