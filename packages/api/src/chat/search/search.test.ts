import { messages, roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import type { Permission } from '#kernel/permissions.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { makeTeam } from '#testing/teams.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let lounge: string;
let team: string;
beforeAll(async () => {
  api = await createTestApi();
  [ana, ben, cleo] = await Promise.all([
    makeUser(api.database, { name: 'Ana' }),
    makeUser(api.database, { name: 'Ben' }),
    makeUser(api.database, { name: 'Cleo' }),
  ]);
  const { db } = api.database;
  lounge = uuidv7();
  await db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Lounge' });
  ({ roomId: team } = await makeTeam(api.database, [ana.id, ben.id]));
});
afterAll(() => api.close());

const chat = (user: SessionUser, permissions: Permission[] = ['sidebar.view']) => api.as(user, permissions).chat;
const say = async (user: SessionUser, text: string, roomId = lounge) => {
  const id = uuidv7();
  await chat(user).send({ roomId, id, text });
  return id;
};
/** The texts that are found, with what is marked in them. */
const found = async (q: string, user = ana, more: object = {}, permissions?: Permission[]) =>
  (await chat(user, permissions).search({ q, ...more })).messages.map(({ excerpt: { text, marks } }) =>
    marks.reduceRight(
      (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      text,
    ),
  );

describe('a search of messages', () => {
  it('finds words in any language, the last one by its prefix, and marks them (LIVE-09)', async () => {
    const texts = [
      'Quillpad: lifetime deal, ends at 3.5 o’clock',
      'Die Straße ist SCHÖN',
      'هل جرّبتم العَرْض؟',
      '今天的交易很划算，买了。',
      'そのディールは最高',
      'party🎉time',
      String.raw`see <b>html</b> & "quotes" at c:\temp or https://quill.example/pad?x=1`,
    ];
    for (const text of texts) await say(ana, text);
    expect(await found('quillp')).toEqual(['[Quillp]ad: lifetime deal, ends at 3.5 o’clock']);
    expect(await found('deal quillpad')).toEqual(['[Quillpad]: lifetime [deal], ends at 3.5 o’clock']);
    expect(await found('quillpads')).toEqual([]);
    expect(await found('straße schön')).toEqual(['Die [Straße] ist [SCHÖN]']);
    expect(await found('عرض')).toEqual(['هل جرّبتم [العَرْض]؟']);
    expect(await found('العرض')).toEqual(['هل جرّبتم [العَرْض]؟']);
    expect(await found('划算')).toEqual(['今天的交易很[划算]，买了。']);
    expect(await found('算划')).toEqual([]);
    expect(await found('ディール')).toEqual(['その[ディール]は最高']);
    expect(await found('🎉')).toEqual([]);
    expect(await found('party🎉')).toEqual(['[party]🎉time']);
    expect(await found('time')).toEqual(['party🎉[time]']);
    expect(await found('example/pad')).toEqual([expect.stringContaining('https://quill.[example]/[pad]?x=1')]);
  });

  it.each([
    "'",
    '" & |',
    '!!:*',
    '(((',
    "a' | 'b",
    ':* & !',
    '\\',
    '%',
    '<->',
    '""',
    "'; drop table messages; --",
    '* ! ()',
  ])('reads %j as words or as an empty search (LIVE-09)', async (q) => {
    await expect(found(q)).resolves.toBeInstanceOf(Array);
    await expect(found(q, ana, { roomId: lounge })).resolves.toBeInstanceOf(Array);
  });

  it('finds only what the reader may see, and nothing that was deleted (LIVE-09, T11)', async () => {
    await say(ana, 'aubergine of the team', team);
    const [direct, asking] = [uuidv7(), uuidv7()];
    await api.database.db.insert(rooms).values([
      { id: direct, kind: 'direct', directKey: direct },
      { id: asking, kind: 'community', name: 'Asking', isAsking: true },
    ]);
    await api.database.db.insert(roomMembers).values([
      { roomId: direct, userId: ana.id, role: 'member' },
      { roomId: asking, userId: ana.id, role: 'member' },
      { roomId: asking, userId: ben.id, role: 'asking' },
    ]);
    await say(ana, 'aubergine between two', direct);
    await say(ana, 'aubergine behind a door', asking);
    await say(ben, 'aubergine for all');
    const gone = await say(ben, 'aubergine no more');
    await chat(ben).remove({ roomId: lounge, id: gone });

    const [team_, direct_, asking_, all] = ['of the team', 'between two', 'behind a door', 'for all'].map(
      (text) => `[aubergine] ${text}`,
    );
    expect(await found('aubergine')).toEqual([all, asking_, direct_, team_]);
    expect(await found('aubergine', ben)).toEqual([all, team_]);
    expect(await found('aubergine', cleo)).toEqual([all]);
    expect(await found('aubergine', cleo, {}, [])).toEqual([]);
    expect(await found('aubergine', cleo, {}, ['admin.chat'])).toEqual([all, asking_]);
    expect(await found('aubergine', ana, { roomId: direct })).toEqual([direct_]);
    for (const roomId of [team, direct, asking])
      expect(await failure(chat(cleo).search({ q: 'aubergine', roomId }))).toBe('404 not_found');
    await api.database.db.update(organizations).set({ deletedAt: new Date() });
    expect(await found('aubergine', ben)).toEqual([all]);
    await api.database.db.update(organizations).set({ deletedAt: null });
  });

  it('answers page by page, newest first, each message once, also those of one moment (LIVE-09)', async () => {
    const many = uuidv7();
    const count = 1_130;
    await api.database.db.insert(rooms).values({ id: many, kind: 'community', name: 'Many', messageCount: count });
    const numbers = Array.from({ length: count }, (_, n) => n + 1);
    await api.database.db.insert(messages).values(
      numbers.map((number) => ({
        id: uuidv7(),
        roomId: many,
        number,
        seq: number,
        authorId: ana.id,
        text: number % 10 === 0 ? `pomegranate ${number}` : 'nothing',
        named: { users: [], deals: [], tools: [] },
        // Groups of one moment; some long ago.
        createdAt: new Date(Date.now() - Math.floor((count - number) / 100) * 86_400_000),
      })),
    );
    const expected = numbers.filter((number) => number % 10 === 0).toReversed();
    for (const roomId of [many, null]) {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<ReturnType<typeof chat>['search']>> = await chat(ben).search({
          q: 'pomegranate',
          roomId,
          cursor,
        });
        expect(page.messages.length).toBeLessThanOrEqual(40);
        seen.push(...page.messages.map(({ number }) => number));
        cursor = page.nextCursor;
      } while (cursor);
      // Over all rooms those of one moment come in the order of their ids.
      expect(roomId ? seen : seen.toSorted((a, b) => b - a)).toEqual(expected);
    }
    for (const cursor of [
      'x',
      Buffer.from('["a"]').toString('base64url'),
      Buffer.from('[1e400,""]').toString('base64url'),
    ])
      expect(await failure(chat(ben).search({ q: 'pomegranate', cursor }))).toBe('400 invalid_input');
  });

  it('returns the room and author of a message, with an excerpt of a long text around the first hit (LIVE-09)', async () => {
    const before = 'word '.repeat(100);
    const id = await say(ben, `${before}persimmon ${'😀'.repeat(200)}`);
    const { messages: hits } = await chat(ana).search({ q: 'persimmon' });
    expect(hits).toMatchObject([
      { id, author: { id: ben.id, name: 'Ben' }, room: { id: lounge, kind: 'community', name: 'Lounge' } },
    ]);
    const [hit] = hits;
    const { text, marks } = hit?.excerpt ?? { text: '', marks: [] };
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['persimmon']);
    expect(text).toMatch(/^…(word )+persimmon 😀+…$/u);
    expect(text.length).toBeLessThan(170);
    expect(text.isWellFormed()).toBe(true);
  });
});
