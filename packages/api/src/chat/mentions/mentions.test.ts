import { userRoles } from '@onceware/db/schema/access';
import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { mentions, rooms } from '@onceware/db/schema/chat';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { mentioning } from '#testing/mentioning.ts';
import { makeTeam } from '#testing/teams.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let lounge: string;
let team: string;
beforeAll(async () => {
  api = await createTestApi();
  [ana, ben, cleo] = await Promise.all([
    makeUser(api.database, { name: 'Ana Bell' }),
    makeUser(api.database, { name: 'Ben Ash' }),
    makeUser(api.database, { name: 'Cleo Bellamy' }),
  ]);
  ({ roomId: team } = await makeTeam(api.database, [ana.id, ben.id]));
});
afterAll(() => api.close());
beforeEach(async () => {
  lounge = uuidv7();
  await api.database.db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Lounge' });
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const say = async (user: SessionUser, roomId: string, people: { id: string; name: string }[] = []) => {
  const id = uuidv7();
  await chat(user).send({ roomId, id, ...mentioning(people) });
  return id;
};
const namedIn = async (user: SessionUser, roomId: string) =>
  (await chat(user).open({ roomId })).messages.at(-1)?.named.users.map(({ name }) => name);
const mentionsOf = async (user: SessionUser, roomId: string) =>
  (await chat(user).rooms()).rooms.find(({ id }) => id === roomId)?.mentions;
const told = async (messageId: string) => {
  const rows = await api.database.db.select().from(mentions).where(eq(mentions.messageId, messageId));
  return rows.map(({ userId }) => userId).toSorted();
};

describe('a mentioned member', () => {
  it('has the mention counted in the room list until it is read, also in a muted room (LIVE-08)', async () => {
    await chat(ben).mute({ roomId: lounge, isMuted: true });
    await say(ana, lounge, [ben, ana]);
    await say(ana, lounge);
    expect(await mentionsOf(ben, lounge)).toBe(1);
    expect(await mentionsOf(ana, lounge)).toBe(0);
    await chat(ben).read({ roomId: lounge, number: 1 });
    expect(await mentionsOf(ben, lounge)).toBe(0);
  });

  it('is not notified about a room they may not see, and nobody learns a name from an id (LIVE-08, T11)', async () => {
    const [suspended, roleless] = await Promise.all([makeUser(api.database), makeUser(api.database)]);
    await api.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
    await api.database.db.delete(userRoles).where(eq(userRoles.userId, roleless.id));
    const inTeam = await say(ana, team, [ben, cleo, { id: uuidv7(), name: 'Nobody' }]);
    expect(await namedIn(ana, team)).toEqual(['Ben Ash']);
    expect(await told(inTeam)).toEqual([ben.id]);
    const inLounge = await say(ana, lounge, [cleo, suspended, roleless]);
    expect(await namedIn(ana, lounge)).toEqual(['Cleo Bellamy']);
    expect(await told(inLounge)).toEqual([cleo.id]);
  });

  it('stands with their name in the text, or nobody is told, however many ids a message sends along (LIVE-08)', async () => {
    const [anna, ann] = [
      await makeUser(api.database, { name: 'Zoë Ann Lee' }),
      await makeUser(api.database, { name: 'Zoë Ann' }),
    ];
    const all = [ben, cleo, anna, ann].map(({ id }) => id);
    const toldOf = async (text: string) => {
      const id = uuidv7();
      await chat(ana).send({ roomId: lounge, id, text, named: { users: all, deals: [], tools: [] } });
      const edited = uuidv7();
      await chat(ana).send({ roomId: lounge, id: edited, text: 'x' });
      await chat(ana).edit({ roomId: lounge, id: edited, text, named: { users: all, deals: [], tools: [] } });
      expect(await told(edited)).toEqual(await told(id));
      return told(id);
    };
    expect(await toldOf('hello you all')).toEqual([]);
    expect(await toldOf('Ben Ash, mail ben@Ben Ash or @ben ash, or @Ben Ashley')).toEqual([]);
    expect(await toldOf('(@Ben Ash)')).toEqual([ben.id]);
    expect(await toldOf('@Zoë Ann Lee')).toEqual([anna.id]);
    expect(await toldOf('请看@Zoë Ann, @Zoë Ann Lee!')).toEqual([anna.id, ann.id].toSorted());
  });

  it('changes with an edit that names mentions, and stays with one that does not (LIVE-08)', async () => {
    const id = await say(ana, team, [ben]);
    await chat(ana).edit({ roomId: team, id, text: 'hello you' });
    expect(await told(id)).toEqual([ben.id]);
    await chat(ana).edit({ roomId: team, id, ...mentioning([ana, cleo]) });
    expect(await told(id)).toEqual([]);
    expect(await namedIn(ana, team)).toEqual(['Ana Bell']);
    await chat(ana).edit({
      roomId: team,
      id,
      text: 'hello again @Ben Ash',
      named: { users: [ben.id], deals: ['a'], tools: [] },
    });
    expect(await told(id)).toEqual([ben.id]);
    expect((await chat(ana).open({ roomId: team })).messages.at(-1)?.named).toMatchObject({ deals: ['a'], tools: [] });
  });

  it('is not notified about a deleted message, and is again once it is restored (LIVE-08)', async () => {
    const id = await say(ana, lounge, [ben]);
    await chat(ana).remove({ roomId: lounge, id });
    expect(await mentionsOf(ben, lounge)).toBe(0);
    await chat(ana).restore({ roomId: lounge, id });
    expect(await mentionsOf(ben, lounge)).toBe(1);
  });
});

describe('suggestions', () => {
  it('are people of the room whose name contains the words, in any case, sorted by name (LIVE-08)', async () => {
    await Promise.all([ana, ben, cleo].map((user) => say(user, lounge)));
    const names = async (roomId: string, q: string) =>
      (await chat(ana).people({ roomId, q })).people.map(({ name }) => name);
    expect(await names(lounge, 'BELL')).toEqual(['Ana Bell', 'Cleo Bellamy']);
    expect(await names(lounge, 'b')).toEqual(['Ana Bell', 'Ben Ash', 'Cleo Bellamy']);
    expect(await names(team, 'be')).toEqual(['Ana Bell', 'Ben Ash']);
    expect(await names(lounge, '%')).toEqual([]);
    expect(await failure(chat(cleo).people({ roomId: team }))).toBe('404 not_found');
  });

  it('are everybody who spoke in the room, page by page (LIVE-08)', async () => {
    const guests = await Promise.all(
      Array.from({ length: 53 }, (_, n) => makeUser(api.database, { name: `Guest ${String(n).padStart(2, '0')}` })),
    );
    await Promise.all(guests.map((user) => say(user, lounge)));
    const first = await chat(ana).people({ roomId: lounge });
    expect(first.people).toHaveLength(50);
    const second = await chat(ana).people({ roomId: lounge, cursor: first.nextCursor });
    expect(second).toMatchObject({
      people: [{ name: 'Guest 49' }, { name: 'Guest 50' }, { name: 'Guest 51' }, { name: 'Guest 52' }],
    });
    expect(second.nextCursor).toBeNull();
    expect(await failure(chat(ana).people({ roomId: lounge, cursor: uuidv7() }))).toBe('400 invalid_input');
  });

  it('are tools and running deals, at most ten, with cards read by slug in one query (LIVE-08)', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => makeDeal(api.database, { title: `Quillpad ${n}` })),
    );
    await api.database.transaction(refreshSearchWords);
    const { references } = await chat(ana).references({ q: 'quillpad' });
    expect(references).toHaveLength(10);
    expect(references[0]).toMatchObject({ kind: 'deal', title: expect.stringContaining('Quillpad') });

    const [one, other] = made;
    await api.database.db
      .update(deals)
      .set({ priceMinor: 100, endsAt: new Date(0) })
      .where(eq(deals.id, one?.id ?? ''));
    const bySlug = async () =>
      api.as(ana).catalog.cards({ dealSlugs: [other?.slug ?? '', 'gone', one?.slug ?? ''], toolSlugs: ['gone'] });
    expect(await bySlug()).toMatchObject({
      deals: [{ id: other?.id }, { id: one?.id, price: 1, endsAt: new Date(0).toISOString() }],
      tools: [],
    });
    expect(await countStatements(api.database, bySlug)).toBe(1);
  });
});
