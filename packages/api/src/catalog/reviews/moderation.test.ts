import { reviews } from '@onceware/db/schema/reviews';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logged } from '#testing/admin.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { purgeReviews } from './reviews.service.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  api = await createTestApi();
  staff = await makeUser(api.database, { role: 'admin', name: 'Staff' });
});
afterAll(() => api.close());

const admin = () => api.as(staff).admin.reviews;

async function written(text = 'Does what it says.') {
  const [author, deal] = [await makeUser(api.database), await makeDeal(api.database)];
  const id = uuidv7();
  await api.as(author).reviews.write({ id, dealId: deal.id, stars: 1, text });
  return { id, author, deal };
}
const flagBy = async (id: string) => {
  const user = await makeUser(api.database);
  await api.as(user).reviews.flag({ id, on: true });
  return user;
};
const waiting = async (q = '') => (await admin().flagged({ q })).rows;
const ratingOf = async (dealId: string) => (await api.as(null).catalog.deal({ ref: dealId })).rating;

it('reports a review to staff once per member, and withdraws the report (CAT-07)', async () => {
  const { id, author, deal } = await written();
  const [one, other] = [await flagBy(id), await flagBy(id)];
  await api.as(one).reviews.flag({ id, on: true });
  expect(await waiting()).toMatchObject([
    {
      id,
      deal: { slug: deal.slug },
      author: { id: author.id },
      flagCount: 2,
      flaggedBy: [{ id: other.id }, { id: one.id }],
    },
  ]);
  const seen = (await api.as(one).reviews.list({ dealId: deal.id })).items;
  expect(seen).toMatchObject([{ isFlagged: true }]);
  expect((await api.as(author).reviews.mine({ dealId: deal.id })).review).toMatchObject({ isFlagged: false });
  for (const user of [one, other]) await api.as(user).reviews.flag({ id, on: false });
  expect(await waiting()).toEqual([]);
  expect(await failure(api.as(author).reviews.flag({ id, on: true }))).toBe('403 forbidden');
  expect(await failure(api.as(one).reviews.flag({ id: uuidv7(), on: true }))).toBe('404 not_found');
});

it('keeps a reported review, logs the decision, and accepts new reports only after an edit (CAT-07, ADM-01)', async () => {
  const { id, author } = await written();
  const one = await flagBy(id);
  await admin().keep({ ids: [id], reason: 'Harsh, and fair.' });
  await admin().keep({ ids: [id] });
  expect(await logged(api.database, 'review.keep', 2)).toMatchObject([
    { actorId: staff.id, target: `user ${author.id}`, after: { reviewId: id, reason: 'Harsh, and fair.' } },
  ]);
  await api.as(one).reviews.flag({ id, on: true });
  expect(await waiting()).toEqual([]);
  expect((await admin().flagged({ status: 'settled' })).rows).toMatchObject([{ id, settledBy: { id: staff.id } }]);
  await api.as(author).reviews.edit({ id, stars: 1, text: 'Something else.' });
  await api.as(one).reviews.flag({ id, on: true });
  expect(await waiting('something')).toMatchObject([{ id }]);
  await admin().keep({ ids: [id] });
});

it('removes a review with a reason for its author, who can neither restore it nor write another; its stars do not count (CAT-07)', async () => {
  const { id, author, deal } = await written();
  await flagBy(id);
  const own = api.as(author).reviews;
  await own.remove({ id });
  await admin().remove({ id, reason: 'Advertising.' });
  expect((await own.mine({ dealId: deal.id })).review).toMatchObject({ id, removed: { reason: 'Advertising.' } });
  expect((await api.as(null).reviews.list({ dealId: deal.id })).items).toEqual([]);
  expect(await ratingOf(deal.id)).toBeNull();
  const again = { id: uuidv7(), dealId: deal.id, stars: 5, text: 'Once more.' };
  for (const act of [
    () => own.restore({ id }),
    () => own.remove({ id }),
    () => own.edit({ id, stars: 5, text: 'Other.' }),
    () => own.write(again),
  ])
    expect(await failure(act())).toBe('409 review_removed');
  expect(await waiting()).toEqual([]);
  expect(await logged(api.database, 'review.remove')).toMatchObject([
    { after: { reviewId: id, reason: 'Advertising.' } },
  ]);
  await admin().restore({ id });
  expect(await waiting()).toEqual([]);
  // Restoring by staff leaves it as its author left it: deleted.
  await own.restore({ id });
  expect(await waiting()).toMatchObject([{ id }]);
  expect(await ratingOf(deal.id)).toMatchObject({ score: 1, count: 1 });
  expect(await failure(admin().remove({ id, reason: ' ' }))).toBe('400 invalid_input');
  await admin().keep({ ids: [id] });
});

it('publishes and removes a vendor’s answer below a review (CAT-07)', async () => {
  const { id, deal } = await written();
  await admin().answer({ id, text: 'The next version does.' });
  const [review] = (await api.as(null).reviews.list({ dealId: deal.id })).items;
  expect(review?.answer).toEqual({ text: 'The next version does.', at: expect.any(String) });
  expect(await logged(api.database, 'review.answer')).toMatchObject([
    { before: { answer: null }, after: { answer: 'The next version does.' } },
  ]);
  await admin().answer({ id, text: null });
  expect((await api.as(null).reviews.list({ dealId: deal.id })).items[0]?.answer).toBeNull();
  expect(await failure(admin().answer({ id: uuidv7(), text: 'Nobody' }))).toBe('404 not_found');
});

it('purges a review a day after its author deleted it; what staff removed stays on record (CAT-07)', async () => {
  const [one, other] = [await written(), await written()];
  for (const { id, author } of [one, other]) await api.as(author).reviews.remove({ id });
  await admin().remove({ id: other.id, reason: 'Advertising.' });
  await api.database.db.update(reviews).set({ deletedAt: sql`now() - interval '25 hours'` });
  await purgeReviews(api.database);
  const left = await api.database.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.dealId, one.deal.id));
  expect(left).toEqual([]);
  expect(await api.database.db.$count(reviews, eq(reviews.id, other.id))).toBe(1);
});
