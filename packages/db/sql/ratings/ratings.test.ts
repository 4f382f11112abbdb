import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [IMPORTED, REVIEWED, UNRATED] = [idOf(1), idOf(2), idOf(3)];
const [ONE, TWO, THREE] = [idOf(11), idOf(12), idOf(13)];

/** Makes three tools: one with an imported rating, one whose reviews were counted, and one with neither. */
const addTools = (query: Query) =>
  query(
    `insert into tools (id, slug, name, category, rating_tenths, rating_count, review_count, review_stars)
     values ($1::uuid, 'imported', 'A tool', 'ai', 44, 9, 0, 0), ($2, 'reviewed', 'A tool', 'ai', 11, 800, 3, 14), ($3, 'unrated', 'A tool', 'ai', 30, 0, 0, 0)`,
    [IMPORTED, REVIEWED, UNRATED],
  );
const addDeal = (query: Query, id: string, toolId: string) =>
  query(
    `insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency, rating_tenths, rating_count)
     values ($1::uuid, $1::text, $2, 'A deal', 'ai', 9900, 4900, 'USD', 50, 1000)`,
    [id, toolId],
  );
const addReview = (query: Query, id: string, dealId: string, stars: number) =>
  query(`insert into reviews (id, deal_id, stars, text) values ($1, $2, $3, 'Good')`, [id, dealId, stars]);

const ratings = async (query: Query) =>
  (await query('select rating_tenths, rating_count from deals order by id')).map((row) => Object.values(row));
const counted = async (query: Query, id: string) =>
  Object.values((await query('select review_count, review_stars from tools where id = $1', [id]))[0] ?? {});
const due = async (query: Query) =>
  (await query('select tool_id from ratings_due order by id')).map((row) => String(row['tool_id']));

describe('deals_rating', () => {
  it('gives a deal the rating of its tool, whatever is written: of reviews, else the imported one, else none (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await addDeal(query, TWO, REVIEWED);
      await addDeal(query, THREE, UNRATED);
      const as = [
        [44, 9],
        [47, 3],
        [0, 0],
      ];
      expect(await ratings(query)).toEqual(as);
      await query('update deals set rating_tenths = 1, rating_count = 1');
      expect(await ratings(query)).toEqual(as);
    }));

  it('has a tool counted once more when a deal comes to its reviews, or moves with them (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      expect(await due(query)).toEqual([]);
      await addDeal(query, TWO, REVIEWED);
      expect(await due(query)).toEqual([REVIEWED]);
      await query('delete from ratings_due');
      await query('update deals set tool_id = $2 where id = $1', [ONE, REVIEWED]);
      expect(await due(query)).toEqual([IMPORTED, REVIEWED]);
      expect(await ratings(query)).toEqual([
        [47, 3],
        [47, 3],
      ]);
      await query('delete from ratings_due');
      await query(`update deals set tool_id = tool_id, title = 'Another'`);
      expect(await due(query)).toEqual([]);
    }));
});

describe('shown_rating', () => {
  it('is that of reviews, rounded to a tenth, else the imported one, else 0 (CAT-07)', async () => {
    const table = [
      [11, 800, 3, 14, 47],
      [11, 800, 2, 9, 45],
      [0, 0, 1, 5, 50],
      [44, 9, 0, 0, 44],
      [44, 0, 0, 0, 0],
      [null, null, null, null, 0],
      [null, 9, 0, 0, null],
    ];
    expect(await sql.answers('shown_rating(smallint, int, int, int)', table)).toEqual(table);
  });
});

describe('deals_rating_due', () => {
  it('has the tool of each deleted deal counted later (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await addDeal(query, TWO, IMPORTED);
      await addDeal(query, THREE, UNRATED);
      await query('delete from deals where id <> $1', [TWO]);
      expect((await due(query)).toSorted()).toEqual([IMPORTED, UNRATED]);
    }));
});

