import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [ADA, BEN, CLEO, MUTED] = [idOf(1), idOf(2), idOf(3), idOf(4)];

beforeAll(async () => {
  await sql.query(
    `insert into users (id, name, email, password_hash) select id, 'Name', id || '@example.com', '' from unnest($1::uuid[]) as t (id)`,
    [[ADA, BEN, CLEO, MUTED]],
  );
  await sql.query('update users set suspended_at = now() where id = $1', [MUTED]);
});

describe('next_delivery', () => {
  const SIGNATURE = 'next_delivery(text, text, integer, integer, integer, timestamp with time zone)';
  /** Calls it for each row; the last of a row is what it should answer. */
  const due = async (table: readonly (readonly unknown[])[]) => {
    const rows = await sql.answers(SIGNATURE, table);
    return rows.map((row) => new Date(String(row.at(-1))).toISOString());
  };
  const [TEN, SEVEN, EIGHT] = [22 * 60, 7 * 60, 8 * 60];

  it('is at once outside of quiet hours, and at their end within them, also over midnight (NOTE-03)', async () => {
    const table = [
      ['at_once', 'UTC', null, null, EIGHT, '2026-11-27T23:30:00Z', '2026-11-27T23:30:00.000Z'],
      ['at_once', 'UTC', TEN, SEVEN, EIGHT, '2026-11-27T21:59:00Z', '2026-11-27T21:59:00.000Z'],
      ['at_once', 'UTC', TEN, SEVEN, EIGHT, '2026-11-27T22:00:00Z', '2026-11-28T07:00:00.000Z'],
      ['at_once', 'UTC', TEN, SEVEN, EIGHT, '2026-11-27T06:59:00Z', '2026-11-27T07:00:00.000Z'],
      ['at_once', 'UTC', TEN, SEVEN, EIGHT, '2026-11-27T07:00:00Z', '2026-11-27T07:00:00.000Z'],
      ['at_once', 'UTC', SEVEN, EIGHT, EIGHT, '2026-11-27T07:30:00Z', '2026-11-27T08:00:00.000Z'],
      ['at_once', 'UTC', SEVEN, SEVEN, EIGHT, '2026-11-27T07:00:00Z', '2026-11-27T07:00:00.000Z'],
    ];
    expect(await due(table)).toEqual(table.map((row) => row.at(-1)));
  });

  it('follows the clocks of the member when they are set forward and back (NOTE-03)', async () => {
    const table = [
      // Berlin, on the night to summer time: 02:00 becomes 03:00.
      ['at_once', 'Europe/Berlin', TEN, SEVEN, EIGHT, '2026-03-28T23:00:00Z', '2026-03-29T05:00:00.000Z'],
      // And back: 03:00 becomes 02:00.
      ['at_once', 'Europe/Berlin', TEN, SEVEN, EIGHT, '2026-10-24T22:00:00Z', '2026-10-25T06:00:00.000Z'],
      // Quiet until a time that the night leaves out.
      ['at_once', 'Europe/Berlin', TEN, 150, EIGHT, '2026-03-28T23:00:00Z', '2026-03-29T01:30:00.000Z'],
      ['daily', 'Europe/Berlin', null, null, EIGHT, '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
      ['daily', 'America/New_York', null, null, EIGHT, '2026-11-27T13:00:00Z', '2026-11-28T13:00:00.000Z'],
      ['daily', 'America/New_York', null, null, EIGHT, '2026-11-27T12:59:00Z', '2026-11-27T13:00:00.000Z'],
      // A Friday; the digest of the week is Monday's.
      ['weekly', 'Pacific/Auckland', null, null, EIGHT, '2026-11-27T12:00:00Z', '2026-11-29T19:00:00.000Z'],
      ['weekly', 'UTC', null, null, EIGHT, '2026-11-30T08:00:00Z', '2026-12-07T08:00:00.000Z'],
    ];
    expect(await due(table)).toEqual(table.map((row) => row.at(-1)));
  });
});

describe('tell_members', () => {
  const tell = (query: Query, members: string[], event: string, { actor = null as string | null, push = true } = {}) =>
    query(
      `select tell_members('kind', 'inbox', $1::uuid[], $2::uuid, null, 'group', $3, jsonb_build_object('event', $3::text), 'daily', $4) as told`,
      [members, actor, event, push],
    ).then((rows) => rows.map(({ told }) => String(told)).toSorted());
  const lines = (query: Query) =>
    query(
      `select user_id, count, actor_ids, data ->> 'event' as event, is_listed from notifications order by created_at, user_id`,
    );

  it('tells each once, but neither who did it nor who is suspended (NOTE-04)', () =>
    sql.attempt(async ({ query }) => {
      expect(await tell(query, [ADA, BEN, MUTED, CLEO], 'one', { actor: ADA })).toEqual([BEN, CLEO]);
      expect(await tell(query, [ADA, BEN, MUTED, CLEO], 'one', { actor: ADA })).toEqual([]);
      expect(await lines(query)).toEqual(
        [BEN, CLEO].map((id) => ({ user_id: id, count: 1, actor_ids: [ADA], event: 'one', is_listed: true })),
      );
    }));

  it('joins events of a group while the line is unread, with the last three people (NOTE-02)', () =>
    sql.attempt(async ({ query }) => {
      for (const [event, actor] of [
        ['one', ADA],
        ['two', CLEO],
        ['three', MUTED],
        ['four', ADA],
        ['five', idOf(9)],
      ] as const)
        await tell(query, [BEN], event, { actor });
      expect(await lines(query)).toEqual([
        { user_id: BEN, count: 5, actor_ids: [idOf(9), ADA, MUTED], event: 'five', is_listed: true },
      ]);
      await query('update notifications set read_at = now()');
      await tell(query, [BEN], 'six', { actor: ADA });
      expect(await lines(query)).toHaveLength(2);
    }));

  it('notes by which other ways a line is due, once, as the member chose (NOTE-03)', () =>
    sql.attempt(async ({ query }) => {
      await query(
        `insert into notification_choices (user_id, kind, in_product, mail, push) values ($1, 'kind', false, 'off', false),
        ($2, 'kind', false, 'at_once', null)`,
        [BEN, CLEO],
      );
      await tell(query, [ADA, BEN, CLEO], 'one');
      await tell(query, [ADA, BEN, CLEO], 'two');
      const due = await query(
        `select d.user_id, way, due_at > now() as later, n.count, n.is_listed from notification_deliveries d
         join notifications n on n.id = notification_id order by 1, 2`,
      );
      expect(due).toEqual([
        { user_id: ADA, way: 'mail', later: true, count: 2, is_listed: true },
        { user_id: ADA, way: 'push', later: false, count: 2, is_listed: true },
        { user_id: CLEO, way: 'mail', later: false, count: 2, is_listed: false },
        { user_id: CLEO, way: 'push', later: false, count: 2, is_listed: false },
      ]);
      expect(await lines(query)).toHaveLength(2);
    }));
});

describe('a webhook', () => {
  const tell = (query: Query, event: string) =>
    query(`select tell_members('kind', 'inbox', $1::uuid[], null, null, 'group', $2, '{}', 'off', false)`, [
      [ADA, BEN, CLEO],
      event,
    ]);
  const due = (query: Query) =>
    query(`select user_id, way, due_at <= now() as now from notification_deliveries order by 1, 2`);
  const hook = (query: Query, user: string, more: string) =>
    query(`insert into member_webhooks (user_id, url, secret) values ($1, 'https://x.example', 's')`, [user]).then(() =>
      query(`update member_webhooks set ${more} where user_id = $1`, [user]),
    );

  it('is told at once of the kinds that it wants, also in quiet hours and in addition to a line (NOTE-03)', () =>
    sql.attempt(async ({ query }) => {
      await hook(query, ADA, `kinds = null`);
      await hook(query, BEN, `kinds = '{kind,other}'`);
      await hook(query, CLEO, `kinds = '{other}'`);
      await query(
        `insert into notification_settings (user_id, quiet_from, quiet_to) select $1, (m + 1430) % 1440, (m + 10) % 1440
         from (select extract(hour from now() at time zone 'UTC')::int * 60 + extract(minute from now() at time zone 'UTC')::int as m) t`,
        [ADA],
      );
      const both = [ADA, BEN].map((user) => ({ user_id: user, way: 'webhook', now: true }));
      await tell(query, 'one');
      expect(await due(query)).toEqual(both);
      // Sent meanwhile; nobody looked at the line.
      await query('delete from notification_deliveries');
      await tell(query, 'two');
      expect(await due(query)).toEqual(both);
      await tell(query, 'two');
      expect(await due(query)).toEqual(both);
    }));

  it('that is paused or switched off is told nothing (NOTE-03)', () =>
    sql.attempt(async ({ query }) => {
      await hook(query, ADA, `paused_at = now()`);
      await hook(query, BEN, `off_at = now(), off_reason = 'gone'`);
      await tell(query, 'one');
      expect(await due(query)).toEqual([]);
    }));

  it('is told of a kind that is wanted in no other way (NOTE-03)', () =>
    sql.attempt(async ({ query }) => {
      await hook(query, ADA, `kinds = null`);
      await query(`insert into notification_choices (user_id, kind, in_product) values ($1, 'kind', false)`, [ADA]);
      await tell(query, 'one');
      expect(await due(query)).toEqual([{ user_id: ADA, way: 'webhook', now: true }]);
    }));
});

describe('last_three', () => {
  it('are the first ones, each once (NOTE-02)', async () => {
    const table = [
      [[], []],
      [[ADA], [ADA]],
      [
        [ADA, BEN, ADA, CLEO, MUTED],
        [ADA, BEN, CLEO],
      ],
    ] as const;
    expect(await sql.answers('last_three(uuid[])', table)).toEqual(table);
  });
});

describe('tell_each', () => {
  interface Event {
    to: string;
    key: string;
    group?: string;
    actor?: string;
  }
  const tell = (query: Query, events: readonly Event[]) =>
    query(
      `select tell_each('kind', 'inbox', $1::uuid[], $2::uuid[], $1::uuid[], $3::text[], $4::text[], $5::jsonb[], 'at_once', true) as told`,
      [
        events.map(({ to }) => to),
        events.map(({ actor }) => actor ?? null),
        events.map(({ key, group }) => group ?? key),
        events.map(({ key }) => key),
        events.map(({ key }) => JSON.stringify({ key })),
      ],
    ).then((rows) => rows.map(({ told }) => String(told)).toSorted());
  const lines = (query: Query) =>
    query(
      `select user_id, group_key, count, actor_ids, data ->> 'key' as key,
        (select count(*)::int from notification_deliveries d where d.notification_id = n.id) as ways
       from notifications n order by user_id, created_at, group_key, count`,
    );

  it('tells each member of their own events, each once, however often it is given (NOTE-02, NOTE-04)', () =>
    sql.attempt(async ({ query }) => {
      const events = [
        { to: BEN, key: 'b', actor: ADA },
        { to: ADA, key: 'a' },
        { to: ADA, key: 'a' },
        { to: MUTED, key: 'c' },
        { to: CLEO, key: 'd', actor: CLEO },
        { to: idOf(99), key: 'e' },
      ];
      expect(await tell(query, events)).toEqual([ADA, BEN]);
      expect(await tell(query, events)).toEqual([]);
      expect(await lines(query)).toEqual([
        { user_id: ADA, group_key: 'a', count: 1, actor_ids: [], key: 'a', ways: 2 },
        { user_id: BEN, group_key: 'b', count: 1, actor_ids: [ADA], key: 'b', ways: 2 },
      ]);
    }));

  it('joins fifty of a group to one line, and what comes while it is unread, sent by each way once (NOTE-02, NOTE-03)', () =>
    sql.attempt(async ({ query }) => {
      const fifty = (from: number) =>
        Array.from({ length: 50 }, (_, n) => ({
          to: ADA,
          key: `${from + n}`,
          group: 'ended',
          actor: idOf(10 + (n % 5)),
        }));
      expect(await tell(query, [...fifty(0), { to: BEN, key: 'x', group: 'ended' }])).toEqual([ADA, BEN]);
      await query('delete from notification_deliveries');
      await tell(query, fifty(25));
      expect(await lines(query)).toEqual([
        { user_id: ADA, group_key: 'ended', count: 75, actor_ids: [idOf(14), idOf(13), idOf(12)], key: '74', ways: 0 },
        { user_id: BEN, group_key: 'ended', count: 1, actor_ids: [], key: 'x', ways: 0 },
      ]);
      await query('update notifications set read_at = now()');
      await tell(query, [{ to: ADA, key: 'later', group: 'ended' }]);
      expect((await lines(query)).filter(({ user_id }) => user_id === ADA)).toHaveLength(2);
    }));

  it('compares none of a thousand members with each other (NOTE-04, T71)', () =>
    sql.attempt(async ({ query }) => {
      await query(
        `insert into users (id, name, email, password_hash)
         select gen_random_uuid(), 'Many', n || '@many.example', '' from generate_series(1, 1000) n`,
      );
      const [{ text } = {}] = await query(`select pg_get_functiondef('tell_each'::regproc) as text`);
      // The same function, which answers how it was done.
      await query(
        String(text)
          .replace('.tell_each(', '.explain_tell_each(')
          .replace('RETURNS SETOF uuid', 'RETURNS SETOF json')
          .replace('RETURN QUERY', 'RETURN QUERY EXPLAIN (ANALYZE, FORMAT JSON)'),
      );
      for (const mode of ['force_generic_plan', 'force_custom_plan']) {
        await query(`set local plan_cache_mode = ${mode}`);
        const plans = await query(
          `select explain_tell_each('kind', 'inbox', m, array_fill(null::uuid, array[1000]), m, array_fill('one'::text, array[1000]),
             array_fill($1::text, array[1000]), array_fill('{}'::jsonb, array[1000]), 'at_once', true)::text as plan
           from (select array_agg(id) as m from users where name = 'Many') many`,
          [mode],
        );
        const removed = [...String(plans[0]?.plan).matchAll(/"Rows Removed by Join Filter": (\d+)/g)];
        expect(String(plans[0]?.plan)).toContain('"Rows Removed by Join Filter"');
        // Push and webhook, which are off: one of each for a member. Pairs would be a million.
        expect(Math.max(...removed.map(([, count]) => Number(count)))).toBeLessThanOrEqual(2_000);
      }
    }));
});
