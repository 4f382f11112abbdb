import { QueryClient } from '@tanstack/react-query';
import { errorStatus } from './api-error.ts';

const MINUTE = 60_000;

/** Network failures and 5xx are worth another try, a refusal is not. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  return failures < 2 && (status === null || status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
