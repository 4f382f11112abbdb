import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@onceware/db/client';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { apiOf, createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let owner: SessionUser;
let reader: SessionUser;
let theirs: ReturnType<TestApi['as']>;
let visitor: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.pool.query('update collections set unpublished_at = now() where published_at is not null');
  [owner, reader] = await Promise.all([makeUser(api.database, { name: 'Olga Owner' }), makeUser(api.database)]);
  await api.database.db.execute(sql`update users set email_verified_at = now()`);
  [theirs, visitor] = [api.as(reader), api.as(null)];
});

interface Making {
  of?: SessionUser;
  description?: string;
  theme?: 'design' | 'ai';
}
/** Publishes a collection with a deal in it. @returns its id and token */
async function publish(name: string, { of = owner, description = '', theme }: Making = {}) {
  const mine = api.as(of);
  const collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name, description });
  const deal = await makeDeal(api.database);
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
  const { publication } = await mine.publishing.publish({ collectionId, theme: theme ?? null });
  return { collectionId, token: publication.token, deal };
}
const names = async (input: object = {}, reading = visitor) =>
  (await reading.publishing.directory(input)).items.map(({ name }) => name);
const followersOf = async (token: string) => (await visitor.collections.shared({ token })).publication?.followers;

describe('the directory', () => {
  it('lists published collections, the newest first or those that most follow, of all themes or one (NET-05)', async () => {
    const first = await publish('First', { theme: 'ai' });
    await publish('Second', { theme: 'design' });
    await publish('Third', { theme: 'ai' });
    await theirs.publishing.follow({ token: first.token });
    expect(await names()).toEqual(['Third', 'Second', 'First']);
    expect((await names({ sort: 'followed' }))[0]).toBe('First');
    expect(await names({ theme: 'ai' })).toEqual(['Third', 'First']);
    expect(await names({ theme: 'ai', sort: 'followed' })).toEqual(['First', 'Third']);
    const { items } = await theirs.publishing.directory({});
    expect(items.at(-1)).toMatchObject({
      token: first.token,
      owner: { name: 'Olga Owner' },
      followers: 1,
      is_followed: true,
      cover: [expect.stringMatching(/^\/art\/covers\//)],
    });
    expect(JSON.stringify(items)).not.toContain(owner.id);
  });

  it('finds the words of name and description, without accents and capitals (NET-05)', async () => {
    await publish('Für die Töpferei', { description: 'Kilns and wheels' });
    await publish('Podcast');
    for (const q of ['topferei', 'KILNS', 'wheels für']) expect(await names({ q })).toEqual(['Für die Töpferei']);
    expect(await names({ q: 'kilns podcast' })).toEqual([]);
    expect(await names({ q: `'); drop table collections; --` })).toEqual([]);
    expect(await names({ q: '  ' })).toHaveLength(2);
  });

  it('comes in pages that what is published between them does not shift, each with a cursor of its own order (NET-05)', async () => {
    for (let n = 1; n <= 26; n += 1) await publish(`Shelf ${n}`);
    for (const sort of ['newest', 'followed'] as const) {
      const first = await visitor.publishing.directory({ sort });
      expect(first.items).toHaveLength(24);
      const second = await visitor.publishing.directory({ sort, cursor: first.nextCursor });
      expect(second.nextCursor).toBeNull();
      const all = [...first.items, ...second.items].map(({ name }) => name);
      expect(new Set(all).size).toBe(26);
      const other = sort === 'newest' ? 'followed' : 'newest';
      expect((await visitor.publishing.directory({ sort: other, cursor: first.nextCursor })).items).toHaveLength(24);
    }
    for (const cursor of ['%%%', btoa('["newest",1,"x"]'), btoa('["followed",9007199254740991,null]')])
      expect((await visitor.publishing.directory({ cursor })).items).toHaveLength(24);
  });

  it('has nothing of those between whom there is a block, of who is suspended, or without items (NET-05, T57, T69)', async () => {
    const other = await makeUser(api.database);
    await api.database.db.execute(sql`update users set email_verified_at = now()`);
    const { token } = await publish('Of another', { of: other });
    await publish('Seen');
    const empty = uuidv7();
    await api.as(owner).collections.create({ id: empty, name: 'Empty' });
    await api.as(owner).publishing.publish({ collectionId: empty });
    await theirs.publishing.follow({ token });
    expect(await names({}, theirs)).toEqual(['Seen', 'Of another']);
    for (const [one, two] of [
      [other.id, reader.id],
      [reader.id, other.id],
    ]) {
      await api.database.pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [one, two]);
      expect(await names({}, theirs)).toEqual(['Seen']);
      expect((await theirs.publishing.following()).items).toEqual([]);
      expect(await failure(theirs.publishing.follow({ token }))).toBe('404 not_found');
      expect(await names()).toEqual(['Seen', 'Of another']);
      await api.database.pool.query('delete from blocks');
    }
    await api.database.pool.query('update users set suspended_at = now() where id = $1', [other.id]);
    expect(await names()).toEqual(['Seen']);
    expect((await theirs.publishing.following()).items).toEqual([]);
  });

  it('shows no picture of what is hidden (NET-05, T57)', async () => {
    const { collectionId, deal } = await publish('Hidden');
    const tool = await makeTool(api.database);
    await api.as(owner).collections.addItem({ collectionId, entityType: 'tool', entityId: tool.id });
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [deal.id]);
    await api.database.pool.query('update tools set is_hidden = true where id = $1', [tool.id]);
    expect((await visitor.publishing.directory({})).items[0]?.cover).toEqual([]);
  });
});

