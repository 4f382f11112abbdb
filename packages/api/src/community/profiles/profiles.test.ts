import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { there } from '#testing/there.ts';
import type { ChangeProfileInput } from './profiles.contract.ts';

/** A name that stands in nothing else, so that it is found in any answer. */
const NAME = 'Anacreontic';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [ana, ben] = [await makeUser(api.database, { name: NAME }), await makeUser(api.database)];
});

const profiles = (user: SessionUser | null) => api.as(user).profiles;
const change = (user: SessionUser, fields: ChangeProfileInput) => profiles(user).change(fields);
const review = async (user: SessionUser, dealId: string, text = 'It does what it says.') => {
  const id = uuidv7();
  await api.as(user).reviews.write({ id, dealId, stars: 4, text });
  return id;
};
let made = 0;
/** A handle that no other test has, nor a look-alike. */
const newHandle = (): string => `quill-${(made += 1).toString(36).replaceAll(/[01il]/g, 'zz')}x`;

/** `seen`, or with which failure it ends. */
const outcome = async (call: Promise<unknown>) => {
  const seen = call.then(() => 'seen');
  return seen.catch(() => failure(call));
};

/** Answers that a reader gets by each way of asking for a member. */
async function asked(reader: SessionUser | null, addresses: readonly string[]): Promise<string[]> {
  const asking = addresses.flatMap((address) => [
    () => profiles(reader).get({ address }),
    () => profiles(reader).reviews({ address }),
  ]);
  const calls = [...asking, () => profiles(reader).card({ userId: ana.id })];
  return Promise.all(calls.map((call) => outcome(call())));
}
const found = (answers: readonly string[]) => answers.map((answer) => answer === 'seen');

describe('a profile', () => {
  it('is there for every account, for members, by its id and without a row (NET-01)', async () => {
    const profile = await profiles(ben).get({ address: ana.id });
    const { createdAt } = (await api.as(ana).account.profile()).profile;
    expect(profile).toEqual({
      id: ana.id,
      address: ana.id,
      handle: null,
      name: NAME,
      avatar: null,
      about: '',
      memberSince: createdAt,
      reviewCount: 0,
      toolsBought: null,
      hasMoved: false,
      isOwn: false,
      visibility: 'members',
      links: [],
      interests: [],
      collections: [],
    });
    expect(await profiles(ana).get({ address: 'default' })).toEqual({ ...profile, isOwn: true });
    expect(await failure(profiles(null).get({ address: 'default' }))).toBe('401 unauthenticated');
    expect(JSON.stringify(profile)).not.toContain(ana.email);
  });

  it('shows what its member wrote, and keeps what is not sent (NET-01)', async () => {
    const handle = newHandle();
    await change(ana, { about: ' I keep lamps. ', links: ['https://lamps.example', 'https://lamps.example/'] });
    await change(ana, { interests: ['writing', 'design', 'writing'], handle });
    const profile = await profiles(ben).get({ address: handle.toUpperCase() });
    expect(profile).toMatchObject({
      address: handle,
      about: 'I keep lamps.',
      links: ['https://lamps.example/'],
      interests: ['design', 'writing'],
      hasMoved: false,
    });
    expect(await profiles(ben).card({ userId: ana.id })).toMatchObject({ address: handle, about: 'I keep lamps.' });
    expect(await change(ana, { interests: [], about: '' })).toMatchObject({ handle, interests: [], about: '' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://lamps.example',
    '//lamps.example',
    'https://a:b@lamps.example',
    'lamps',
    'https://lamps',
  ])('takes no link to %s (NET-01)', async (link) => {
    expect(await failure(change(ana, { links: [link] }))).toBe('400 invalid_input');
  });

  it('says how many tools were bought only if its member says so (NET-01)', async () => {
    const [one, other] = [await makeDeal(api.database), await makeDeal(api.database)];
    const buy = (dealId: string | null) => {
      const bought = { id: uuidv7(), title: 'Bought', price: 9, currency: 'USD', purchasedOn: '2026-01-31' };
      return api.as(ana).purchases.create({ ...bought, dealId });
    };
    await buy(one.id);
    await buy(one.id);
    await buy(null);
    const refunded = await buy(other.id);
    await api.as(ana).purchases.update({ id: refunded.purchase.id, state: 'refunded' });
    const seen = async () => [
      (await profiles(ben).get({ address: ana.id })).toolsBought,
      (await profiles(ben).card({ userId: ana.id })).toolsBought,
    ];
    expect(await seen()).toEqual([null, null]);
    expect((await change(ana, { saysBought: true })).toolsBought).toBe(1);
    expect(await seen()).toEqual([1, 1]);
  });

  it('lists published reviews and what is shared with everybody, nothing else (NET-01)', async () => {
    const [kept, deleted, removed, hidden] = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id } = await makeDeal(api.database);
        return { dealId: id, reviewId: await review(ana, id) };
      }),
    );
    await api.as(ana).reviews.remove({ id: there(deleted).reviewId });
    await api.as(ben, ['admin.reviews']).admin.reviews.remove({ id: there(removed).reviewId, reason: 'For the test' });
    await api.database.db
      .update(deals)
      .set({ isHidden: true })
      .where(eq(deals.id, there(hidden).dealId));
    const mine = api.as(ana).collections;
    const [open, back, link, secret] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    for (const id of [open, back, link, secret]) await mine.create({ id, name: id });
    await api.database.pool.query('update users set email_verified_at = now() where id = $1', [ana.id]);
    const { publishing } = api.as(ana);
    const { token } = (await publishing.publish({ collectionId: open })).publication;
    await publishing.publish({ collectionId: back });
    await publishing.unpublish({ collectionId: back });
    await mine.share({ collectionId: link, isIndexed: true });

    const profile = await profiles(ben).get({ address: ana.id });
    expect(profile.collections).toEqual([{ token, name: open, description: '' }]);
    expect(profile.reviewCount).toBe(1);
    const { items } = await profiles(ben).reviews({ address: ana.id });
    expect(items.map(({ id }) => id)).toEqual([there(kept).reviewId]);
    const asSeen = (await api.as(ben).reviews.list({ dealId: there(kept).dealId })).items;
    expect(items).toEqual(asSeen);
    expect((await profiles(ana).reviews({ address: 'default' })).items).toHaveLength(1);
  });
});

