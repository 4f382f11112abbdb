import { actionLog } from '@onceware/db/schema/action-log';
import { users } from '@onceware/db/schema/auth';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { record, recordAll } from '#kernel/audit/record.repo.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { ListLogsInput } from './entries.contract.ts';

let api: TestApi;
let admin: SessionUser;
let user: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await makeUser(api.database, { role: 'admin' });
  user = await makeUser(api.database, { role: 'member' });
});

const list = async (input: ListLogsInput = {}) => (await api.as(admin).admin.logs.list(input)).rows;
const call = () => callAs(api, admin);

describe('the action log', () => {
  it('says who did what to whom, from where, and with what result (ADM-01)', async () => {
    await api.as(admin).admin.users.changeRoles({ userId: user.id, add: ['insider'] });
    expect((await list())[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { id: admin.id, name: admin.name, email: admin.email },
      via: 'session',
      action: 'user.roles',
      target: { type: 'user', id: user.id, label: null, person: { id: user.id, name: user.name, email: user.email } },
      address: '127.0.0.1',
      userAgent: null,
      before: { roles: ['member'] },
      after: { roles: ['insider', 'member'] },
    });
  });

  it('names people as they are now, and nobody once the account is gone (ADM-01)', async () => {
    await record(api.database.db, callAs(api, user), {
      action: 'account.update',
      target: { type: 'user', id: user.id },
    });
    await api.database.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, user.id));
    expect((await list())[0]?.actor).toEqual({ id: user.id, name: 'Renamed', email: user.email });
    await api.database.db.delete(users).where(eq(users.id, user.id));
    const [entry] = await list();
    expect(entry?.actor).toEqual({ id: user.id, name: null, email: null });
    expect(entry?.target?.person).toEqual({ id: user.id, name: null, email: null });
  });

  it('knows visitors and the system itself (ADM-01)', async () => {
    await record(api.database.db, callAs(api, null), { action: 'auth.sign_in_refused' });
    await record(api.database.db, 'system', { action: 'catalog.import', target: { type: 'catalog', id: 'feed' } });
    expect((await list()).slice(0, 2)).toMatchObject([
      { via: 'system', actor: null, address: null, target: { type: 'catalog', id: 'feed', person: null } },
      { via: 'visitor', actor: null, address: '127.0.0.1', target: null },
    ]);
  });

  it('is filtered by action, person, target and days, and goes either way (ADM-01)', async () => {
    const at = (day: string, ms = 0) => {
      const msecs = Date.parse(`${day}T00:00:00Z`) + ms;
      return {
        id: uuidv7({ msecs }),
        at: new Date(msecs),
        actorId: user.id,
        via: 'session' as const,
        action: 'key.create',
        targetType: 'key',
        targetId: day,
      };
    };
    const days = ['2020-05-01', '2020-05-02', '2020-05-03'];
    await api.database.db.insert(actionLog).values([...days.map((day) => at(day)), at('2020-05-02', 86_399_999)]);
    const found = async (input: ListLogsInput) =>
      (await list({ actorId: user.id, ...input })).map(({ target }) => target?.id);
    expect(await found({})).toEqual(['2020-05-03', '2020-05-02', '2020-05-02', '2020-05-01']);
    expect(await found({ direction: 'asc' })).toEqual(['2020-05-01', '2020-05-02', '2020-05-02', '2020-05-03']);
    expect(await found({ from: '2020-05-02', to: '2020-05-02' })).toEqual(['2020-05-02', '2020-05-02']);
    expect(await found({ from: '2020-05-03' })).toEqual(['2020-05-03']);
    expect(await found({ to: '2020-05-01' })).toEqual(['2020-05-01']);
    expect(await found({ targetType: 'key', targetId: '2020-05-03' })).toEqual(['2020-05-03']);
    expect(await found({ action: 'key.revoke' })).toEqual([]);
    expect(await found({ targetId: 'somebody else’s' })).toEqual([]);
    expect(await found({ actorId: uuidv7() })).toEqual([]);
  });

  it('is searched by person, action and target (ADM-01)', async () => {
    const zoe = await makeUser(api.database, { name: 'Zoë Searcher', email: 'zoe@searched.example' });
    await recordAll(api.database.db, call(), [
      { action: 'user.sessions_end', target: { type: 'user', id: zoe.id } },
      { action: 'key.revoke', target: { type: 'key', id: uuidv7(), label: 'Zapping 100%' } },
    ]);
    await record(api.database.db, callAs(api, zoe), { action: 'account.update' });
    const found = async (q: string) => (await list({ q })).map(({ action }) => action);
    expect(await found('zoë s')).toEqual(['account.update', 'user.sessions_end']);
    expect(await found('zoe@searched')).toEqual(['account.update', 'user.sessions_end']);
    expect(await found('zapping 100%')).toEqual(['key.revoke']);
    expect(await found('KEY.REV')).toEqual(['key.revoke']);
    expect(await found('100_')).toEqual([]);
  });

  it.each([
    { action: 'x' },
    { actorId: 'x' },
    { from: '2020-13-01' },
    { to: 'yesterday' },
    { targetType: 'x' },
    { targetId: '\0' },
  ])('refuses %j (API-02)', async (input) => {
    // @ts-expect-error -- what a page would not send
    expect(await failure(api.as(admin).admin.logs.list(input))).toBe('400 invalid_input');
  });

  it('has no entry of a change that was taken back (ADM-01)', async () => {
    const before = (await list()).length;
    await expect(
      api.database.transaction(async (tx) => {
        await record(tx, call(), { action: 'admin.export' });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await list()).toHaveLength(before);
  });
});
