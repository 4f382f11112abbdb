import { createTRPCClient, httpBatchLink, type HTTPBatchLinkOptions, splitLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from './router.ts';

export interface OncewareClientOptions {
  /** The site's address, e.g. `https://onceware.example`. */
  url: string;
  /** Sent with every call: a session's `cookie`, for one. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
}

/**
 * The typed procedures for internal tools. Failures are `TRPCClientError`s whose `data.error` has the code, sentence
 * and issues of `core/errors.ts`.
 */
export function createOncewareClient({ url, headers = {} }: OncewareClientOptions): TRPCClient<AppRouter> {
  const site = new URL(url);
  const options: HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']> = {
    url: `${site.origin}${site.pathname.replace(/\/(trpc\/?)?$/, '')}/trpc`,
    transformer: superjson,
    // A browser says by itself where a call comes from; elsewhere we do, since the server changes nothing without it.
    headers: async () => ({ origin: site.origin, ...(typeof headers === 'function' ? await headers() : headers) }),
  };
  // A file's content is too large for a batch, and so are more than ten calls.
  const goesAlone = ({ path }: { path: string }) => path === 'collections.import' || path === 'collections.previewImport';
  const batch = (maxItems: number) => httpBatchLink({ ...options, maxItems });
  return createTRPCClient<AppRouter>({ links: [splitLink({ condition: goesAlone, true: batch(1), false: batch(10) })] });
}
