import type { AppRouter } from '@onceware/api/router';
import { goesAlone, MAX_BATCH } from '@onceware/api/core/batches';
import { wire } from '@onceware/api/core/wire';
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';

export type Inputs = inferRouterInputs<AppRouter>;
export type ApiClient = TRPCClient<AppRouter>;

/** Hooks of every procedure: `trpc.catalog.deal.useQuery({ ref })`. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures outside components: loaders prefetch with them, on the server and in the browser. */
export const queriesOf = (client: ApiClient, queryClient: QueryClient) => createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type Queries = ReturnType<typeof queriesOf>;

export function createBrowserClient(): ApiClient {
  const batch = (maxItems: number) => httpBatchLink<AppRouter>({ url: '/trpc', transformer: wire, maxItems });
  return createTRPCClient<AppRouter>({ links: [splitLink({ condition: ({ path }) => goesAlone(path), true: batch(1), false: batch(MAX_BATCH) })] });
}