describe('following', () => {
  it('is counted right for 50 who follow at once over two processes, and then end it, one twice (NET-05, T28)', async () => {
    const { token } = await publish('Followed');
    const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(api.database)));
    const other = openDatabase({ url: api.url, poolSize: 5 });
    const processes = [api, apiOf({ ...api, database: other })];
    const all = (change: 'follow' | 'unfollow') =>
      Promise.all(people.map((person, n) => (processes[n % 2] ?? api).as(person).publishing[change]({ token })));
    await all('follow');
    await all('follow');
    expect(await followersOf(token)).toBe(50);
    const [one] = people;
    await Promise.all(Array.from({ length: 10 }, () => api.as(one ?? owner).publishing.unfollow({ token })));
    expect(await followersOf(token)).toBe(49);
    await api.database.pool.query('delete from users where id = $1', [people[1]?.id]);
    expect(await followersOf(token)).toBe(48);
    await all('unfollow');
    expect(await followersOf(token)).toBe(0);
    await other.close();
  });

  it('is listed, the newest first; what was taken back is not, and is again when it is back (NET-05)', async () => {
    const [first, second] = [await publish('First'), await publish('Second')];
    for (const { token } of [second, first])
      expect(await theirs.publishing.follow({ token })).toEqual({ is_followed: true, followers: 1 });
    const followed = async () => (await theirs.publishing.following()).items.map(({ name }) => name);
    expect(await followed()).toEqual(['First', 'Second']);
    await api.as(owner).publishing.unpublish({ collectionId: first.collectionId });
    expect(await followed()).toEqual(['Second']);
    await api.as(owner).publishing.publish({ collectionId: first.collectionId });
    expect(await followed()).toEqual(['First', 'Second']);
    expect(await theirs.publishing.unfollow({ token: first.token })).toEqual({ is_followed: false, followers: 0 });
    expect(await followed()).toEqual(['Second']);
    expect((await theirs.collections.shared({ token: second.token })).publication?.is_followed).toBe(true);
    expect((await visitor.collections.shared({ token: second.token })).publication?.is_followed).toBe(false);
  });

  it('is of others’ published collections alone (NET-05, T11)', async () => {
    const { token, collectionId } = await publish('Mine');
    const { share } = await api.as(owner).collections.share({ collectionId });
    expect(await failure(api.as(owner).publishing.follow({ token }))).toBe('404 not_found');
    expect(await failure(theirs.publishing.follow({ token: share.token }))).toBe('400 invalid_input');
    expect(await failure(theirs.publishing.follow({ token: 'a'.repeat(12) }))).toBe('404 not_found');
    expect(await failure(visitor.publishing.follow({ token }))).toBe('401 unauthenticated');
    await api.as(owner).publishing.unpublish({ collectionId });
    expect(await failure(theirs.publishing.follow({ token }))).toBe('404 not_found');
    expect(await theirs.publishing.unfollow({ token })).toEqual({ is_followed: false, followers: 0 });
  });
});
