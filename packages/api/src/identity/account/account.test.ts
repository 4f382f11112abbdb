import { avatars } from '@onceware/db/schema/account';
import { actionLog } from '@onceware/db/schema/action-log';
import { emailChanges, users } from '@onceware/db/schema/auth';
import { desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { readPicture } from './picture.service.ts';

let api: TestApi;
let me: SessionUser;
let mine: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  me = await makeUser(api.database, { name: 'Ada' });
  mine = api.as(me);
});

const profile = async () => (await mine.account.profile()).profile;
const lastEntry = async () => (await api.database.db.select().from(actionLog).orderBy(desc(actionLog.id)).limit(1))[0];

describe('the profile', () => {
  it('says what is known of the account (ACC-01)', async () => {
    expect(await profile()).toEqual({
      id: me.id,
      name: 'Ada',
      email: me.email,
      avatar: null,
      language: null,
      isEmailVerified: false,
      pendingEmail: null,
      createdAt: expect.stringMatching(/Z$/),
      steps: { hasSavedSomething: false, hasPurchase: false },
    });
  });

  it('shows a pending change of address until it expires (ACC-01, AUTH-06)', async () => {
    const { db } = api.database;
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(emailChanges).values({
      userId: me.id,
      newEmail: 'new@example.com',
      oldTokenId: uuidv7(),
      newTokenId: uuidv7(),
      newConfirmedAt: new Date(),
      expiresAt,
    });
    expect((await profile()).pendingEmail).toEqual({
      email: 'new@example.com',
      isOldConfirmed: false,
      isNewConfirmed: true,
      expiresAt: expiresAt.toISOString(),
    });
    await db
      .update(emailChanges)
      .set({ expiresAt: new Date(0) })
      .where(eq(emailChanges.userId, me.id));
    expect((await profile()).pendingEmail).toBeNull();
  });

  it('says which first steps are done, from current data (ACC-01)', async () => {
    const { collections } = await mine.collections.load();
    const item = {
      collectionId: collections[0]?.id ?? '',
      entityType: 'deal' as const,
      entityId: (await makeDeal(api.database)).id,
    };
    await mine.collections.addItem(item);
    const { purchase } = await mine.purchases.create({
      id: uuidv7(),
      title: 'x',
      price: 1,
      currency: 'USD',
      purchasedOn: '2026-01-01',
    });
    expect((await profile()).steps).toEqual({ hasSavedSomething: true, hasPurchase: true });
    await mine.collections.removeItem(item);
    await mine.purchases.remove({ id: purchase.id });
    expect((await profile()).steps).toEqual({ hasSavedSomething: false, hasPurchase: false });
  });
});

