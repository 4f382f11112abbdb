import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [ANA, BEN, TEAM] = [idOf(1), idOf(2), idOf(3)];
const [COMMUNITY, DEAL, DIRECT, OTHER] = [idOf(11), idOf(12), idOf(13), idOf(14)];

/** Makes two members and, as the only rooms, one of each kind and another; the team's is made by its trigger. */
async function fill(query: Query) {
  await query('delete from rooms');
  await query(
    `insert into users (id, name, email, password_hash) select id, 'Member', id || '@example.com', '-' from unnest($1::uuid[]) as id`,
    [[ANA, BEN]],
  );
  await query(
    `with tool as (insert into tools (id, slug, name, category) values ($1::uuid, 'tool', 'A tool', 'ai') returning id)
     insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
     select $1::uuid, 'deal', id, 'A deal', 'ai', 9900, 4900, 'USD' from tool`,
    [idOf(21)],
  );
  await query(
    `insert into rooms (id, kind, deal_id, direct_key) values ($1, 'community', null, null), ($2, 'deal', $3, null), ($4, 'direct', null, 'key'), ($5, 'community', null, null)`,
    [COMMUNITY, DEAL, idOf(21), DIRECT, OTHER],
  );
  await query(`insert into organizations (id, name) values ($1, 'A team')`, [TEAM]);
}

const ENTER = `insert into reads (user_id, room_id) select u, r.id from unnest($1::uuid[]) as u, rooms r where r.kind = any($2) and r.id <> '${OTHER}' on conflict do nothing`;
const EVERY = ['community', 'deal', 'direct', 'team'];

describe('count_people', () => {
  const counts = async (query: Query) =>
    Object.fromEntries(
      (await query(`select kind, people_count from rooms where id <> $1`, [OTHER])).map((room) => [
        room['kind'],
        room['people_count'],
      ]),
    );

  it('counts who comes into the list of a community or deal room, and who goes, many at once (LIVE-01)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(ENTER, [[ANA, BEN], EVERY]);
      expect(await counts(query)).toEqual({ community: 2, deal: 2, direct: 0, team: 0 });
      await query('delete from reads where user_id = $1 and room_id <> $2', [ANA, DEAL]);
      expect(await counts(query)).toEqual({ community: 1, deal: 2, direct: 0, team: 0 });
      await query('delete from users where id = $1', [BEN]);
      expect(await counts(query)).toEqual({ community: 0, deal: 1, direct: 0, team: 0 });
      expect(await query('select people_count from rooms where id = $1', [OTHER])).toEqual([{ people_count: 0 }]);
    }));

  it('counts nobody twice, and leaves rooms alone where only a mark moves (LIVE-01)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(ENTER, [[ANA], EVERY]);
      const version = () => query('select id, ctid::text from rooms order by id');
      const before = await version();
      await query(ENTER, [[ANA], EVERY]);
      await query('update reads set number = 7, is_muted = true');
      await query('delete from reads where user_id = $1', [BEN]);
      expect(await version()).toEqual(before);
      expect(await counts(query)).toMatchObject({ community: 1, deal: 1 });
    }));
});

describe('make_team_room', () => {
  it('gives each of several new teams a room of its own, and none to one that is only changed (LIVE-01)', () =>
    sql.attempt(async ({ query }) => {
      await query('delete from rooms');
      await query(`insert into organizations (id, name) values ($1, 'One'), ($2, 'Other')`, [idOf(1), idOf(2)]);
      await query(`update organizations set name = 'Another'`);
      expect(await query(`select kind, name, organization_id from rooms order by organization_id`)).toEqual(
        [1, 2].map((n) => ({ kind: 'team', name: null, organization_id: idOf(n) })),
      );
      await query('delete from organizations where id = $1', [idOf(1)]);
      expect(await query('select organization_id from rooms')).toEqual([{ organization_id: idOf(2) }]);
    }));
});

