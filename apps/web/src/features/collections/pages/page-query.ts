import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { QueryClient } from '@tanstack/react-query';
import { Batches, batchesOf } from '#lib/api/batches.ts';
import type { ApiClient } from '#lib/api/trpc.ts';

/** Starts with the procedure's own key, so that invalidating the procedure includes these. */
export const PAGES = [['collections', 'pages']] as const;
export const pageKey = (pageId: string) => [...PAGES, { pageId }] as const;

/** Batches everything requested at the same moment into one request. */
const pagesOf = batchesOf(
  ({ collections }: ApiClient) =>
    new Batches<string, Page | null>(async (ids) => {
      const found = new Map((await collections.pages.query({ ids: [...new Set(ids)] })).map((page) => [page.id, page]));
      return (id) => found.get(id) ?? null;
    }, collectionLimits.savedMax),
);

/** Milliseconds between polls of a waiting page, for when the event stream that announces it is not available. */
const LOOK_MS = 5_000;

/** A saved page, as last read from the server; null: there is none. */
export const pageQuery = (queryClient: QueryClient, client: ApiClient, pageId: string) => ({
  queryKey: pageKey(pageId),
  queryFn: () => pagesOf(queryClient, client).load(pageId),
  staleTime: 5 * 60_000,
  networkMode: 'always' as const,
  refetchInterval: ({ state: { data } }: { state: { data: Page | null | undefined } }) =>
    data?.state === 'waiting' ? LOOK_MS : false,
});
