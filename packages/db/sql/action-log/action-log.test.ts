import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const REFUSED = '42501 the action log is append-only';
const [STAYS, LEFT, GONE] = [idOf(1), idOf(2), idOf(3)];

/** Makes an account that is there and one that its member has deleted, and an entry of each that acted, and on each. */
async function fill(query: Query) {
  await query(
    `insert into users (id, name, email, password_hash, deleted_at)
     values ($1, 'Stays', 'stays@example.com', '-', null), ($2, 'Left', 'left@example.com', '-', now())`,
    [STAYS, LEFT],
  );
  await query(
    `insert into action_log (id, via, action, actor_id, target_type, target_id, target_label, address, user_agent, before, after)
     select id, 'session', action, actor_id, target_type, target_id, 'Label', '198.51.100.7', 'Browser', '{"reason":"x","roles":[]}', '{"reason":"y","roles":[]}'
     from (values ($1::uuid, 'by who stays', $4::uuid, null, null), ($2, 'by who left', $5::uuid, null, null), ($3, 'by who is gone', $6::uuid, null, null),
       ($7, 'on who stays', null, 'user', $4::text), ($8, 'on who left', $4::uuid, 'user', $5::text), ($9, 'on who is gone', null, 'user', $6::text),
       ($10, 'by nobody', null, 'deal', $6::text)) as entry (id, action, actor_id, target_type, target_id)`,
    [idOf(11), idOf(12), idOf(13), STAYS, LEFT, GONE, idOf(14), idOf(15), idOf(16), idOf(17)],
  );
}

describe('action_log_append_only', () => {
  it.each(['delete from action_log', `delete from action_log where action = 'of none'`, 'truncate action_log'])(
    'refuses «%s», and takes new entries (ADM-01)',
    (text) =>
      sql.attempt(async ({ query, refusal }) => {
        await fill(query);
        const before = await query('select * from action_log order by id');
        expect(await refusal(text)).toBe(REFUSED);
        expect(await query('select * from action_log order by id')).toEqual(before);
        expect(before).toHaveLength(7);
      }),
  );
});

describe('action_log_forgets', () => {
  const FORGETTING = [
    'address = null',
    'user_agent = null',
    'target_label = null',
    `before = before - 'reason'`,
    `after = after - 'reason'`,
    `address = null, user_agent = null, target_label = null, before = before - 'reason', after = after - 'reason'`,
  ];

  it('lets entries lose what names somebody whose account is gone, by whom or on whom they are (SEC-03, ADM-01)', () =>
    sql.attempt(async ({ query, refusal }) => {
      await fill(query);
      const forgets = (action: string) => refusal(`update action_log set ${FORGETTING[5]} where action = $1`, [action]);
      for (const action of ['by who left', 'by who is gone', 'on who left', 'on who is gone'])
        expect([action, await forgets(action)]).toEqual([action, null]);
      for (const action of ['by who stays', 'on who stays', 'by nobody'])
        expect([action, await forgets(action)]).toEqual([action, REFUSED]);
      expect(
        await query(
          `select array_agg(action order by id) as actions, target_label, address, user_agent, before, after from action_log group by 2, 3, 4, 5, 6 order by 2`,
        ),
      ).toEqual([
        {
          actions: ['by who stays', 'on who stays', 'by nobody'],
          target_label: 'Label',
          address: '198.51.100.7',
          user_agent: 'Browser',
          before: { reason: 'x', roles: [] },
          after: { reason: 'y', roles: [] },
        },
        {
          actions: ['by who left', 'by who is gone', 'on who left', 'on who is gone'],
          target_label: null,
          address: null,
          user_agent: null,
          before: { roles: [] },
          after: { roles: [] },
        },
      ]);
    }));

  it('lets each of them be lost by itself, of nobody who has an account (SEC-03, ADM-01)', () =>
    sql.attempt(async ({ query, refusal }) => {
      await fill(query);
      for (const change of FORGETTING) {
        const of = (action: string) => refusal(`update action_log set ${change} where action = $1`, [action]);
        expect([change, await of('by who stays'), await of('by who is gone')]).toEqual([change, REFUSED, null]);
      }
    }));

  it.each([
    `address = '127.0.0.1'`,
    `user_agent = ''`,
    `target_label = 'Another'`,
    `before = '{}'`,
    `after = before`,
    'after = null',
    `after = after - 'roles'`,
    `after = after || '{"more":1}'`,
    `id = '${idOf(99)}'`,
    `at = at + interval '1 microsecond'`,
    `actor_id = '${STAYS}'`,
    `via = 'system'`,
    `action = 'x'`,
    `target_type = 'deal'`,
    `target_id = '${STAYS}'`,
    `address = null, action = 'x'`,
  ])('refuses «%s» even of an account that is gone (SEC-03, ADM-01)', (change) =>
    sql.attempt(async ({ query, refusal }) => {
      await fill(query);
      for (const action of ['by who is gone', 'on who is gone'])
        expect(await refusal(`update action_log set ${change} where action = $1`, [action])).toBe(REFUSED);
    }),
  );
});
