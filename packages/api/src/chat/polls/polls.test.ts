import { polls } from '@onceware/db/schema/chat';
import { openDatabase } from '@onceware/db/client';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { makeLounge } from '#testing/lounge.ts';
import { there } from '#testing/there.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ ana, ben, cleo, lounge: roomId } = await makeLounge(api.database));
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
async function ask(more: object = {}) {
  const poll = { roomId, id: uuidv4() };
  await chat(ana).sendPoll({ ...poll, question: 'Which kiln?', options: ['Small', 'Big', 'None'], ...more });
  return poll;
}
const vote = async (user: SessionUser, poll: { roomId: string; id: string }, ...options: number[]) =>
  shownOf((await chat(user).vote({ ...poll, options })).message);
const shownOf = ({
  poll,
}: {
  poll: { voters: number; options: { count: number; people: { name: string }[] }[] } | null;
}) =>
  poll && [
    poll.voters,
    ...poll.options.map(({ count, people }) => [count, ...people.map(({ name }) => name)].join(' ')),
  ];
const messageFor = async (user: SessionUser, { id }: { id: string }) =>
  there((await chat(user).open({ roomId })).messages.find((message) => message.id === id));

describe('a poll', () => {
  it('says as text what it asks, for lists, searches and the bell (LIVE-06)', async () => {
    const poll = await ask();
    const text = 'Poll: Which kiln? — Small, Big, None';
    expect(await messageFor(ben, poll)).toMatchObject({
      text,
      poll: { question: 'Which kiln?', isMany: false, closesAt: null, voters: 0, options: [{ text: 'Small' }, {}, {}] },
    });
    expect((await chat(ben).rooms()).rooms.find(({ id }) => id === roomId)?.lastMessage?.text).toBe(text);
    expect((await chat(ben).search({ q: 'big kiln', roomId })).messages).toHaveLength(1);
    // Sent again it is the same one.
    const { message } = await chat(ana).sendPoll({ ...poll, question: 'Another?', options: ['A', 'B'] });
    expect(message.number).toBe((await messageFor(ben, poll)).number);
    expect((await messageFor(ben, poll)).poll?.question).toBe('Which kiln?');
    expect(await failure(chat(ana).edit({ ...poll, text: 'Which wheel?' }))).toBe('403 forbidden');
    for (const options of [['One'], ['A', 'A'], Array.from({ length: 11 }, String), ['A', 'x'.repeat(81)]])
      expect(await failure(ask({ options }))).toBe('400 invalid_input');
  });

  it('counts one choice of each, or many, which they change and take back (LIVE-06)', async () => {
    const one = await ask();
    expect(await vote(ben, one, 0)).toEqual([1, '1 Ben', '0', '0']);
    expect(await vote(cleo, one, 0)).toEqual([2, '2 Ben Cleo', '0', '0']);
    expect(await vote(ben, one, 1)).toEqual([2, '1 Cleo', '1 Ben', '0']);
    expect(await failure(vote(ben, one, 0, 1))).toBe('400 invalid_input');
    expect(await failure(vote(ben, one, 3))).toBe('400 invalid_input');
    expect(await vote(ben, one)).toEqual([1, '1 Cleo', '0', '0']);
    const many = await ask({ isMany: true });
    await vote(ben, many, 0, 2, 2);
    expect(await vote(cleo, many, 2)).toEqual([2, '1 Ben', '0', '2 Ben Cleo']);
    expect((await chat(ben).votes(many)).options).toEqual([0, 2]);
    const plain = uuidv4();
    await chat(ana).send({ roomId, id: plain, text: 'hello' });
    expect(await failure(vote(ben, { roomId, id: plain }, 0))).toBe('404 not_found');
  });

  it('counts 50 votes at once over two processes, each once, and names no more than it shows (LIVE-06)', async () => {
    const other = openDatabase({ url: api.url, poolSize: 10 });
    try {
      const poll = await ask({ isMany: true });
      const voters = await Promise.all(Array.from({ length: 50 }, () => makeUser(api.database)));
      const { seq } = await messageFor(ana, poll);
      const give = (user: SessionUser, n: number) =>
        api
          .as(user, ['sidebar.view'], n % 2 ? { database: other } : {})
          .chat.vote({ ...poll, options: n < 25 ? [0, 1] : [1] });
      await Promise.all(voters.map(give));
      // A vote that is sent again changes nothing.
      await Promise.all(voters.slice(0, 5).map(give));
      const message = await messageFor(ana, poll);
      expect(message.poll).toMatchObject({ voters: 50, options: [{ count: 25 }, { count: 50 }, { count: 0 }] });
      // Each change is an event, and a vote that was there already is none.
      expect(message.seq).toBe(seq + 50);
      await vote(ben, poll, 1);
      const { options } = there((await messageFor(ana, poll)).poll);
      expect([options[1]?.count, options[1]?.people.length]).toEqual([51, 50]);
      expect((await chat(ben).votes(poll)).options).toEqual([1]);
    } finally {
      await other.close();
    }
  });

  it('takes no vote once it is closed: at its time by the database’s clock, or by who asked or moderates (LIVE-06)', async () => {
    const timed = await ask({ closesInMinutes: 60 });
    await vote(ben, timed, 0);
    const before = Date.parse((await messageFor(ben, timed)).poll?.closesAt ?? '') - Date.now();
    expect(Math.round(before / 60_000)).toBe(60);
    await api.database.db
      .update(polls)
      .set({ closesAt: sql`now()` })
      .where(eq(polls.messageId, timed.id));
    expect(await failure(vote(cleo, timed, 1))).toBe('409 poll_closed');
    expect(await failure(vote(ben, timed))).toBe('409 poll_closed');
    expect((await messageFor(ben, timed)).poll).toMatchObject({ voters: 1 });
    const byHand = await ask();
    expect(await failure(chat(ben).closePoll(byHand))).toBe('403 forbidden');
    // Two close it while others vote: one changes something, and no vote comes after it.
    const closing = [ana, ana].map((user) => chat(user).closePoll(byHand));
    const votes = [ben, cleo].map((user) => vote(user, byHand, 0).catch(() => null));
    await Promise.all([...closing, ...votes]);
    const { poll } = await messageFor(ben, byHand);
    expect(poll?.closesAt).not.toBeNull();
    expect(poll?.voters).toBe((await Promise.all(votes)).filter((answer) => answer !== null).length);
    const staff = api.as(cleo, ['sidebar.view', 'admin.chat']).chat;
    const another = await ask();
    await staff.closePoll(another);
    expect(await failure(vote(ben, another, 0))).toBe('409 poll_closed');
  });

  it('goes with its message and comes back with it, votes and all, in a thread too (LIVE-06)', async () => {
    const { room } = await chat(ben).open({ threadOf: (await ask()).id });
    const poll = { roomId: room.id, id: uuidv4() };
    await chat(ben).sendPoll({ ...poll, question: 'When?', options: ['Now', 'Later'] });
    expect(await vote(cleo, poll, 1)).toEqual([1, '0', '1 Cleo']);
    await chat(ben).remove(poll);
    expect(await failure(vote(ana, poll, 1))).toBe('404 not_found');
    const messages = async () => (await chat(cleo).open({ roomId: room.id })).messages;
    expect(await messages()).toMatchObject([{ poll: null, text: '' }]);
    await chat(ben).restore(poll);
    expect(shownOf(there((await messages())[0]))).toEqual([1, '0', '1 Cleo']);
  });

  it('counts the votes of blocked people without their names, and is folded where they ask (LIVE-06, LIVE-16)', async () => {
    const poll = await ask();
    await vote(ben, poll, 0);
    await vote(cleo, poll, 0);
    await chat(cleo).block({ userId: ben.id });
    expect(shownOf(await messageFor(cleo, poll))).toEqual([2, '2 Cleo', '0', '0']);
    expect(shownOf(await messageFor(ben, poll))).toEqual([2, '2 Ben', '0', '0']);
    await chat(ben).block({ userId: ana.id });
    expect(await messageFor(ben, poll)).toMatchObject({ isFolded: true, poll: null });
  });

  it('is asked and voted on only so often in a time, as other changes are (LIVE-06, LIVE-16)', async () => {
    const strict = await createTestApi({ limits: { otherPerKey: 1 } });
    try {
      const { ana: new_, lounge } = await makeLounge(strict.database);
      const newcomer = strict.as(new_, ['sidebar.view']).chat;
      const poll = { roomId: lounge, id: uuidv4() };
      await newcomer.sendPoll({ ...poll, question: 'Which?', options: ['A', 'B'] });
      for (const option of [0, 1]) await newcomer.vote({ ...poll, options: [option] });
      expect(await failure(newcomer.vote({ ...poll, options: [0] }))).toBe('429 too_many_requests');
      expect(await failure(newcomer.sendPoll({ ...poll, question: 'Which?', options: ['A', 'B'] }))).toBe(
        '429 too_many_requests',
      );
    } finally {
      await strict.close();
    }
  });
});