describe('who sees a profile', () => {
  it('is everybody, members or nobody, by every way of asking (NET-01)', async () => {
    const addresses = [ana.id, newHandle()];
    await change(ana, { handle: addresses[1] });
    for (const [visibility, visitor, member] of [
      ['everybody', true, true],
      ['members', false, true],
      ['nobody', false, false],
    ] as const) {
      await change(ana, { visibility });
      expect(new Set(found(await asked(null, addresses)))).toEqual(new Set([visitor]));
      expect(new Set(found(await asked(ben, addresses)))).toEqual(new Set([member]));
      expect(new Set(found(await asked(ana, addresses)))).toEqual(new Set([true]));
    }
    expect(await asked(ben, [uuidv7(), newHandle(), 'аda', 'x'])).toEqual(Array(9).fill('404 not_found'));
  });

  it('is neither of two of whom one blocked the other, and nobody where it is suspended or deleted (NET-01, NET-02, T69)', async () => {
    const [former, handle] = [newHandle(), newHandle()];
    await change(ana, { handle: former, visibility: 'everybody' });
    await change(ana, { handle });
    const addresses = [ana.id, handle, former];
    const hidden = new Set([false]);
    for (const [by, of] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      await api.as(by).chat.block({ userId: of.id });
      expect(new Set(found(await asked(ben, addresses)))).toEqual(hidden);
      await api.as(by).chat.unblock({ userId: of.id });
      expect(new Set(found(await asked(ben, addresses)))).toEqual(new Set([true]));
    }
    const { db } = api.database;
    for (const field of ['suspendedAt', 'deletedAt'] as const) {
      await db
        .update(users)
        .set({ [field]: new Date() })
        .where(eq(users.id, ana.id));
      for (const reader of [null, ben]) expect(new Set(found(await asked(reader, addresses)))).toEqual(hidden);
      await db
        .update(users)
        .set({ [field]: null })
        .where(eq(users.id, ana.id));
    }
  });
});
