import { hashKey, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { isTimedOut } from './answer-limit.ts';
import { errorKey, errorStatus } from './api-error.ts';
import { trpc } from './trpc.ts';

const MINUTE = 60_000;

/** Retries network failures and 5xx, not refusals. After a timeout there is only one more attempt. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  return failures < (isTimedOut(error) ? 1 : 2) && (status === null || status >= 500);
}

const SESSION = getQueryKey(trpc.auth.session, undefined, 'query');

/** Reloads the session when the server refuses a call of a member who was signed in, for lack of a session or permission. */
export function reloadSessionOnRefusal(client: QueryClient, error: unknown, asked?: Pick<Query, 'queryHash'>): void {
  const key = errorKey(error);
  if (asked?.queryHash === hashKey(SESSION)) return;
  if (key === 'unauthenticated' || key === 'forbidden') reloadSession(client);
}

/** Reads the session again if somebody was signed in. */
export function reloadSession(client: QueryClient): void {
  if (client.getQueryData(SESSION)) void client.invalidateQueries({ queryKey: SESSION });
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reloadSessionOnRefusal(client, error, query) }),
    mutationCache: new MutationCache({ onError: (error) => reloadSessionOnRefusal(client, error) }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        // The server renders once and forgets; a request that fails there becomes an error page at once.
        retry: import.meta.env.SSR ? false : isWorthRetrying,
        ...(import.meta.env.SSR ? { gcTime: Number.POSITIVE_INFINITY } : {}),
      },
      mutations: { retry: false },
    },
  });
  return client;
}