describe('rate_tool', () => {
  it('counts reviews of all deals of the tool but deleted and removed ones, and tells the deals (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await addDeal(query, TWO, IMPORTED);
      await addDeal(query, THREE, UNRATED);
      await query('alter table reviews disable trigger user');
      for (const [n, dealId, stars] of [
        [21, ONE, 5],
        [22, ONE, 1],
        [23, TWO, 4],
        [24, TWO, 4],
        [25, THREE, 1],
      ] as const)
        await addReview(query, idOf(n), dealId, stars);
      await query('update reviews set deleted_at = now() where id = $1', [idOf(22)]);
      await query('update reviews set removed_at = now() where id = $1', [idOf(24)]);
      await query('select rate_tool($1)', [IMPORTED]);
      expect([await counted(query, IMPORTED), await counted(query, UNRATED)]).toEqual([
        [2, 9],
        [0, 0],
      ]);
      expect(await ratings(query)).toEqual([
        [45, 2],
        [45, 2],
        [0, 0],
      ]);
      await query('delete from reviews');
      await query('select rate_tool($1)', [IMPORTED]);
      expect(await ratings(query)).toEqual([
        [44, 9],
        [44, 9],
        [0, 0],
      ]);
      for (const none of [idOf(99), null])
        expect(await query('select rate_tool($1)::text as it', [none])).toHaveLength(1);
    }));

  it('mends a deal that came while the tool was counted, and touches no other (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await query('alter table deals disable trigger user');
      await addDeal(query, TWO, IMPORTED);
      await query('alter table deals enable trigger user');
      const version = async () => (await query('select ctid::text from deals where id = $1', [ONE]))[0];
      const before = await version();
      expect(await ratings(query)).toEqual([
        [44, 9],
        [50, 1000],
      ]);
      await query('select rate_tool($1)', [IMPORTED]);
      expect(await ratings(query)).toEqual([
        [44, 9],
        [44, 9],
      ]);
      expect(await version()).toEqual(before);
    }));

  it.each(['tools', 'deals'])('puts the count off where somebody else holds rows of %s (CAT-07)', async (table) => {
    await addTools(sql.query);
    await addDeal(sql.query, ONE, REVIEWED);
    await sql.query('delete from ratings_due');
    await sql.attempt(async ({ query: importing }) => {
      await importing(`update ${table} set category = 'design'`);
      await sql.query('select rate_tool($1)', [REVIEWED]);
    });
    expect([await counted(sql.query, REVIEWED), await due(sql.query)]).toEqual([[3, 14], [REVIEWED]]);
    await sql.query('select rate_tool($1)', [REVIEWED]);
    expect(await counted(sql.query, REVIEWED)).toEqual([0, 0]);
    await sql.query('delete from deals; delete from tools; delete from ratings_due');
  });
});

describe('reviews_rating', () => {
  it('counts the tool when a review comes, changes, is taken back, removed or deleted (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, UNRATED);
      await addReview(query, idOf(21), ONE, 5);
      expect(await counted(query, UNRATED)).toEqual([1, 5]);
      await addReview(query, idOf(22), ONE, 2);
      expect(await counted(query, UNRATED)).toEqual([2, 7]);
      for (const [change, now] of [
        ['stars = 1', [2, 6]],
        ['deleted_at = now()', [1, 5]],
        ['deleted_at = null', [2, 6]],
        ['removed_at = now()', [1, 5]],
        ['removed_at = null', [2, 6]],
      ] as const) {
        await query(`update reviews set ${change} where id = $1`, [idOf(22)]);
        expect([change, await counted(query, UNRATED)]).toEqual([change, now]);
      }
      await query('delete from reviews where id = $1', [idOf(21)]);
      expect(await counted(query, UNRATED)).toEqual([1, 1]);
      expect(await ratings(query)).toEqual([[10, 1]]);
    }));

  it('counts nothing for another text, one that had not counted, or those that go with their deal, which is put off (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, UNRATED);
      await addDeal(query, TWO, UNRATED);
      for (const n of [21, 22, 23]) await addReview(query, idOf(n), ONE, 5);
      await query('update reviews set deleted_at = now() where id = $1', [idOf(22)]);
      await query('update reviews set removed_at = now() where id = $1', [idOf(23)]);
      await query('delete from ratings_due');
      // Numbers that a count would set right show whether there was one.
      await query('update tools set review_count = 7, review_stars = 7 where id = $1', [UNRATED]);
      await query(`update reviews set text = 'Better', edited_at = now()`);
      await query('delete from reviews where id <> $1', [idOf(21)]);
      expect([await counted(query, UNRATED), await due(query)]).toEqual([[7, 7], []]);
      await query('delete from deals where id = $1', [ONE]);
      expect([await counted(query, UNRATED), await due(query)]).toEqual([[7, 7], [UNRATED]]);
    }));
});

