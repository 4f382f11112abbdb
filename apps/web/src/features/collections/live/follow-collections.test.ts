import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ITEMS, LIST } from '../changes/collections-cache.ts';
import { type CollectionsStream, followCollections } from './follow-collections.ts';
import { createOpeningSnapshot } from './opening-snapshot.ts';

let queryClient: QueryClient;
let reads: string[];
let state: string;
let changedAt: number | undefined;
let listener: Parameters<CollectionsStream['follow']>[0] | undefined;
const stream: CollectionsStream = {
  state: () => state,
  collectionsChangedAt: () => changedAt,
  follow(given) {
    listener = given;
    return () => {};
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  reads = [];
  state = 'connecting';
  changedAt = undefined;
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Shown from now on; each answer takes 50 ms. */
function show(queryKey: readonly unknown[] = LIST): void {
  const queryFn = async () => {
    reads.push((queryKey[0] as string[]).join('.'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return reads.length;
  };
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
}
/** Collections are opened, and the stream begins; it says that they changed so long ago. */
async function open(agoMs: (sinceOpening: number) => number | undefined, queryKey?: readonly unknown[]) {
  const at = Date.now();
  const opening = createOpeningSnapshot(queryClient);
  show(queryKey);
  await vi.advanceTimersByTimeAsync(200);
  const unfollow = followCollections(stream, queryClient, opening);
  const ago = agoMs(Date.now() - at);
  changedAt = ago === undefined ? undefined : Date.now() - ago;
  state = 'live';
  listener?.onState('live');
  await vi.advanceTimersByTimeAsync(10_000);
  unfollow();
  return reads.splice(0);
}

it('collections read at the opening are not read again when the last change is older (COL-01, COL-12)', async () => {
  expect(await open((elapsed) => elapsed + 1)).toEqual(['collections.load']);
});

it.each([
  ['after the opening began', () => 100],
  ['in the same moment', (elapsed: number) => elapsed],
  ['nobody knows when', () => undefined],
])('collections are read again after a change %s, so that none is missed (COL-01, COL-12)', async (_when, agoMs) => {
  expect(await open(agoMs)).toEqual(['collections.load', 'collections.load']);
});

it('collections read before or during the opening are read once more (COL-01, COL-12)', async () => {
  show(ITEMS);
  await vi.advanceTimersByTimeAsync(100);
  reads = [];
  expect(await open((elapsed) => elapsed + 1)).toEqual(['collections.load', 'collections.items']);
  show([['collections', 'tags']]);
  expect(await open((elapsed) => elapsed + 1)).toContain('collections.tags');
});

it('a stream that is already open is asked too, and each change that it reports is read (COL-01, COL-12)', async () => {
  const opening = createOpeningSnapshot(queryClient);
  show();
  await vi.advanceTimersByTimeAsync(200);
  [state, changedAt] = ['live', Date.now() - 100];
  const unfollow = followCollections(stream, queryClient, opening);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads.splice(0)).toHaveLength(2);
  listener?.onEvent({ type: 'collections', agoMs: 3 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toHaveLength(0);
  listener?.onEvent({ type: 'collections' });
  await vi.advanceTimersByTimeAsync(100);
  expect(reads).toHaveLength(1);
  unfollow();
});
