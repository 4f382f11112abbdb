import { formerHandles, profiles as table } from '@onceware/db/schema/people';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(table);
  await api.database.db.delete(formerHandles);
  [ana, ben] = [await makeUser(api.database), await makeUser(api.database)];
});

/** Claims it, and says how that ends. */
const claim = async (user: SessionUser, handle: string) => {
  const taking = take(user, handle);
  return taking.then(() => 'taken').catch(() => failure(taking));
};
const take = (user: SessionUser, handle: string) => api.as(user).profiles.change({ handle });
const isFree = async (user: SessionUser, handle: string) => (await api.as(user).profiles.handleFree({ handle })).isFree;
const addressOf = async (address: string) => {
  const profile = await api.as(ana).profiles.get({ address });
  return [profile.id, profile.address, profile.hasMoved];
};
const daysPass = async (days: number) => {
  const passed = sql.raw(`interval '${days} days'`);
  await api.database.db.update(table).set({ handleChangedAt: sql`handle_changed_at - ${passed}` });
  await api.database.db.update(formerHandles).set({ until: sql`until - ${passed}` });
};

describe('a handle', () => {
  it('is one member’s, also for whoever writes it to look the same; words of the site are nobody’s (NET-01)', async () => {
    await take(ana, 'Willow-Corner');
    for (const handle of ['willow-corner', 'WILLOWCORNER', 'wi11ow_c0rner', 'vvillow-corner', 'willow-comer']) {
      expect([handle, await failure(take(ben, handle))]).toEqual([handle, '409 handle_taken']);
      expect([handle, await isFree(ben, handle), await isFree(ana, handle)]).toEqual([handle, false, true]);
    }
    for (const handle of ['adm1n', 'once_ware', 'default']) {
      expect(await failure(take(ben, handle))).toBe('409 handle_taken');
      expect(await isFree(ben, handle)).toBe(false);
    }
    expect(await failure(take(ben, 'wіllow'))).toBe('400 invalid_input');
    expect(await isFree(ben, 'willows')).toBe(true);
  });

  it('goes to one of many who claim it at once (NET-01)', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(api.database)));
    const answers = await Promise.all(people.map((one, n) => claim(one, n % 2 ? 'olive' : '0-live')));
    expect(answers.toSorted()).toEqual([...Array(7).fill('409 handle_taken'), 'taken']);
    expect(await api.database.db.$count(table, eq(table.handleKey, 'ollve'))).toBe(1);
  });

  it('changes once in 30 days by the database’s clock; the earlier one leads on for a year and is nobody else’s (NET-01)', async () => {
    await take(ana, 'first');
    // The first choice is no change.
    const own = await take(ana, 'second');
    expect(own.handleChangesFrom).not.toBeNull();
    expect(await failure(take(ana, 'third'))).toBe('429 too_many_requests');
    expect(await failure(take(ana, 'first'))).toBe('429 too_many_requests');
    // Written otherwise it is the same.
    expect((await take(ana, 'Se-cond')).handle).toBe('Se-cond');
    await daysPass(29);
    expect(await failure(take(ana, 'third'))).toBe('429 too_many_requests');
    await daysPass(1.1);
    expect((await take(ana, 'third')).handle).toBe('third');
    for (const address of ['first', 'F1RST', 'second'])
      expect(await addressOf(address)).toEqual([ana.id, 'third', true]);
    expect(await failure(take(ben, 'first'))).toBe('409 handle_taken');
    expect([await isFree(ben, 'first'), await isFree(ana, 'first')]).toEqual([false, true]);

    await daysPass(336);
    expect(await failure(addressOf('first'))).toBe('404 not_found');
    await take(ben, 'first');
    expect(await addressOf('first')).toEqual([ben.id, 'first', false]);
    expect(await failure(take(ana, 'first'))).toBe('409 handle_taken');
    // Taken back, it leads on no more as a former one.
    await take(ana, 'second');
    expect(await addressOf('second')).toEqual([ana.id, 'second', false]);
    expect(await addressOf('third')).toEqual([ana.id, 'second', true]);
  });
});
