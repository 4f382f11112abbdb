import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGES, UNREAD } from '../data/keys.ts';
import { followNotifications, type NotificationsStream } from './follow-notifications.ts';

let queryClient: QueryClient;
let reads: number;
let state: string;
let listener: Parameters<NotificationsStream['follow']>[0] | undefined;
const stream: NotificationsStream = {
  state: () => state,
  follow(given) {
    listener = given;
    return () => {
      listener = undefined;
    };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  reads = 0;
  state = 'connecting';
  const queryFn = async () => {
    reads += 1;
    return { inbox: reads, team: 0, following: 0 };
  };
  queryClient.setQueryData(UNREAD, { inbox: 0, team: 0, following: 0 });
  new QueryObserver(queryClient, { queryKey: UNREAD, queryFn, staleTime: 60_000 }).subscribe(() => {});
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('reads once when the stream begins, and after each change, but many changes together (NOTE-01)', async () => {
  const end = followNotifications(stream, queryClient);
  await pass(5_000);
  expect(reads).toBe(0);
  listener?.onState('live');
  await pass(5_000);
  expect(reads).toBe(1);
  for (let n = 0; n < 20; n += 1) {
    listener?.onEvent({ type: 'notifications' });
    await pass(50);
  }
  await pass(5_000);
  expect(reads).toBe(3);
  listener?.onEvent({ type: 'collections' });
  await pass(5_000);
  expect(reads).toBe(3);
  end();
  expect(listener).toBeUndefined();
});

it('asks a stream that is open already, and waits for a change that is made here (NOTE-01)', async () => {
  state = 'live';
  let answer = () => {};
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: CHANGES,
    mutationFn: () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  });
  const making = mutation.execute(undefined);
  const end = followNotifications(stream, queryClient);
  await pass(5_000);
  expect(reads).toBe(0);
  answer();
  await making;
  await pass(5_000);
  expect(reads).toBe(1);
  end();
});
