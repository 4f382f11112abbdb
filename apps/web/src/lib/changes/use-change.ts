import {
  hashKey,
  type MutationKey,
  MutationObserver,
  type MutationOptions,
  onlineManager,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useEffect } from 'react';
import { isTimedOut } from '#lib/api/answer-limit.ts';
import { errorKey, errorStatus, isUnreached } from '#lib/api/api-error.ts';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { cancelReads, rereadQueries } from './reads.ts';
import { guardUnsent } from './unsent-guard.ts';

/** How changes of a kind are made. */
export interface ChangeKind<Change, Answer> {
  /** Key of all changes of the kind: they reach the server one after the other, in the order they were made. */
  key: MutationKey;
  /** @param isRepeated an earlier attempt may have been carried out without its answer arriving */
  send: (client: ApiClient, change: Change, isRepeated: boolean) => Promise<Answer>;
  /** Writes what is confirmed into `data`. Without it a change is on its way until `data` have been read again. */
  confirm?: (queryClient: QueryClient, change: Change, answer: Answer) => void;
  /** The answers that a change shows in. */
  data: readonly QueryKey[];
  /** Other queries that the change affects. */
  also?: readonly QueryKey[];
  /** Messages shown when a change waits for a connection or a response. Without them it does not wait, but fails. */
  waiting?: { offline: string; noAnswer: string };
}

/** Further attempts to reach the server that cannot be reached, over about half a minute; offline they wait. */
const ATTEMPTS = 6;
/** One that is not answered has waited long already. */
const UNANSWERED_ATTEMPTS = 3;
const delay = (failures: number) => Math.min(1000 * 2 ** failures, 10_000);

/** Statuses after which the screen stays as it is until the server's state is read. */
const DISAGREE = new Set([404, 409]);

export interface Changing<Change, Answer> {
  /** Rejects with the server's refusal, which has not been shown yet. */
  change: (change: Change) => Promise<Answer>;
  /** State of the last change. */
  isPending: boolean;
  error: unknown;
  reset: () => void;
}

/** Returns TanStack Query's options for a change of a kind. */
const mutationOf = <Change, Answer>(
  { key, send, confirm, data, also = [], waiting }: ChangeKind<Change, Answer>,
  client: ApiClient,
  queryClient: QueryClient,
): MutationOptions<Answer, unknown, Change> => ({
  mutationKey: key,
  scope: { id: hashKey(key) },
  networkMode: waiting ? 'online' : 'always',
  mutationFn: (change) => {
    const mutation = queryClient
      .getMutationCache()
      .find({ mutationKey: key, predicate: ({ state }) => state.variables === change });
    return send(client, change, (mutation?.state.failureCount ?? 0) > 0);
  },
  retry: (failures, failure) => {
    if (!waiting || !(failure instanceof TRPCClientError) || !isUnreached(failure)) return false;
    // Shows a toast, because the line that says so at the place of the change may be out of sight.
    if (failures === 0 && isTimedOut(failure)) showToast({ kind: 'error', text: waiting.noAnswer });
    return failures < (isTimedOut(failure) ? UNANSWERED_ATTEMPTS : ATTEMPTS);
  },
  retryDelay: delay,
  onSuccess: async (answer, change) => {
    if (!confirm) return;
    // A reload that left before the change must not arrive after it.
    await cancelReads(queryClient, data);
    confirm(queryClient, change, answer);
  },
  onError: async (failure) => {
    if (confirm && DISAGREE.has(errorStatus(failure) ?? 0)) await rereadQueries(queryClient, data);
  },
  // After the last of several changes everything is read again; before that it would only be read in vain.
  onSettled: async () => {
    if (queryClient.isMutating({ mutationKey: key, exact: true }) > 1) return;
    const reading = rereadQueries(queryClient, [...data, ...also]);
    if (!confirm) await reading;
  },
});

/** Carries out changes; until they are answered `usePending` has them, for showing at once (docs/decisions/008-optimistic-changes.md). */
export function useChange<Change, Answer>(kind: ChangeKind<Change, Answer>): Changing<Change, Answer> {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation(mutationOf(kind, client, queryClient));
  // Preloads the toasts, because the one about a missing connection cannot be fetched without a connection.
  useEffect(preloadToasts, []);
  const change = (wanted: Change) => {
    if (kind.waiting && !onlineManager.isOnline()) showToast({ kind: 'error', text: kind.waiting.offline });
    const work = mutateAsync(wanted);
    guardUnsent(work);
    return work;
  };
  return { change, isPending, error, reset };
}

/** The same outside of components, for what keeps its own state. */
export function createChange<Change, Answer>(
  kind: ChangeKind<Change, Answer>,
  client: ApiClient,
  queryClient: QueryClient,
): (change: Change) => Promise<Answer> {
  const options = mutationOf(kind, client, queryClient);
  return (change) => {
    const work = new MutationObserver(queryClient, options).mutate(change);
    guardUnsent(work);
    return work;
  };
}

export type Work = (client: ApiClient) => Promise<unknown>;

/**
 * Changes that should not show before the server has answered: each is its own sending, and on its way until what it has
 * an effect on has been read again. An undo works after its page is gone.
 */
export const useWork = (...data: readonly QueryKey[]): Changing<Work, unknown> =>
  useChange<Work, unknown>({ key: ['work', ...data], data, send: (client, work) => work(client) });

/** Ignores `not_found` after removals, because the result is the wanted one. */
export function ignoreNotFound(error: unknown): void {
  if (errorKey(error) !== 'not_found') throw error;
}