describe('message_words', () => {
  it('parts a message at everything that is no letter or digit, and at every Chinese or Japanese sign (LIVE-09)', async () => {
    const table = [
      ['Hello, WORLD! hello', `'hello':1,3 'world':2`],
      ['3.14 -5 a_b', `'14':2 '3':1 '5':3 'a':4 'b':5`],
      ['me@you.example', `'example':3 'me':1 'you':2`],
      [String.raw`c:\temp <b>x</b> & "y"`, `'b':3,5 'c':1 'temp':2 'x':4 'y':6`],
      ['schöne Straße, SCHÖN', `'schon':3 'schone':1 'straße':2`],
      ['Brineshield São Paulo ＦＵＬＬ', `'brineshield':1 'full':4 'paulo':3 'sao':2`],
      ['İstanbul ΟΔΟΣ οδός', `'istanbul':1 'οδοσ':2,3`],
      ['party🎉time', `'party':1 'time':2`],
      ['العَرْض، جرّبتم؟', `'العرض':1 'جربتم':2`],
      ['أحمد إلى مدرسة', `'احمد':1 'الي':2 'مدرسه':3`],
      ['see https://a.example', `'a':3 'example':4 'has-link' 'https':2 'see':1`],
      ['HTTP:// and has-link', `'and':2 'has':3 'http':1 'link':4`],
      ['عـــربي ١٢', `'عربي':1 '١٢':2`],
      ['设计工具 v2。', `'v2':5 '具':4 '工':3 '计':2 '设':1`],
      ['そのディール', `'そ':1 'の':2 'ィ':4 'デ':3 'ル':6 'ー':5`],
      ['한국어 말', `'말':2 '한국어':1`],
      [`it's '; drop table messages; --`, `'drop':3 'it':1 'messages':5 's':2 'table':4`],
      ['', ''],
      [' \n\t', ''],
      [null, null],
    ];
    expect(await sql.answers('message_words(text)', table)).toEqual(table);
  });

  it('of a hostile long message are none that an index could not hold (LIVE-09)', async () => {
    const table = [
      ['(!'.repeat(100_000), ''],
      ['x'.repeat(3_000), ''],
      ['a '.repeat(20), `'a':${Array.from({ length: 20 }, (_, n) => n + 1).join(',')}`],
    ];
    expect(await sql.answers('message_words(text)', table)).toEqual(table);
  });
});

/** Makes a third member, and has the first block the second. */
async function block(query: Query) {
  await fill(query);
  await query(`insert into users (id, name, email, password_hash) values ($1, 'Third', 'third@example.com', '-')`, [
    idOf(4),
  ]);
  await query('insert into blocks (user_id, blocked_id) values ($1, $2)', [ANA, BEN]);
}

describe('is_blocked_between', () => {
  it('is true for the two in either order, and false for others and for nobody (LIVE-16)', () =>
    sql.attempt(async ({ query }) => {
      await block(query);
      const rows = await query(
        `select is_blocked_between($1, $2) as one, is_blocked_between($2, $1) as other, is_blocked_between($1, $3) as third,
          is_blocked_between($1, null) as nobody`,
        [ANA, BEN, idOf(4)],
      );
      expect(rows).toEqual([{ one: true, other: true, third: false, nobody: false }]);
    }));
});

describe('is_blocked_talk', () => {
  it('is true for the conversation of the two alone, for each of them (LIVE-16)', () =>
    sql.attempt(async ({ query }) => {
      await block(query);
      const isBlocked = async (user: string) =>
        (await query('select is_blocked_talk($1, $2) as is', [DIRECT, user]))[0]?.['is'];
      expect(await isBlocked(ANA)).toBe(false);
      await query(
        `insert into room_members (room_id, user_id, role) select $1, u, 'member' from unnest($2::uuid[]) u`,
        [DIRECT, [ANA, BEN]],
      );
      expect([await isBlocked(ANA), await isBlocked(BEN)]).toEqual([true, true]);
      await query(`insert into room_members (room_id, user_id, role) values ($1, $2, 'member')`, [DIRECT, idOf(4)]);
      expect([await isBlocked(ANA), await isBlocked(BEN), await isBlocked(idOf(4))]).toEqual([false, false, false]);
    }));
});

describe('leave_team_rooms', () => {
  it('takes who leaves a team out of its rooms with members of their own, and nobody else (LIVE-17)', () =>
    sql.attempt(async ({ query }) => {
      await fill(query);
      await query(
        `insert into organization_members (organization_id, user_id, role) select $1, u, 'member' from unnest($2::uuid[]) u`,
        [TEAM, [ANA, BEN]],
      );
      await query(
        `insert into rooms (id, kind, organization_id, name, is_members_only) values ($1, 'team', $2, 'Private', true)`,
        [idOf(15), TEAM],
      );
      await query(
        `insert into room_members (room_id, user_id, role) select r, u, 'member' from unnest($1::uuid[]) r, unnest($2::uuid[]) u`,
        [
          [idOf(15), COMMUNITY],
          [ANA, BEN],
        ],
      );
      await query('insert into reads (user_id, room_id) select u, $1 from unnest($2::uuid[]) u', [
        idOf(15),
        [ANA, BEN],
      ]);
      await query('delete from organization_members where user_id = $1', [ANA]);
      expect(await query('select user_id from reads where room_id = $1', [idOf(15)])).toEqual([{ user_id: BEN }]);
      const left = await query('select room_id, user_id from room_members order by user_id, room_id');
      expect(left.map((row) => [row['user_id'], row['room_id']])).toEqual([
        [ANA, COMMUNITY],
        [BEN, COMMUNITY],
        [BEN, idOf(15)],
      ]);
    }));
});
