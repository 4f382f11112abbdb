import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [ANA, BEN, TEAM, ROOM] = [idOf(1), idOf(2), idOf(11), idOf(12)];

beforeAll(async () => {
  await sql.query(
    `insert into users (id, name, email, password_hash) select id, 'Member', id || '@example.com', '-' from unnest($1::uuid[]) as id`,
    [[ANA, BEN]],
  );
  await sql.query(`insert into organizations (id, name) values ($1, 'A team')`, [TEAM]);
  await sql.query(`insert into rooms (id, kind) values ($1, 'community')`, [ROOM]);
});

const told = (text: string, values?: unknown[]) => sql.announced('session_change', text, values);

describe('notify_block_change', () => {
  it('names both of whom one has blocked the other, and again when that ends (LIVE-16)', async () => {
    expect(await told('insert into blocks (user_id, blocked_id) values ($1, $2)', [ANA, BEN])).toEqual([ANA, BEN]);
    expect(await told('delete from blocks')).toEqual([ANA, BEN]);
  });
});

describe('notify_session_change', () => {
  it('names whose session has ended, and nobody when one begins or is used (AUTH-05)', async () => {
    expect(
      await told(`insert into sessions (id, user_id, expires_at) values ('a', $1, 'infinity'), ('b', $2, 'infinity')`, [
        ANA,
        BEN,
      ]),
    ).toEqual([]);
    expect(await told('update sessions set last_seen_at = now()')).toEqual([]);
    expect(await told(`delete from sessions where id = 'a'`)).toEqual([ANA]);
    expect(await told(`delete from sessions where id = 'none'`)).toEqual([]);
    expect(await told('delete from sessions')).toEqual([BEN]);
  });

  it('names whose account has changed or gone, and nobody who is new (AUTH-05)', async () => {
    const added = `insert into users (id, name, email, password_hash) values ($1, 'New', 'new@example.com', '-')`;
    expect(await told(added, [idOf(3)])).toEqual([]);
    expect(await told(`update users set name = 'Another' where id = any($1)`, [[ANA, idOf(3)]])).toEqual([
      ANA,
      idOf(3),
    ]);
    expect(await told('delete from users where id = $1', [idOf(3)])).toEqual([idOf(3)]);
  });

  it('names who got a role, another one, or lost it (AUTH-05)', async () => {
    expect(
      await told(`insert into user_roles (user_id, role) values ($1, 'member'), ($2, 'member')`, [ANA, BEN]),
    ).toEqual([ANA, BEN]);
    expect(await told(`update user_roles set role = 'insider' where user_id = $1`, [ANA])).toEqual([ANA]);
    expect(await told(`update user_roles set user_id = $2, role = 'admin' where user_id = $1`, [ANA, BEN])).toEqual([
      ANA,
    ]);
    expect(await told(`delete from user_roles where role = 'admin'`)).toEqual([BEN]);
  });

  it('names everybody, once, when what a role may do changes (AUTH-05)', async () => {
    expect(
      await told(
        `insert into role_permissions (role, permission) values ('member', 'test.one'), ('member', 'test.two')`,
      ),
    ).toEqual(['*']);
    expect(await told(`update role_permissions set permission = 'test.three' where permission = 'test.two'`)).toEqual([
      '*',
    ]);
    expect(await told(`delete from role_permissions where permission like 'test.%'`)).toEqual(['*']);
  });

  it('names whose key may something else or is gone, and nobody when one is made or used (API-08)', async () => {
    expect(
      await told(`insert into api_keys (id, user_id, name, token_hash, hint) values ($1, $1, 'Key', 'hash', 'onc_')`, [
        ANA,
      ]),
    ).toEqual([]);
    expect(await told(`update api_keys set last_used_at = now(), name = 'Another'`)).toEqual([]);
    for (const change of [
      `permissions = '{dev.feature}'`,
      `scopes = '{}'`,
      'expires_at = now()',
      `token_hash = 'other'`,
    ])
      expect([change, await told(`update api_keys set ${change}`)]).toEqual([change, [ANA]]);
    expect(await told('delete from api_keys')).toEqual([ANA]);
  });

  it('names who came into a team or room, changed there, or left (LIVE-01)', async () => {
    for (const [table, column, id] of [
      ['organization_members', 'organization_id', TEAM],
      ['room_members', 'room_id', ROOM],
    ]) {
      expect(
        await told(`insert into ${table} (${column}, user_id, role) values ($1, $2, 'member'), ($1, $3, 'owner')`, [
          id,
          ANA,
          BEN,
        ]),
      ).toEqual([ANA, BEN]);
      expect(await told(`update ${table} set role = 'owner' where user_id = $1`, [ANA])).toEqual([ANA]);
      expect(await told(`delete from ${table} where user_id = $1`, [BEN])).toEqual([BEN]);
      expect(await told(`delete from ${table}`)).toEqual([ANA]);
    }
  });

  it('names in whose list a room has come, and nobody when a mark moves or it goes (LIVE-01)', async () => {
    expect(await told('insert into reads (user_id, room_id) values ($1, $2)', [ANA, ROOM])).toEqual([ANA]);
    expect(await told('update reads set number = 7, is_followed = true')).toEqual([]);
    expect(await told('update reads set is_followed = false')).toEqual([ANA]);
    expect(await told('delete from reads')).toEqual([]);
  });
});

describe('notify_team_change', () => {
  it('names each member of a team that is deleted or comes back, and nobody of another, or for another change (LIVE-01)', async () => {
    await sql.query(`insert into organizations (id, name) values ($1, 'Another')`, [idOf(13)]);
    await sql.query(
      `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'member'), ($4, $3, 'owner')`,
      [TEAM, ANA, BEN, idOf(13)],
    );
    const change = (set: string, id = TEAM) => told(`update organizations set ${set} where id = $1`, [id]);
    expect(await change('deleted_at = now()')).toEqual([ANA, BEN]);
    expect(await change('deleted_at = deleted_at')).toEqual([]);
    expect(await change(`name = 'Renamed'`)).toEqual([]);
    expect(await change('deleted_at = null')).toEqual([ANA, BEN]);
    expect(await change('deleted_at = now()', idOf(13))).toEqual([BEN]);
  });
});
