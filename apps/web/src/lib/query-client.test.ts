import { describe, expect, it } from 'vitest';
import { isWorthRetrying } from './query-client.ts';

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
