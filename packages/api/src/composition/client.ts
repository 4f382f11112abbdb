import {
  createTRPCClient,
  httpBatchLink,
  type HTTPBatchLinkOptions,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client';
import { needsOwnRequest, MAX_BATCH } from '#kernel/batches.ts';
import { wire } from '#kernel/wire.ts';
import type { DealCard, DealDetail, ToolCard, ToolDetail } from '#catalog/catalog.contract.ts';
import type { RoomMessage, StreamEvent } from '#chat/chat.contract.ts';
import { type ChatEvents, followChat, type FollowOptions } from '#chat/stream/follow.ts';
import type { CollectionHead, CollectionItem } from '#collections/collections.contract.ts';
import type { ErrorBody, ErrorKey, ErrorStatus } from '#kernel/errors.ts';
import type { Watch } from '#watches/watches.contract.ts';
import type { Purchase } from '#purchases/purchases.contract.ts';
import type { AppRouter } from './router.ts';

export type {
  ChatEvents,
  CollectionHead,
  CollectionItem,
  DealCard,
  DealDetail,
  ErrorBody,
  ErrorKey,
  ErrorStatus,
  FollowOptions,
  Purchase,
  RoomMessage,
  StreamEvent,
  ToolCard,
  ToolDetail,
  Watch,
};

export interface OncewareClientOptions {
  /** The site's address, e.g. `https://onceware.example`. */
  url: string;
  /** A personal API key (`onc_…`), made at /account/api-keys. It may do what it was given of what its owner may. */
  apiKey?: string | undefined;
  /** Sent with every call: a session's `cookie`, where there is no key. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>) | undefined;
  /** `include`: in a browser, with the session's cookie also from elsewhere than the site, where both allow that. */
  credentials?: 'include' | undefined;
}

/** Every typed procedure: `client.catalog.searchDeals.query({ q: 'invoice' })`. */
export type OncewareClient = TRPCClient<AppRouter> & {
  chat: {
    /**
     * Follows what happens in your rooms, as it happens; an API key needs `chat.read`. Reconnects by itself, and
     * resumes where it was.
     *
     * @throws OncewareError while it is iterated, where a retry does not help: `key_invalid`, `scope_required`
     */
    follow(options?: FollowOptions): ChatEvents;
  };
};

/** Error of a failed call. Without `data` there was no response from the server. */
export interface OncewareError extends Error {
  data?: { httpStatus: ErrorStatus; path?: string; error: ErrorBody } | null;
}

/** Whether this is what a call failed with: `isOncewareError(error) && error.data?.error.code === 'key_invalid'`. */
export const isOncewareError = (error: unknown): error is OncewareError => error instanceof TRPCClientError;

/** One page after the other of what is answered by page: `for await (const { items } of pagesOf((cursor) => …query({ cursor })))`. */
export async function* pagesOf<Page extends { nextCursor: string | null }>(
  ask: (cursor: string | null) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  let cursor: string | null = null;
  do {
    const page: Page = await ask(cursor);
    yield page;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** The typed procedures for internal tools; they fail with an `OncewareError`. */
export function createOncewareClient({
  url,
  apiKey,
  headers = {},
  credentials: cookies,
}: OncewareClientOptions): OncewareClient {
  const site = new URL(url);
  // A browser says by itself where a call comes from; elsewhere we do: without that or a key the server changes nothing.
  const credentials = apiKey === undefined ? { origin: site.origin } : { authorization: `Bearer ${apiKey}` };
  const base = `${site.origin}${site.pathname.replace(/\/(trpc\/?)?$/, '')}`;
  const allHeaders = async () => ({ ...credentials, ...(typeof headers === 'function' ? await headers() : headers) });
  const options: HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']> = {
    url: `${base}/trpc`,
    transformer: wire,
    headers: allHeaders,
    ...(cookies && { fetch: (to, request) => fetch(to, { ...(request as RequestInit), credentials: cookies }) }),
  };
  const batch = (maxItems: number) => httpBatchLink({ ...options, maxItems });
  const client = createTRPCClient<AppRouter>({
    links: [splitLink({ condition: ({ path }) => needsOwnRequest(path), true: batch(1), false: batch(MAX_BATCH) })],
  });
  const connect = async (query: string, signal: AbortSignal) =>
    fetch(`${base}/api/chat/stream${query}`, { headers: await allHeaders(), signal });
  const follow = (given?: FollowOptions) => followChat({ connect, failureOf }, given);
  return beside(client, 'chat', beside(client.chat, 'follow', follow)) as OncewareClient;
}

/** The same with one thing more; what tRPC makes answers any name, and so takes none. */
const beside = <Of extends object>(of: Of, name: string, thing: unknown): Of =>
  new Proxy(of, { get: (target, asked, self) => (asked === name ? thing : Reflect.get(target, asked, self)) });

/** Returns the error for a failed REST response, as a procedure would throw it. */
async function failureOf(answer: Response): Promise<OncewareError> {
  const body = (await answer.json().catch(() => null)) as { error: ErrorBody } | null;
  if (!body) return new TRPCClientError(`The server answered ${answer.status}.`);
  const data = { httpStatus: answer.status as ErrorStatus, path: 'chat.follow', error: body.error };
  return Object.assign(new TRPCClientError(body.error.message), { data });
}
