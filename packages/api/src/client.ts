import { createTRPCClient, httpBatchLink, type HTTPBatchLinkOptions, splitLink, type TRPCClient } from '@trpc/client';
import { goesAlone, MAX_BATCH } from './core/batches.ts';
import { wire } from './core/wire.ts';
import type { AppRouter } from './router.ts';

export interface OncewareClientOptions {
  /** The site's address, e.g. `https://onceware.example`. */
  url: string;
  /** A personal API key (`onc_…`), made at /account/api-keys. It may do what it was given of what its owner may. */
  apiKey?: string;
  /** Sent with every call: a session's `cookie`, where there is no key. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
}

/**
 * The typed procedures for internal tools. Failures are `TRPCClientError`s whose `data.error` has the code, sentence
 * and issues of `core/errors.ts`.
 */
export function createOncewareClient({ url, apiKey, headers = {} }: OncewareClientOptions): TRPCClient<AppRouter> {
  const site = new URL(url);
  // A browser says by itself where a call comes from; elsewhere we do: without that or a key the server changes nothing.
  const credentials = apiKey === undefined ? { origin: site.origin } : { authorization: `Bearer ${apiKey}` };
  const options: HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']> = {
    url: `${site.origin}${site.pathname.replace(/\/(trpc\/?)?$/, '')}/trpc`,
    transformer: wire,
    headers: async () => ({ ...credentials, ...(typeof headers === 'function' ? await headers() : headers) }),
  };
  const batch = (maxItems: number) => httpBatchLink({ ...options, maxItems });
  return createTRPCClient<AppRouter>({ links: [splitLink({ condition: ({ path }) => goesAlone(path), true: batch(1), false: batch(MAX_BATCH) })] });
}
