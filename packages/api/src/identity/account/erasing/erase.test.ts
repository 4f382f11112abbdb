import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { makeTeam } from '#testing/teams.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { findAccount } from '#identity/auth/auth.repo.ts';
import { eraseAccount, eraseAccounts } from './erase.service.ts';
import { closeAccount } from './close-account.repo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const MESSAGES = 1_300;

/** A member with more of everything than one statement takes, who has just deleted their account. */
async function makeShut() {
  const { pool, db } = api.database;
  const member = await makeUser(api.database, { name: 'Large' });
  const reader = await makeUser(api.database);
  const { roomId } = await makeTeam(api.database, [member.id, reader.id]);
  await pool.query(
    `insert into messages (id, room_id, number, seq, author_id, text, named)
     select gen_random_uuid(), $1, n, n, $2, 'Said ' || n, '{"users":[],"deals":[],"tools":[]}' from generate_series(1, $3::int) n`,
    [roomId, member.id, MESSAGES],
  );
  await pool.query('update rooms set last_seq = $2, message_count = $2 where id = $1', [roomId, MESSAGES]);
  await pool.query(
    `insert into reactions (message_id, user_id, emoji) select id, $1, '👍' from messages where author_id = $1`,
    [member.id],
  );
  await pool.query(
    `insert into pages (id, user_id, url, canonical_url)
     select gen_random_uuid(), $1, 'https://p.example/' || n, 'https://p.example/' || n from generate_series(1, 1200) n`,
    [member.id],
  );
  await pool.query(
    `insert into action_log (id, actor_id, via, action, address)
     select gen_random_uuid(), $1, 'session', 'auth.sign_in', '198.51.100.9' from generate_series(1, 1200)`,
    [member.id],
  );
  await db.transaction((tx) => closeAccount(tx, { id: member.id, email: member.email, isVerified: false }));
  return { member, reader, roomId };
}

const left = async (id: string) => {
  const { rows } = await api.database.pool.query<Record<string, number>>(
    `select (select count(*)::int from messages where author_id = $1) as messages,
      (select count(*)::int from reactions where user_id = $1) as reactions, (select count(*)::int from pages where user_id = $1) as pages,
      (select count(*)::int from action_log where actor_id = $1 and address is not null) as addresses,
      (select count(*)::int from users where id = $1) as accounts`,
    [id],
  );
  return rows[0];
};
const NOTHING = { messages: 0, reactions: 0, pages: 0, addresses: 0, accounts: 0 };

it('nobody finds a closed account, while much of its data is still there (SEC-03, AUTH-06)', async () => {
  const { member, reader, roomId } = await makeShut();
  expect(await findAccount(api.database.db, member.email)).toBeNull();
  expect(await findAccount(api.database.db, `${member.id}@deleted.invalid`)).toBeNull();
  const { messages } = await api.as(reader).chat.open({ roomId });
  expect(messages.at(-1)).toMatchObject({ text: `Said ${MESSAGES}`, author: null });
  const admin = await makeUser(api.database, { role: 'admin' });
  const { rows } = await api.as(admin).admin.users.list({});
  expect(rows.map(({ id }) => id)).not.toContain(member.id);
  // The address is free again.
  await makeUser(api.database, { email: member.email });
});

it('an account is erased in small statements, and an interrupted erasure resumes where it stopped (SEC-03, AUTH-06, T51)', async () => {
  const { member } = await makeShut();
  expect(await eraseAccount(api.database, member.id, AbortSignal.abort())).toBe(false);
  expect(await left(member.id)).toMatchObject({ messages: MESSAGES, pages: 1_200, accounts: 1 });
  // Two processes at once do it once.
  const never = new AbortController().signal;
  await Promise.all([eraseAccounts(api.database, never), eraseAccounts(api.database, never)]);
  expect(await left(member.id)).toEqual(NOTHING);
  expect(await api.database.db.$count(users, eq(users.id, member.id))).toBe(0);
});

it('nothing is erased from an account that nobody deleted (SEC-03)', async () => {
  const member = await makeUser(api.database);
  await eraseAccounts(api.database, new AbortController().signal);
  expect((await left(member.id))?.['accounts']).toBe(1);
});
