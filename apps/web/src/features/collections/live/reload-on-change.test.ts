import { focusManager, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST } from '../changes/collections-cache.ts';
import { CHANGES } from '../changes/pending-changes.ts';
import { createReloadOnChange, type ReloadOnChange } from './reload-on-change.ts';

const FILTERS = [['collections', 'filters']];
const CARDS = [['catalog', 'cards']];

let queryClient: QueryClient;
let reading: ReloadOnChange;
let reads: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  reads = [];
  for (const queryKey of [LIST, FILTERS, CARDS]) {
    const queryFn = () => reads.push((queryKey[0] as string[]).join('.'));
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  }
  await vi.advanceTimersByTimeAsync(0);
  reads = [];
  reading = createReloadOnChange(queryClient);
});
afterEach(() => {
  reading.close();
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const after = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  return reads.splice(0);
};
const ALL = ['collections.load', 'collections.filters'];

it('changes made elsewhere are read at once, many of them every two seconds at most, and the last one too (COL-12)', async () => {
  reading.tell();
  expect(await after(0)).toEqual(ALL);
  for (let n = 0; n < 10; n += 1) {
    reading.tell();
    expect(await after(100)).toEqual([]);
  }
  expect(await after(1_000)).toEqual(ALL);
  expect(await after(10_000)).toEqual([]);
});

it('after a change made here only what it does not reread itself is read; one that waits long blocks nothing (COL-12)', async () => {
  const answers: (() => void)[] = [];
  const mutationFn = () => new Promise<void>((resolve) => void answers.push(resolve));
  const change = () => new MutationObserver(queryClient, { mutationKey: CHANGES, mutationFn }).mutate();
  const quick = change();
  reading.tell();
  expect(await after(10)).toEqual([]);
  answers[0]?.();
  await quick;
  expect(await after(1_000)).toEqual(['collections.filters']);
  await after(5_000);

  const slow = change();
  reading.tell();
  expect(await after(1_000)).toEqual(ALL);
  answers[1]?.();
  await slow;
});

it('nothing is read while the page is hidden, and nothing at all after closing (COL-12)', async () => {
  focusManager.setFocused(false);
  reading.tell();
  expect(await after(5_000)).toEqual([]);
  expect(queryClient.getQueryState(LIST)?.isInvalidated).toBe(true);
  focusManager.setFocused(true);
  reading.tell();
  await after(0);
  reading.tell();
  reading.close();
  expect(await after(5_000)).toEqual([]);
});