describe('changing the profile', () => {
  it('changes what is named, and logs the names of the fields alone (ACC-01, ADM-01)', async () => {
    expect((await mine.account.updateProfile({ name: ' Grace ', language: 'pt' })).profile).toMatchObject({
      name: 'Grace',
      language: 'pt',
      avatar: null,
    });
    expect((await mine.account.updateProfile({ avatar: '/art/avatars/07.svg' })).profile).toMatchObject({
      name: 'Grace',
      language: 'pt',
      avatar: '/art/avatars/07.svg',
    });
    expect(await lastEntry()).toMatchObject({
      action: 'account.update',
      actorId: me.id,
      targetType: 'user',
      targetId: me.id,
      before: null,
      after: { fields: ['avatar'] },
    });
    expect(JSON.stringify(await api.database.db.select().from(actionLog))).not.toContain('Grace');
  });

  it('without anything named changes and logs nothing (ACC-01)', async () => {
    const before = await lastEntry();
    expect((await mine.account.updateProfile({})).profile).toEqual(await profile());
    expect(await lastEntry()).toEqual(before);
  });

  it.each([
    { name: ' ' },
    { name: 'a\nb' },
    { name: 'x'.repeat(101) },
    { language: 'xx' },
    { avatar: 'https://evil.example/a.svg' },
    { avatar: '/art/avatars/../../x.svg' },
    { avatar: '/api/avatars/1' },
  ])('refuses %j (ACC-01)', async (wrong) => {
    expect(await failure(mine.account.updateProfile(wrong as never))).toBe('400 invalid_input');
    expect(await profile()).toMatchObject({ name: 'Ada', avatar: null, language: null });
  });

  it('stores no field outside its input (ACC-01, T13)', async () => {
    const other = await makeUser(api.database);
    const extra = {
      id: other.id,
      email: 'evil@example.com',
      passwordHash: 'x',
      emailVerifiedAt: new Date(),
      suspendedAt: new Date(),
      role: 'admin',
    };
    await mine.account.updateProfile({ name: 'Grace', ...extra });
    const [stored] = await api.database.db.select().from(users).where(eq(users.id, me.id));
    expect(stored).toMatchObject({
      name: 'Grace',
      email: me.email,
      passwordHash: expect.not.stringMatching('^x$'),
      emailVerifiedAt: null,
      suspendedAt: null,
    });
    expect((await lastEntry())?.after).toEqual({ fields: ['name'] });
  });

  it('is refused to visitors, and to an account deleted a moment ago (ACC-01, T11)', async () => {
    expect(await failure(api.as(null).account.updateProfile({ name: 'x' }))).toBe('401 unauthenticated');
    await api.database.db.delete(users).where(eq(users.id, me.id));
    expect(await failure(mine.account.updateProfile({ name: 'x' }))).toBe('401 unauthenticated');
    expect(await failure(mine.account.profile())).toBe('401 unauthenticated');
  });
});

const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const JPEG = Buffer.from('\xff\xd8\xff\xe0rest', 'latin1');
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1');
const put = (image: Buffer) => mine.account.setPicture({ image: image.toString('base64') });
const idOf = (avatar: string | null) => /^\/api\/avatars\/([0-9a-f-]{36})$/.exec(avatar ?? '')?.[1] ?? '';
const pictures = () => api.database.db.select().from(avatars).where(eq(avatars.userId, me.id));

describe('an own picture', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ])('of type %s is told by its bytes and kept (ACC-01)', async (type, image) => {
    const { profile: changed } = await put(image);
    expect(await readPicture(callAs(api, null), { id: idOf(changed.avatar) })).toEqual({ type, image });
    expect(await lastEntry()).toMatchObject({ action: 'account.update', after: { fields: ['avatar'] } });
  });

  it('takes the place of the one before, under another address (ACC-01)', async () => {
    const first = (await put(PNG)).profile.avatar;
    const second = (await put(JPEG)).profile.avatar;
    expect(second).not.toBe(first);
    expect(await pictures()).toHaveLength(1);
    await expect(readPicture(callAs(api, null), { id: idOf(first) })).rejects.toThrow('There is no such thing here.');
  });

  it('uploaded twice at the same moment is one picture, the one that the account shows (ACC-01)', async () => {
    await Promise.all([put(PNG), put(JPEG), put(WEBP)]);
    expect((await pictures()).map(({ id }) => `/api/avatars/${id}`)).toEqual([(await profile()).avatar]);
  });

  it.each([null, '/art/avatars/01.svg'])(
    'is deleted when %j is chosen, and by no other change (ACC-01)',
    async (avatar) => {
      await put(PNG);
      await mine.account.updateProfile({ name: 'Grace' });
      expect(await pictures()).toHaveLength(1);
      expect((await mine.account.updateProfile({ avatar })).profile.avatar).toBe(avatar);
      expect(await pictures()).toEqual([]);
    },
  );

  it('is refused if it is none, too large, or not base64 (ACC-01)', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const wrong of [
      svg,
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
      Buffer.from('RIFF....AVI LIST'),
      Buffer.from('\x89PN'),
    ]) {
      expect(await failure(put(wrong))).toBe('400 not_a_picture');
    }
    expect(await failure(put(Buffer.concat([PNG, Buffer.alloc(100 * 1024)])))).toBe('400 invalid_input');
    expect(await failure(mine.account.setPicture({ image: 'not base64!' }))).toBe('400 invalid_input');
    expect((await profile()).avatar).toBeNull();
  });
});
