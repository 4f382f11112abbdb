import { describe, expect, it } from 'vitest';
import { getQueryKey } from '@trpc/react-query';
import { createQueryClient, isWorthRetrying } from './query-client.ts';
import { trpc } from './trpc.ts';

const failure = (code: string) => ({ data: { error: { code, message: '' } } });

describe('retries of queries', () => {
  it('come twice after a lost connection or a failing server, and no more', () => {
    for (const error of [new Error('Failed to fetch'), failure('internal'), failure('unavailable')]) {
      expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, false]);
    }
  });

  it('never come after a refusal', () => {
    for (const code of ['not_found', 'unauthenticated', 'invalid_input', 'too_many_requests']) expect(isWorthRetrying(0, failure(code))).toBe(false);
  });
});

describe('a call that is refused', () => {
  const session = getQueryKey(trpc.auth.session, undefined, 'query');
  const fail = async (code: string, known: unknown) => {
    const client = createQueryClient();
    client.setQueryData(session, known);
    await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(Object.assign(new Error(code), failure(code))) }).catch(() => {});
    return client.getQueryState(session)?.isInvalidated;
  };

  it('for want of a session or permission has it asked anew who is signed in (AUTH-05)', async () => {
    expect(await fail('unauthenticated', { user: {} })).toBe(true);
    expect(await fail('forbidden', { user: {} })).toBe(true);
    expect(await fail('not_found', { user: {} })).toBe(false);
    expect(await fail('unauthenticated', null)).toBe(false);
  });
});
