import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { isUnreached } from './api-error.ts';

const answered = (status: number) =>
  TRPCClientError.from(new Error('Unable to transform response from server'), {
    meta: { response: new Response('{}', { status }) },
  });

describe('a failed call is told apart', () => {
  it.each([
    ['a lost connection', TRPCClientError.from(new TypeError('Failed to fetch')), true],
    ['a gateway without a server behind it', answered(502), true],
    ['a gateway that gave up waiting', answered(504), true],
    ['a server that failed in a way of its own', answered(500), false],
    ['a refusal of ours', refusal('not_found'), false],
    ['our own word that it is busy', refusal('unavailable'), false],
  ])('by %s (COL-12)', (_what, error, expected) => {
    expect(isUnreached(error)).toBe(expected);
  });
});
