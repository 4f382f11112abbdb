import { openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { followingLimits } from './following.limits.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [ana, ben, cleo] = [await make('Ana'), await make('Ben'), await make('Cleo')];
});

const of = (user: SessionUser) => api.as(user).following;
const follow = (user: SessionUser, other: SessionUser, on = true) => of(user).follow({ userId: other.id, on });
const names = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);
const bell = async (user: SessionUser) =>
  (await api.as(user).notifications.list({ tab: 'inbox' })).items.map(({ text, path }) => [
    text.replaceAll(/[\u2068\u2069]/g, ''),
    path,
  ]);

describe('following a member', () => {
  it('is counted and listed on both sides, and twice is once (NET-02)', async () => {
    await follow(ana, cleo);
    await follow(ben, cleo);
    expect(await follow(ana, cleo)).toEqual({ followers: 2, followed: 0, isFollowed: true, followsReader: false });
    expect(await of(cleo).state({ userId: ana.id })).toMatchObject({ followed: 1, followsReader: true });
    expect(names(await of(cleo).followers({}))).toEqual(['Ben', 'Ana']);
    expect(names(await of(cleo).followers({ userId: ana.id }))).toEqual([]);
    expect(names(await of(cleo).followed({ userId: ana.id }))).toEqual(['Cleo']);
    for (const on of [false, false]) await follow(ana, cleo, on);
    expect(await of(ana).state({ userId: cleo.id })).toMatchObject({ followers: 1, isFollowed: false });
    expect(await failure(follow(ana, ana))).toBe('404 not_found');
  });

  it('is counted right with fifty at once over two processes, and where two follow each other (NET-02)', async () => {
    const other = openDatabase({ url: api.url, poolSize: 10 });
    try {
      const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(api.database)));
      const toggle = (user: SessionUser, n: number, on: boolean) =>
        api.as(user, undefined, n % 2 ? { database: other } : {}).following.follow({ userId: cleo.id, on });
      await Promise.all(
        people.flatMap((one, n) => [toggle(one, n, true), follow(cleo, one), toggle(one, n + 1, true)]),
      );
      expect(await of(ana).state({ userId: cleo.id })).toMatchObject({ followers: 50, followed: 50 });
      await Promise.all(people.slice(20).flatMap((one, n) => [toggle(one, n, false), follow(cleo, one, false)]));
      expect(await of(ana).state({ userId: cleo.id })).toMatchObject({ followers: 20, followed: 20 });
    } finally {
      await other.close();
    }
  });

  it('ends with a block, in both directions, and begins in none while it lasts (NET-02, LIVE-16)', async () => {
    await follow(ana, ben);
    await follow(ben, ana);
    await follow(cleo, ana);
    await api.as(ana).chat.block({ userId: ben.id });
    expect(names(await of(ana).followers({}))).toEqual(['Cleo']);
    for (const [one, another] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      expect(await failure(follow(one, another))).toBe('404 not_found');
      expect(await failure(of(one).state({ userId: another.id }))).toBe('404 not_found');
      expect(await failure(of(one).followers({ userId: another.id }))).toBe('404 not_found');
    }
    await api.as(ana).chat.unblock({ userId: ben.id });
    expect(await of(ana).state({ userId: ben.id })).toEqual({
      followers: 0,
      followed: 0,
      isFollowed: false,
      followsReader: false,
    });
  });

  it('leaves nothing where a block comes at the same moment (NET-02)', async () => {
    for (let n = 0; n < 10; n += 1) {
      const one = await makeUser(api.database);
      await Promise.allSettled([follow(one, ana), api.as(ana).chat.block({ userId: one.id }), follow(ana, one)]);
    }
    const { rows } = await api.database.db.execute(sql`
      select from member_follows f where is_blocked_between(f.user_id, f.followed_id)`);
    expect(rows).toEqual([]);
  });

  it('names nobody who hides from the reader, or whom they may not see (NET-02)', async () => {
    await follow(ben, ana);
    await follow(cleo, ana);
    const lists = async () => names(await of(ana).followers({}));
    await api.as(ben).profiles.change({ visibility: 'nobody' });
    expect(await lists()).toEqual(['Cleo']);
    expect(await failure(follow(ana, ben))).toBe('404 not_found');
    const dora = await makeUser(api.database, { name: 'Dora' });
    await api.as(dora).chat.block({ userId: cleo.id });
    expect(names(await of(dora).followers({ userId: ana.id }))).toEqual([]);
    expect(names(await of(ben).followed({}))).toEqual(['Ana']);
  });
});

describe('a list of follows', () => {
  it('is read by pages, newest first, also where many are passed over (NET-02)', async () => {
    const { page, lookedThrough } = followingLimits;
    await api.database.pool.query(
      `with made as (
         insert into users (id, name, email, password_hash)
         select gen_random_uuid(), 'F' || n, 'f' || n || '@follows.example', '' from generate_series(1, $2::int) n returning id, name)
       , hidden as (
         insert into profiles (user_id, visibility) select id, 'nobody' from made where substr(name, 2)::int <= $3::int)
       insert into member_follows (user_id, followed_id, created_at)
       select id, $1, now() + substr(name, 2)::int * interval '1 second' from made`,
      [ana.id, lookedThrough + page * 2 + 5, lookedThrough + 10],
    );
    await follow(ben, ana);
    const read: string[][] = [];
    let cursor: string | null = null;
    do {
      const answer = await of(cleo).followers({ userId: ana.id, cursor });
      read.push(names(answer));
      cursor = answer.nextCursor;
    } while (cursor !== null);
    const seen = page * 2 - 5;
    expect(read.flat()).toEqual([
      ...Array.from({ length: seen }, (_, n) => `F${lookedThrough + 10 + seen - n}`),
      'Ben',
    ]);
    expect(read.length).toBeLessThan(6);
    expect(names(await of(ana).followers({ cursor: 'made up' }))).toEqual(read[0]);
  });
});

describe('who is followed', () => {
  it('is told of each person once, in one line a day, as long as they follow (NET-02, NOTE-01)', async () => {
    await follow(ana, cleo);
    await follow(ben, cleo);
    expect(await bell(cleo)).toEqual([['Ben and 1 other follow you', '/network/following/followers']]);
    await follow(ben, cleo, false);
    expect(await bell(cleo)).toEqual([]);
    await follow(ben, cleo);
    expect(await bell(cleo)).toEqual([]);
  });

  it('is held by limits, lower ones for new accounts (NET-02)', async () => {
    const own = await createTestApi({ limits: { otherPerKey: 4 } });
    try {
      const [one, another] = [await makeUser(own.database), await makeUser(own.database)];
      const toggle = (on: boolean) => own.as(one).following.follow({ userId: another.id, on });
      for (let n = 0; n < 4; n += 1) await toggle(n % 2 === 0);
      expect(await failure(toggle(true))).toBe('429 too_many_requests');
    } finally {
      await own.close();
    }
  });
});
