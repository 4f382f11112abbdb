import { users } from '@onceware/db/schema/auth';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAccount } from '#identity/account/erasing/close-account.repo.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { allItems } from '#testing/whole-collections.ts';

const ONE = 4;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ limits: { otherPerKey: ONE } });
});
afterAll(() => api.close());

/** A member of some days whose address is confirmed. */
async function makeMember(name?: string): Promise<SessionUser> {
  const user = await makeUser(api.database, name ? { name } : {});
  await change(user, sql`email_verified_at = now(), created_at = now() - interval '4 days'`);
  return user;
}
const change = (user: SessionUser, set: ReturnType<typeof sql>) =>
  api.database.db.execute(sql`update users set ${set} where id = ${user.id}`);

let owner: SessionUser;
let mine: ReturnType<TestApi['as']>;
let reader: SessionUser;
let theirs: ReturnType<TestApi['as']>;
let visitor: ReturnType<TestApi['as']>;
let collectionId: string;
beforeEach(async () => {
  [owner, reader] = await Promise.all([makeMember('Olga Owner'), makeMember()]);
  [mine, theirs, visitor] = [api.as(owner), api.as(reader), api.as(null)];
  collectionId = uuidv7();
  await mine.collections.create({ id: collectionId, name: 'Studio', description: 'What we run' });
});

const publish = async (how: { theme?: 'design'; showsNotes?: boolean; showsPages?: boolean } = {}) =>
  (await mine.publishing.publish({ collectionId, ...how })).publication.token;
async function addDeal(notes?: string) {
  const deal = await makeDeal(api.database);
  await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id, notes });
  return deal;
}
const idsOf = async (reading: typeof visitor, token: string) =>
  (await reading.collections.shared({ token })).items.map((item) =>
    item.entity_type === 'deal' ? item.deal.id : item.entity_type === 'tool' ? item.tool.id : item.page.url,
  );

describe('publishing', () => {
  it('opens a collection to everybody under the owner’s name, at an address that stays (NET-05)', async () => {
    const deal = await addDeal();
    const token = await publish({ theme: 'design' });
    expect(token).toMatch(/^[\w-]{12}$/);
    expect(await visitor.collections.shared({ token })).toMatchObject({
      name: 'Studio',
      is_indexed: true,
      publication: { owner: { name: 'Olga Owner' }, theme: 'design', is_own: false },
      items: [{ entity_type: 'deal', deal: { id: deal.id } }],
    });
    await mine.collections.update({ collectionId, name: 'Another name' });
    expect(await publish()).toBe(token);
    expect(await mine.collections.shared({ token })).toMatchObject({
      name: 'Another name',
      publication: { theme: null, is_own: true },
    });
  });

  it('has another address than the share link, and neither ends the other (NET-05, COL-17)', async () => {
    const { share } = await mine.collections.share({ collectionId });
    const token = await publish();
    expect((await visitor.collections.shared({ token: share.token })).publication).toBeNull();
    await mine.publishing.unpublish({ collectionId });
    expect((await visitor.collections.shared({ token: share.token })).name).toBe('Studio');
    await publish();
    await mine.collections.unshare({ collectionId });
    expect((await visitor.collections.shared({ token })).name).toBe('Studio');
  });

  it('is taken back: the address says that it is gone, and is the same when it is published again (NET-05)', async () => {
    const token = await publish();
    const { publication: before } = await mine.publishing.own({ collectionId });
    for (let n = 0; n < 2; n += 1) expect(await mine.publishing.unpublish({ collectionId })).toEqual({ ok: true });
    expect(await failure(visitor.collections.shared({ token }))).toBe('410 gone');
    expect(await failure(theirs.collections.copyShared({ token, id: uuidv7() }))).toBe('404 not_found');
    expect((await mine.publishing.own({ collectionId })).publication).toMatchObject({ token, is_published: false });
    expect(await publish()).toBe(token);
    expect((await mine.publishing.own({ collectionId })).publication).toEqual(before);
    expect((await visitor.collections.shared({ token })).name).toBe('Studio');
  });

  it('goes and comes with the collection that is deleted and restored (NET-05)', async () => {
    const token = await publish();
    await mine.collections.delete({ collectionId });
    expect(await failure(visitor.collections.shared({ token }))).toBe('404 not_found');
    expect(await failure(mine.publishing.publish({ collectionId }))).toBe('404 not_found');
    await mine.collections.restore({ collectionId });
    expect((await visitor.collections.shared({ token })).name).toBe('Studio');
  });

  it('is the owner’s alone, and takes no token from the caller (NET-05, T11, T13)', async () => {
    for (const call of ['publish', 'unpublish', 'own'] as const) {
      expect(await failure(theirs.publishing[call]({ collectionId }))).toBe('404 not_found');
      expect(await failure(visitor.publishing[call]({ collectionId }))).toBe('401 unauthenticated');
    }
    const input = { collectionId, token: 'a'.repeat(12), publicToken: 'a'.repeat(12), publishedAt: '2000-01-01' };
    expect((await mine.publishing.publish(input)).publication.token).not.toBe('a'.repeat(12));
  });

  it('makes one address for requests at the same moment (NET-05)', async () => {
    const tokens = await Promise.all(Array.from({ length: ONE }, () => publish()));
    expect(new Set(tokens).size).toBe(1);
  });

  it('takes a confirmed address and an account in good standing (NET-05)', async () => {
    await change(owner, sql`email_verified_at = null`);
    expect(await failure(mine.publishing.publish({ collectionId }))).toBe('403 unverified');
    await change(owner, sql`email_verified_at = now(), suspended_at = now()`);
    expect(await failure(mine.publishing.publish({ collectionId }))).toBe('403 unverified');
    expect((await mine.publishing.own({ collectionId })).publication).toBeNull();
  });

  it('is done once a day by a new account where others publish four in some minutes, and changed freely (NET-05)', async () => {
    const published = async () => {
      const answers = [];
      for (let n = 0; n <= ONE; n += 1) {
        const id = uuidv7();
        await mine.collections.create({ id, name: 'Many' });
        const publishIt = () =>
          mine.publishing.publish({ collectionId: id }).then(
            () => 'published',
            (error: unknown) => failure(Promise.reject(error)),
          );
        answers.push(await publishIt());
        for (let again = 0; answers.at(-1) === 'published' && again < 3; again += 1)
          expect(await publishIt()).toBe('published');
      }
      expect(new Set(answers)).toEqual(new Set(['published', '429 too_many_requests']));
      return answers.filter((answer) => answer === 'published').length;
    };
    expect(await published()).toBe(ONE);
    owner = await makeUser(api.database);
    mine = api.as(owner);
    await change(owner, sql`email_verified_at = now()`);
    expect(await published()).toBe(1);
  });
});

