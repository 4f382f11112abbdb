import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { applyPending } from '#lib/changes/pending.ts';
import type { Change } from '../changes/change.ts';
import { usePendingChanges } from '../changes/pending-changes.ts';
import { applyToPage } from './apply-to-page.ts';
import { pageQuery } from './page-query.ts';

/** The member's pages of these ids, unanswered changes included: null where there is none, undefined until it is known. */
export function usePages(ids: readonly string[]): (id: string) => Page | null | undefined {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const pending = usePendingChanges();
  // The server knows it once it is added.
  const isOnItsWay = (id: string) =>
    pending.some(({ change }) => change.kind === 'addUrl' && change.input.pageId === id);
  const answers = useQueries({
    queries: ids.map((id) => ({ ...pageQuery(queryClient, client, id), enabled: !isOnItsWay(id) })),
  });
  const known = new Map(ids.map((id, index) => [id, answers[index]]));
  return (id) => {
    const answer = known.get(id);
    const page = answer?.data ?? null;
    const shown = applyPending(page, pending, (one: Page | null, change: Change) => applyToPage(one, id, change));
    return shown ?? (answer?.isPending === false ? null : undefined);
  };
}
