import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';

let api: TestApi;
let author: SessionUser;
let ana: SessionUser;
let ben: SessionUser;
let staff: SessionUser;
let review: string;
let dealId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [author, ana, ben, staff] = await Promise.all([
    makeUser(api.database),
    makeUser(api.database, { name: 'Ana' }),
    makeUser(api.database, { name: 'Ben' }),
    makeUser(api.database, { role: 'admin' }),
  ]);
  ({ id: dealId } = await makeDeal(api.database, { title: 'Quillpad' }));
  review = uuidv7();
  await api.as(author).reviews.write({ id: review, dealId, stars: 4, text: 'It does what it says.' });
});
const asStaff = () => api.as(staff).admin.reviews;

describe('the author of a review', () => {
  it('is told who finds it helpful, each once, in one line (NOTE-02)', async () => {
    for (const [user, on] of [
      [ana, true],
      [ana, false],
      [ana, true],
      [ben, true],
    ] as const)
      await api.as(user).reviews.vote({ id: review, on });
    expect(await toldTo(api, author)).toMatchObject([
      { kind: 'review_helpful', text: 'Ben and 1 other find your review of Quillpad helpful', count: 2, tab: 'inbox' },
    ]);
    expect(await sentencesTo(api, author, { language: 'ar' })).toEqual(['وجد Ben وشخص آخر مراجعتك عن Quillpad مفيدة']);
    for (const user of [ana, ben]) await api.as(user).reviews.vote({ id: review, on: false });
    expect(await toldTo(api, author)).toEqual([]);
  });

  it('is told of the vendor’s answer, once, with its words (NOTE-02)', async () => {
    await asStaff().answer({ id: review, text: 'Thank you.' });
    await asStaff().answer({ id: review, text: 'Thank you!' });
    expect(await toldTo(api, author)).toMatchObject([
      { kind: 'review_answered', text: 'The vendor answered your review of Quillpad', quote: 'Thank you!', count: 1 },
    ]);
    await asStaff().answer({ id: review, text: null });
    expect(await toldTo(api, author)).toEqual([]);
  });

  it('is told that it was removed and why, and then that it is back; a hidden deal is named to nobody (NOTE-02)', async () => {
    await asStaff().remove({ id: review, reason: 'Off topic' });
    expect(await toldTo(api, author)).toMatchObject([
      { kind: 'review_moderated', text: 'Your review of Quillpad was removed', quote: 'Off topic' },
    ]);
    await asStaff().restore({ id: review });
    expect(await sentencesTo(api, author)).toEqual(['Your review of Quillpad is shown again']);
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [dealId]);
    expect(await toldTo(api, author)).toEqual([]);
  });
});

describe('a report of a review', () => {
  it('is told to staff who decide, many in one line, and its decision to who reported (NOTE-02)', async () => {
    await api.as(ana).reviews.flag({ id: review, on: true });
    await api.as(ana).reviews.flag({ id: review, on: true });
    await api.as(ben).reviews.flag({ id: review, on: true });
    expect(await toldTo(api, staff)).toMatchObject([
      { kind: 'review_reported', text: '2 reports of reviews came in', tab: 'team', path: '/dashboard/admin/reviews' },
    ]);
    expect(await toldTo(api, staff, { permissions: ['sidebar.view'] })).toEqual([]);
    await asStaff().keep({ ids: [review] });
    for (const one of [ana, ben])
      expect(await sentencesTo(api, one)).toEqual(['The review of Quillpad that you reported stays']);
    expect(await toldTo(api, staff)).toEqual([]);
    expect(await toldTo(api, author)).toEqual([]);
  });
});