describe('what a published collection shows', () => {
  it('is what everybody may see: no hidden deal or tool, notes and web pages only where the owner chose so (NET-05, T57)', async () => {
    const [shown, hidden, tool] = [await addDeal('my note'), await addDeal(), await makeTool(api.database)];
    await mine.collections.addItem({ collectionId, entityType: 'tool', entityId: tool.id });
    await mine.collections.addUrl({ collectionId, url: 'https://intranet.example/secret' });
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [hidden.id]);
    await api.database.pool.query('update tools set is_hidden = true where id = $1', [tool.id]);
    const token = await publish();
    expect(await idsOf(visitor, token)).toEqual([shown.id]);
    expect(JSON.stringify(await visitor.collections.shared({ token }))).not.toMatch(/my note|intranet/);
    await publish({ showsNotes: true, showsPages: true });
    const { items } = await visitor.collections.shared({ token });
    expect(items.map(({ notes }) => notes)).toEqual([null, 'my note']);
    expect(await idsOf(visitor, token)).toEqual(['https://intranet.example/secret', shown.id]);
  });

  it('is nothing for those between whom there is a block, either way (NET-05, T69)', async () => {
    const token = await publish();
    const blocks = [
      [owner.id, reader.id],
      [reader.id, owner.id],
    ];
    for (const [one, other] of blocks) {
      await api.database.pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [one, other]);
      expect(await failure(theirs.collections.shared({ token }))).toBe('404 not_found');
      expect(await failure(theirs.collections.copyShared({ token, id: uuidv7() }))).toBe('404 not_found');
      await mine.publishing.unpublish({ collectionId });
      expect(await failure(theirs.collections.shared({ token }))).toBe('404 not_found');
      await publish();
      await api.database.pool.query('delete from blocks');
    }
    expect((await theirs.collections.shared({ token })).name).toBe('Studio');
  });

  it('is gone with an owner who is suspended, until that ends, and for good with the account (NET-05)', async () => {
    const token = await publish();
    await change(owner, sql`suspended_at = now()`);
    expect(await failure(visitor.collections.shared({ token }))).toBe('404 not_found');
    await change(owner, sql`suspended_at = null`);
    expect((await visitor.collections.shared({ token })).name).toBe('Studio');
    await api.database.transaction((tx) => closeAccount(tx, { ...owner, isVerified: true }));
    await api.database.db.update(users).set({ suspendedAt: null, deletedAt: null }).where(eq(users.id, owner.id));
    expect(await failure(visitor.collections.shared({ token }))).toBe('404 not_found');
  });

  it('is copied as the reader sees it (NET-05)', async () => {
    const [shown, hidden] = [await addDeal('my note'), await addDeal()];
    await mine.collections.addUrl({ collectionId, url: 'https://intranet.example/secret' });
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [hidden.id]);
    const token = await publish();
    const { collection } = await theirs.collections.copyShared({ token, id: uuidv7() });
    expect((await allItems(theirs, collection.id)).map(({ entity_id, notes }) => [entity_id, notes])).toEqual([
      [shown.id, null],
    ]);
  });
});
