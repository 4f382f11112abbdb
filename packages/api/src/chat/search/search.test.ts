import { attachments, messages, roomMembers, rooms } from '@onceware/db/schema/chat';
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
    'from:" in:% before:\\',
    'from:% in:_',
    `from:${'x'.repeat(190)}`,
    'in:🎉',
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

  it('shows an excerpt as it is read, without the signs that format it (LIVE-09, LIVE-15)', async () => {
    await say(ana, '> the **starfruit** plan costs ~~19~~ `9`');
    expect(await found('starfruit')).toEqual(['the [starfruit] plan costs 19 9']);
    expect(await found('"starfruit plan"')).toEqual(['the [starfruit plan] costs 19 9']);
  });

  it('finds words whatever their capitals, accents and forms of letters (LIVE-09, LIVE-18)', async () => {
    const texts = [
      'Brineshield: a REFUND came',
      'Café em São Paulo',
      'ΟΔΟΣ',
      'أهلاً بالمدرسة إلى هنا',
      'ＦＵＬＬ 退款很快',
    ];
    for (const text of texts) await say(ana, text);
    const refund = '[Brineshield]: a REFUND came';
    for (const q of ['Brineshield', 'BRINESHIELD', 'brineshield', 'Brìneshield'])
      expect({ [q]: await found(q) }).toEqual({ [q]: [refund] });
    expect(await found('Refund')).toEqual(['Brineshield: a [REFUND] came']);
    expect(await found('CAFE sao')).toEqual(['[Café] em [São] Paulo']);
    expect(await found('cafe\u0301')).toEqual(['[Café] em São Paulo']);
    expect(await found('οδος')).toEqual(['[ΟΔΟΣ]']);
    expect(await found('اهلا')).toEqual(['[أهلاً] بالمدرسة إلى هنا']);
    expect(await found('بالمدرسه')).toEqual(['أهلاً [بالمدرسة] إلى هنا']);
    expect(await found('full 退款')).toEqual(['[ＦＵＬＬ] [退款]很快']);
  });

  it('takes quoted words only in a row, whatever quotes a keyboard has (LIVE-18)', async () => {
    await say(ana, 'The kumquat price fell');
    await say(ana, 'A price for each kumquat');
    await say(ana, '价格很低，今天买');
    expect(await found('"kumquat price"')).toEqual(['The [kumquat price] fell']);
    expect(await found('“Kumquat, price”')).toEqual(['The [kumquat price] fell']);
    expect(await found('"kumquat price')).toEqual(['The [kumquat price] fell']);
    expect(await found('kumquat price')).toHaveLength(2);
    expect(await found('"kumquat pric"')).toEqual([]);
    expect(await found('"价格很低"')).toEqual(['[价格很低]，今天买']);
  });

  it('narrows by author, room, link and file (LIVE-18)', async () => {
    const [cove, direct] = [uuidv7(), uuidv7()];
    const joao = await makeUser(api.database, { name: 'João Silva' });
    const { db } = api.database;
    await db.insert(rooms).values([
      { id: cove, kind: 'community', name: 'Çove & friends' },
      { id: direct, kind: 'direct', directKey: direct },
    ]);
    await db.insert(roomMembers).values([
      { roomId: direct, userId: ana.id, role: 'member' },
      { roomId: direct, userId: joao.id, role: 'member' },
    ]);
    await say(ana, 'medlar one', cove);
    await say(joao, 'medlar two https://medlar.example/x', cove);
    await say(joao, 'medlar three');
    const withFile = await say(joao, 'medlar four', direct);
    await db.insert(attachments).values({
      id: uuidv7(),
      roomId: direct,
      userId: joao.id,
      messageId: withFile,
      fileId: uuidv7(),
      name: 'a.pdf',
      size: 1,
      type: 'application/pdf',
    });
    const texts = async (q: string, user = ana, more: object = {}) =>
      (await chat(user).search({ q, ...more })).messages.map(({ excerpt }) => excerpt.text.split(' ')[1]);
    expect(await texts('medlar from:joão')).toEqual(['four', 'three', 'two']);
    expect(await texts('medlar from:joao')).toEqual(['four', 'three', 'two']);
    expect(await texts('medlar FROM:"Joao Silva" in:cove')).toEqual(['two']);
    expect(await texts('medlar from:me')).toEqual(['one']);
    expect(await texts('medlar from:me', joao)).toEqual(['four', 'three', 'two']);
    expect(await texts('medlar in:"cove & friends"')).toEqual(['two', 'one']);
    expect(await texts('in:cove')).toEqual(['two', 'one']);
    expect(await texts('medlar in:silva')).toEqual(['four']);
    expect(await texts('medlar in:cove in:silva')).toEqual(['four', 'two', 'one']);
    expect(await texts('medlar in:cove', ana, { roomId: lounge })).toEqual([]);
    expect(await texts('medlar has:link')).toEqual(['two']);
    expect(await texts('has:link from:joao', ana, { roomId: cove })).toEqual(['two']);
    expect(await texts('has:file from:joao')).toEqual(['four']);
    expect(await texts('has:file', ana, { roomId: direct })).toEqual(['four']);
    expect(await texts('has:file from:joao', ben)).toEqual([]);
    expect(await texts('medlar in:silva', ben)).toEqual([]);
  });

  it('narrows by days of the reader’s time zone, and jumps to one (LIVE-18)', async () => {
    const diary = uuidv7();
    const { db } = api.database;
    const moments = [
      '2026-01-01T12:00Z',
      '2026-02-28T23:30Z',
      '2026-03-01T00:30Z',
      '2026-03-01T23:30Z',
      '2026-03-02T12:00Z',
    ];
    await db.insert(rooms).values({ id: diary, kind: 'community', name: 'Diary', messageCount: moments.length });
    const ids = moments.map(() => uuidv7());
    await db.insert(messages).values(
      moments.map((moment, index) => ({
        id: ids[index] ?? '',
        roomId: diary,
        number: index + 1,
        seq: index + 1,
        authorId: ana.id,
        text: `loquat ${index + 1}`,
        named: { users: [], deals: [], tools: [] },
        createdAt: new Date(moment),
      })),
    );
    const numbers = async (q: string, timeZone = 'UTC') => {
      const [inRoom, everywhere] = await Promise.all(
        [{ roomId: diary }, {}].map((where) => chat(ana).search({ q, timeZone, ...where })),
      );
      expect(everywhere?.messages.map(({ number }) => number)).toEqual(inRoom?.messages.map(({ number }) => number));
      return inRoom?.messages.map(({ number }) => number);
    };
    expect(await numbers('loquat before:2026-03-01')).toEqual([2, 1]);
    expect(await numbers('loquat after:2026-03-01')).toEqual([5]);
    expect(await numbers('loquat after:2026-02-28 before:2026-03-02')).toEqual([4, 3]);
    expect(await numbers('loquat before:2026-03-01', 'America/New_York')).toEqual([3, 2, 1]);
    expect(await numbers('loquat after:2026-03-01', 'Asia/Tokyo')).toEqual([5, 4]);
    expect(await numbers('loquat after:٢٠٢٦-٠٣-٠١')).toEqual([5]);
    expect(await numbers('loquat before:2026-03-01 before:2026-02-01')).toEqual([1]);

    const day = async (on: string, timeZone = 'UTC') =>
      ids.indexOf((await chat(ana).day({ roomId: diary, day: on, timeZone })).messageId ?? '') + 1;
    expect(await day('2020-01-01')).toBe(1);
    expect(await day('2026-01-02')).toBe(2);
    expect(await day('2026-03-01')).toBe(3);
    expect(await day('2026-03-01', 'Asia/Tokyo')).toBe(2);
    expect(await day('2027-01-01')).toBe(5);
    const empty = uuidv7();
    await db.insert(rooms).values({ id: empty, kind: 'community', name: 'Nothing yet' });
    expect(await chat(ana).day({ roomId: empty, day: '2026-03-01' })).toEqual({ messageId: null });
    expect(await failure(chat(cleo).day({ roomId: team, day: '2026-03-01' }))).toBe('404 not_found');
    expect(await failure(chat(ana).day({ roomId: diary, day: '2026-02-30' }))).toBe('400 invalid_input');
    expect(await failure(chat(ana).day({ roomId: diary, day: '2026-03-01', timeZone: 'Mars/Base' }))).toBe(
      '400 invalid_input',
    );
  });

  it('says which operator it did not understand, and not whether somebody exists (LIVE-18)', async () => {
    await say(ana, 'tayberry');
    const hints = async (q: string) => {
      const page = await chat(cleo).search({ q });
      return { hints: page.hints, count: page.messages.length };
    };
    expect(await hints('tayberry from:')).toEqual({ hints: [{ operator: 'from', value: '' }], count: 1 });
    for (const [q, operator, value] of [
      ['tayberry before:yesterday', 'before', 'yesterday'],
      ['tayberry after:2026-02-30', 'after', '2026-02-30'],
      ['tayberry has:picture', 'has', 'picture'],
      ['tayberry in:nowhere', 'in', 'nowhere'],
      ['tayberry from:ben', 'from', 'ben'],
      ['tayberry from:"no such person"', 'from', 'no such person'],
    ])
      expect({ q, ...(await hints(q ?? '')) }).toEqual({ q, hints: [{ operator, value }], count: 0 });
    expect(await hints('tayberry')).toEqual({ hints: [], count: 1 });
    for (const q of ['12:30', 'https://tayberry.example', 'foo:bar'])
      expect({ [q]: (await hints(q)).hints }).toEqual({ [q]: [] });
  });
});
