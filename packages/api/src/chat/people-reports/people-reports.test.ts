import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { sentencesTo } from '#testing/told.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let staff: SessionUser;
let ana: SessionUser;
let ben: SessionUser;
let rude: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [staff, ana, ben, rude] = [await make('Staff'), await make('Ana'), await make('Ben'), await make('Rude')];
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const moderation = () => api.as(staff, ['admin.chat']).admin.moderation;
const report = (by: SessionUser, reason: string) => chat(by).reportPerson({ userId: rude.id, reason });
const rowOf = async (status?: 'settled') =>
  (await moderation().people({ ...(status && { status }) })).rows.find(({ id }) => id === rude.id);

describe('a person whom members reported', () => {
  it('stands once among what staff look at, with the reasons of all and by whom (LIVE-17)', async () => {
    await report(ana, 'Sells keys');
    await report(ben, 'Sells stolen keys');
    await report(ana, 'Sells keys, and swears');
    expect(await rowOf()).toMatchObject({
      author: { name: 'Rude' },
      text: 'Sells keys, and swears',
      flagCount: 2,
      reasons: [
        { by: 'Ana', text: 'Sells keys, and swears' },
        { by: 'Ben', text: 'Sells stolen keys' },
      ],
      settledAt: null,
      removedAt: null,
      mutedUntil: null,
      isSuspended: false,
    });
    const { until } = await moderation().silence({ userId: rude.id, roomId: null, minutes: 60, reason: 'Keys' });
    expect(await rowOf()).toMatchObject({ mutedUntil: until });
  });

  it('is settled once, which is logged and told to those who reported, and never to the person (LIVE-17)', async () => {
    await report(ana, 'Rude');
    await Promise.all(Array.from({ length: 5 }, () => moderation().settlePeople({ userIds: [rude.id] })));
    expect(await rowOf()).toBeUndefined();
    expect(await rowOf('settled')).toMatchObject({ settledBy: { name: 'Staff' } });
    const entries = (await logged(api.database, 'user.reports_settle', 5)).filter(
      ({ target }) => target === `user ${rude.id}`,
    );
    expect(entries).toMatchObject([{ actorId: staff.id }]);
    expect(await sentencesTo(api, ana)).toEqual(['The moderators looked at your report of Rude']);
    expect(await sentencesTo(api, rude)).toEqual([]);
    await report(ana, 'Rude again');
    expect(await rowOf()).toMatchObject({ text: 'Rude again', settledAt: null });
  });

  it('is none that one cannot name: oneself, or nobody (LIVE-17)', async () => {
    expect(await failure(chat(ana).reportPerson({ userId: ana.id, reason: 'Me' }))).toBe('404 not_found');
    expect(await failure(chat(ana).reportPerson({ userId: crypto.randomUUID(), reason: 'x' }))).toBe('404 not_found');
    expect(await failure(report(ana, '  '))).toMatch(/^400/);
  });
});
