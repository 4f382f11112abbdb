import { expect, it } from 'vitest';
import { z } from 'zod';
import { answer } from './answers.ts';
import type { Call } from './call.ts';
import { createCallerFactory, leaveAnswersUnread, publicProcedure, router } from './trpc.ts';

const card = z.strictObject({ id: z.string(), tags: z.array(z.strictObject({ tag: z.string() })) });
const database = { share: () => database };

const asking = (value: unknown) => {
  const cards = router({
    read: publicProcedure.output(answer(card)).query(() => value as z.infer<typeof card>),
  });
  return { cards, read: () => createCallerFactory(cards)({ database } as unknown as Call).read() };
};

it.each([
  ['lacks a field', { id: 'a' }],
  ['has a wrong one', { id: 1, tags: [] }],
  ['has one too many', { id: 'a', tags: [], owner: 'b' }],
  ['has one too many inside', { id: 'a', tags: [{ tag: 'b', secret: 'c' }] }],
])('an answer that %s is refused, and is no fault of the caller (API-02)', async (_what, value) => {
  await expect(asking(value).read()).rejects.toMatchObject({ cause: { key: 'internal' } });
});

it('an answer is handed on as it is', async () => {
  const value = { id: 'a', tags: [{ tag: 'b' }] };
  expect(await asking(value).read()).toBe(value);
});

it('outside of tests no answer is read', async () => {
  const value = { id: 'a', owner: 'b' };
  const { cards, read } = asking(value);
  leaveAnswersUnread(cards);
  expect(await read()).toBe(value);
});
