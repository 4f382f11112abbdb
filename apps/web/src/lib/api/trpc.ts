import type { AppRouter } from '@onceware/api/composition/router';
import { takesFile, needsOwnRequest, MAX_BATCH } from '@onceware/api/kernel/batches';
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';
import { fetchWithin } from './answer-limit.ts';
import { hearAnswer } from '../time/server-clock.ts';
import { browserWire, readable } from './browser-wire.ts';

export type Inputs = inferRouterInputs<AppRouter>;
export type ApiClient = TRPCClient<AppRouter>;

/** Hooks of every procedure: `trpc.catalog.deal.useQuery({ ref })`. */
export const trpc = createTRPCReact<AppRouter>();

/** The same procedures outside components: loaders prefetch with them, on the server and in the browser. */
export const queriesOf = (client: ApiClient, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type Queries = ReturnType<typeof queriesOf>;

/** Longer than the server's limits, so that a call that times out here has ended there (decision 026). */
const ANSWER_MS = 15_000;
/** Time limit of an upload, which is long on a slow line. */
const FILE_ANSWER_MS = 120_000;

/** The same `fetch`, whose answers tell what time it is. */
const hearing =
  (fetcher: typeof fetch): typeof fetch =>
  async (address, init) => {
    const response = await fetcher(address, init);
    hearAnswer(response);
    return response;
  };

export function createBrowserClient(): ApiClient {
  const batch = (maxItems: number, answerMs = ANSWER_MS) =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      transformer: browserWire,
      maxItems,
      fetch: hearing(readable(fetchWithin(answerMs))),
    });
  const alone = splitLink<AppRouter>({
    condition: ({ path }) => takesFile(path),
    true: batch(1, FILE_ANSWER_MS),
    false: batch(1),
  });
  return createTRPCClient<AppRouter>({
    links: [splitLink({ condition: ({ path }) => needsOwnRequest(path), true: alone, false: batch(MAX_BATCH) })],
  });
}
