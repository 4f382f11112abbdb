import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [ANA, BEN, CLEO] = [idOf(1), idOf(2), idOf(3)];

async function fill(query: Query) {
  await query(
    `insert into users (id, name, email, password_hash) select id, 'Member', id || '@example.com', '-' from unnest($1::uuid[]) as id`,
    [[ANA, BEN, CLEO]],
  );
}
const follow = (query: Query, pairs: readonly (readonly [string, string])[]) =>
  query(
    `insert into member_follows (user_id, followed_id) select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
const counts = async (query: Query) =>
  Object.fromEntries(
    (await query('select user_id, followers, followed from follow_counts')).map((row) => [
      row['user_id'],
      [row['followers'], row['followed']],
    ]),
  );

describe('count_follows', () => {
  it('counts who follows and is followed, many at once, once each, and no longer who is gone (NET-02)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await follow(query, [
        [ANA, BEN],
        [BEN, ANA],
        [CLEO, ANA],
      ]);
      await follow(query, [[ANA, BEN]]);
      expect(await counts(query)).toEqual({ [ANA]: [2, 1], [BEN]: [1, 1], [CLEO]: [0, 1] });
      await query('delete from member_follows where user_id = $1', [BEN]);
      expect(await counts(query)).toEqual({ [ANA]: [1, 1], [BEN]: [1, 0], [CLEO]: [0, 1] });
      await query('delete from users where id = $1', [ANA]);
      expect(await counts(query)).toEqual({ [BEN]: [0, 0], [CLEO]: [0, 0] });
    }));
});

describe('check_follow', () => {
  it('lets nobody follow across a block, in either direction (NET-02)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query('insert into blocks (user_id, blocked_id) values ($1, $2)', [ANA, BEN]);
      await follow(query, [
        [ANA, BEN],
        [BEN, ANA],
        [BEN, CLEO],
      ]);
      expect(await query('select user_id, followed_id from member_follows')).toEqual([
        { user_id: BEN, followed_id: CLEO },
      ]);
    }));
});

describe('end_follows', () => {
  it('ends follows between two in both directions, and no other (NET-02)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await follow(query, [
        [ANA, BEN],
        [BEN, ANA],
        [CLEO, ANA],
      ]);
      await query('insert into blocks (user_id, blocked_id) values ($1, $2)', [ANA, BEN]);
      expect(await query('select user_id, followed_id from member_follows')).toEqual([
        { user_id: CLEO, followed_id: ANA },
      ]);
      expect(await counts(query)).toEqual({ [ANA]: [1, 0], [BEN]: [0, 0], [CLEO]: [0, 1] });
    }));
});
