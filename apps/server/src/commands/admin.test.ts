import { createHash } from 'node:crypto';
import { makeUser } from '@onceware/api/testing/factories';
import { type Database, openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const run = (...args: string[]) =>
  runCommand('admin', args, { DATABASE_URL: test.url, PUBLIC_URL: 'https://onceware.example' });

const query = async (sql: string, values: unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
const rolesOf = async (email: string) =>
  (
    await query('select role from user_roles ur join users u on u.id = ur.user_id where email = $1 order by role', [
      email,
    ])
  ).map(({ role }) => role);

describe('npm run admin', { timeout: 180_000 }, () => {
  it('makes an account, and prints a link by which its password is set (ADM-01, AUTH-06)', async () => {
    const { code, stdout } = await run(' First@Example.com ');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('An account was made for first@example.com, with the role admin.'),
    ]);
    const [, token = ''] = /https:\/\/onceware\.example\/reset-password#([\w-]{43})\n/.exec(stdout) ?? [];
    const id = createHash('sha256').update(token).digest('hex');
    const tokens = await query(
      `select kind, email, expires_at - now() < interval '61 minutes' as short from account_tokens where id = $1`,
      [id],
    );
    expect(tokens).toEqual([{ kind: 'reset_password', email: 'first@example.com', short: true }]);
    expect(await rolesOf('first@example.com')).toEqual(['admin']);
    const [made] = await query('select id, name, password_hash from users where email = $1', ['first@example.com']);
    expect(made).toMatchObject({ name: 'first', password_hash: expect.stringMatching(/^\$argon2id\$/) });
    const entries = await query(
      'select action, via, actor_id, before, after from action_log where target_id = $1 order by id',
      [made?.id],
    );
    expect(entries).toEqual([
      { action: 'auth.sign_up', via: 'system', actor_id: null, before: null, after: null },
      { action: 'user.roles', via: 'system', actor_id: null, before: { roles: [] }, after: { roles: ['admin'] } },
    ]);
  });

  it('gives an existing account the role, once, and lifts its suspension (ADM-01)', async () => {
    const { email, id } = await makeUser(database, { role: 'member' });
    expect((await run(email)).stdout).toBe(`${email} has the role admin now.\n`);
    expect((await run(email)).stdout).toBe(`${email} has the role admin already.\n`);
    expect(await rolesOf(email)).toEqual(['admin', 'member']);
    await query('update users set suspended_at = now() where id = $1', [id]);
    expect((await run(email)).stdout).toContain(`${email} was suspended, and may sign in again.\n`);
    expect(await query('select suspended_at from users where id = $1', [id])).toEqual([{ suspended_at: null }]);
  });

  it('changes nothing where none or no address is named (ADM-01)', async () => {
    expect(await Promise.all([run(), run('ada'), run('a@example.com', 'b@example.com')])).toMatchObject([
      { code: 1, stderr: expect.stringContaining('Usage: npm run admin -- EMAIL') },
      { code: 1, stderr: expect.stringContaining('ada: this is not an e-mail address.') },
      { code: 1 },
    ]);
    expect(await query('select 1 from users where email = any($1)', [['ada', 'a@example.com']])).toEqual([]);
  });
});
