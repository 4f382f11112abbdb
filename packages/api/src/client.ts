import {
  createTRPCClient,
  httpBatchLink,
  type HTTPBatchLinkOptions,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client';
import { goesAlone, MAX_BATCH } from './core/batches.ts';
import { wire } from './core/wire.ts';
import type { DealCard, DealDetail, ToolCard, ToolDetail } from './catalog/catalog.contract.ts';
import type { CollectionHead, CollectionItem } from './collections/collections.contract.ts';
import type { ErrorBody, ErrorKey, ErrorStatus } from './core/errors.ts';
import type { Purchase } from './purchases/purchases.contract.ts';
import type { AppRouter } from './router.ts';

export type {
  CollectionHead,
  CollectionItem,
  DealCard,
  DealDetail,
  ErrorBody,
  ErrorKey,
  ErrorStatus,
  Purchase,
  ToolCard,
  ToolDetail,
};

export interface OncewareClientOptions {
  /** The site's address, e.g. `https://onceware.example`. */
  url: string;
  /** A personal API key (`onc_…`), made at /account/api-keys. It may do what it was given of what its owner may. */
  apiKey?: string;
  /** Sent with every call: a session's `cookie`, where there is no key. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
}

/** Every typed procedure: `client.catalog.searchDeals.query({ q: 'invoice' })`. */
export type OncewareClient = TRPCClient<AppRouter>;

/** What a call fails with. Without `data` there was no answer of the server's. */
export interface OncewareError extends Error {
  data?: { httpStatus: ErrorStatus; path?: string; error: ErrorBody } | null;
}

/** Whether this is what a call failed with: `isOncewareError(error) && error.data?.error.code === 'key_invalid'`. */
export const isOncewareError = (error: unknown): error is OncewareError => error instanceof TRPCClientError;

/** The typed procedures for internal tools; they fail with an `OncewareError`. */
export function createOncewareClient({ url, apiKey, headers = {} }: OncewareClientOptions): OncewareClient {
  const site = new URL(url);
  // A browser says by itself where a call comes from; elsewhere we do: without that or a key the server changes nothing.
  const credentials = apiKey === undefined ? { origin: site.origin } : { authorization: `Bearer ${apiKey}` };
  const options: HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']> = {
    url: `${site.origin}${site.pathname.replace(/\/(trpc\/?)?$/, '')}/trpc`,
    transformer: wire,
    headers: async () => ({ ...credentials, ...(typeof headers === 'function' ? await headers() : headers) }),
  };
  const batch = (maxItems: number) => httpBatchLink({ ...options, maxItems });
  return createTRPCClient<AppRouter>({
    links: [splitLink({ condition: ({ path }) => goesAlone(path), true: batch(1), false: batch(MAX_BATCH) })],
  });
}
