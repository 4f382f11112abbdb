import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StreamEvent } from '../chat.contract.ts';
import { followChat } from './follow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = (seq: number): StreamEvent => ({ type: 'room', roomId: 'a', ordinal: 1, seq });
const data = (event: StreamEvent) => `data: ${JSON.stringify(event)}\n\n`;
const at = (position: string) => `id: ${position}\nevent: here\ndata:\n\n`;

type Answer = (signal: AbortSignal) => Response;

/** An answer of these pieces, which ends, breaks off or stays open until it is aborted. */
const answer =
  (pieces: string[], end: 'ends' | 'breaks' | 'stays'): Answer =>
  (signal) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          if (end === 'ends') controller.close();
          if (end === 'stays') signal.addEventListener('abort', () => controller.error(signal.reason));
        },
        pull(controller) {
          if (end === 'breaks') controller.error(new TypeError('terminated'));
        },
      }),
    );

const failure = (status: number) => () => new Response('{}', { status });

/** Follows a server that answers like this, one after the other; a call that is refused is a server that is not there. */
function follow(answers: (Answer | null)[], options: Parameters<typeof followChat>[1] = {}) {
  const asked: string[] = [];
  const events = followChat(
    {
      async connect(query, signal) {
        asked.push(decodeURIComponent(query));
        const next = answers.shift();
        if (!next) throw new TypeError('fetch failed');
        return next(signal);
      },
      failureOf: async ({ status }) => new Error(`refused with ${status}`),
    },
    options,
  );
  const seqs: unknown[] = [];
  const over = (async () => {
    for await (const event of events) seqs.push('seq' in event ? event.seq : event.type);
  })();
  return { asked, seqs, over, events };
}

it('delivers each event once despite broken connections, unreachable servers and repeated events (LIVE-12)', async () => {
  const ending = new AbortController();
  const { asked, seqs, over, events } = follow(
    [
      answer(['retry: 10\n\n', at('1.0'), data(room(1)) + data(room(2)).slice(0, 20)], 'ends'),
      null,
      failure(503),
      answer([data(room(1)), data(room(2)), at('1.2-2.5'), data(room(3))], 'breaks'),
      answer([data({ type: 'reset' }), at('1.2'), data(room(3))], 'stays'),
    ],
    { after: '1.0', signal: ending.signal },
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['?after=1.0', '?after=1.1', '?after=1.1', '?after=1.1', '?after=1.3-2.5']);
  // A database that was restored has given some numbers twice.
  expect(seqs).toEqual([1, 2, 3, 'reset', 3]);
  expect(events.position()).toBe('1.3');
  ending.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  await over;
});

it('reconnects after 45 s of silence, and waits longer after each failure (LIVE-12)', async () => {
  const { asked } = follow([answer(['retry: 1000\n\n'], 'stays')]);
  await vi.advanceTimersByTimeAsync(44_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(9);
});

it.each([400, 401, 403])('throws the error of a %i, which reconnecting does not fix (LIVE-12)', async (status) => {
  await expect(follow([failure(status)], { after: 'nonsense' }).over).rejects.toThrow(`refused with ${status}`);
});