describe('tools_rating_to_deals', () => {
  it('gives deals what has changed of the rating of their tools, of many at once (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await addDeal(query, TWO, REVIEWED);
      await addDeal(query, THREE, UNRATED);
      await query('update tools set rating_tenths = 20, rating_count = 2');
      expect(await ratings(query)).toEqual([
        [20, 2],
        [47, 3],
        [20, 2],
      ]);
      await query('update tools set review_count = 2, review_stars = 3 where id <> $1', [UNRATED]);
      expect(await ratings(query)).toEqual([
        [15, 2],
        [15, 2],
        [20, 2],
      ]);
    }));

  it('leaves deals alone whose tool was not rated otherwise (CAT-07)', () =>
    sql.attempt(async ({ query }) => {
      await addTools(query);
      await addDeal(query, ONE, IMPORTED);
      await addDeal(query, TWO, UNRATED);
      const versions = async () => (await query('select ctid::text from deals order by id')).map((row) => row['ctid']);
      const [one, two] = await versions();
      await query(
        `update tools set description = 'Other', rating_tenths = rating_tenths, rating_count = case id when $1 then 5 else rating_count end`,
        [IMPORTED],
      );
      const after = await versions();
      expect([after[0] === one, after[1] === two]).toEqual([false, true]);
    }));
});

describe('count_review_votes', () => {
  const addMember = (query: Query, n: number) =>
    query(`insert into users (id, name, email, password_hash) values ($1, 'Somebody', $2, '')`, [
      idOf(n),
      `voter-${n}@example.com`,
    ]);
  const vote = (query: Query, by: number) =>
    query('insert into review_votes (review_id, user_id) values ($1, $2)', [idOf(21), idOf(by)]);
  const helpful = async (query: Query) =>
    Number((await query('select helpful_count from reviews where id = $1', [idOf(21)]))[0]?.['helpful_count']);

  it('counts who find a review helpful, one a member, whatever stood there; a deleted account takes its vote along (CAT-15)', () =>
    sql.attempt(async ({ query, refusal }) => {
      await addTools(query);
      await addDeal(query, ONE, UNRATED);
      await addReview(query, idOf(21), ONE, 5);
      await query('update reviews set helpful_count = 40');
      for (const n of [31, 32, 33]) await addMember(query, n);
      for (const [n, by] of [31, 32, 33].entries()) {
        await vote(query, by);
        expect(await helpful(query)).toBe(n + 1);
      }
      expect(
        await refusal('insert into review_votes (review_id, user_id) values ($1, $2)', [idOf(21), idOf(31)]),
      ).toMatch(/^23505 /);
      await query('delete from review_votes where user_id = $1', [idOf(31)]);
      expect(await helpful(query)).toBe(2);
      await query('delete from users where id = $1', [idOf(32)]);
      expect(await helpful(query)).toBe(1);
      // The stars of the tool are another matter.
      expect(await counted(query, UNRATED)).toEqual([1, 5]);
      await query('delete from reviews where id = $1', [idOf(21)]);
      expect(await query('select from review_votes')).toEqual([]);
    }));

  it('misses none of many votes at once (CAT-15)', async () => {
    await addTools(sql.query);
    await addDeal(sql.query, ONE, UNRATED);
    await addReview(sql.query, idOf(21), ONE, 5);
    const voters = Array.from({ length: 30 }, (_, n) => 31 + n);
    for (const by of voters) await addMember(sql.query, by);
    await Promise.all(voters.map((by) => vote(sql.query, by)));
    expect(await helpful(sql.query)).toBe(30);
    await sql.query('delete from deals; delete from tools; delete from ratings_due; delete from users');
  });
});
