import type { ErrorKey } from '@onceware/api/kernel/errors';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { getQueryKey } from '@trpc/react-query';
import { createQueryClient, isWorthRetrying } from './query-client.ts';
import { trpc } from './trpc.ts';

describe('retries of queries', () => {
  it('come twice after a lost connection or a failing server, and no more', () => {
    for (const error of [new Error('Failed to fetch'), refusal('internal'), refusal('unavailable')]) {
      expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, false]);
    }
  });

  it('never come after a refusal', () => {
    for (const code of ['not_found', 'unauthenticated', 'invalid_input', 'too_many_requests'] as const)
      expect(isWorthRetrying(0, refusal(code))).toBe(false);
  });
});

describe('a call that is refused', () => {
  const session = getQueryKey(trpc.auth.session, undefined, 'query');
  const fail = async (code: ErrorKey, known: unknown, queryKey: readonly unknown[] = ['x']) => {
    const client = createQueryClient();
    client.setQueryData(session, known);
    let isAsked = false;
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate') isAsked = true;
    });
    await client.fetchQuery({ queryKey, queryFn: () => Promise.reject(refusal(code)), staleTime: 0 }).catch(() => {});
    return isAsked;
  };

  it('for lack of a session or permission reloads the session (AUTH-05)', async () => {
    expect(await fail('unauthenticated', { user: {} })).toBe(true);
    expect(await fail('forbidden', { user: {} })).toBe(true);
    expect(await fail('not_found', { user: {} })).toBe(false);
    expect(await fail('unauthenticated', null)).toBe(false);
  });

  it('does not loop when the session itself is refused (AUTH-05)', async () => {
    expect(await fail('unauthenticated', { user: {} }, session)).toBe(false);
  });
});
