import { organizations } from '@onceware/db/schema/organizations';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { purgeOrganizations } from './organizations.service.ts';

let api: TestApi;
let admin: SessionUser;
let organizationId: string;
beforeAll(async () => {
  api = await createTestApi();
  admin = await makeUser(api.database, { role: 'admin' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(organizations);
  organizationId = uuidv7();
  await orgs().create({ id: organizationId, name: 'Nimbus Works', website: 'https://nimbus.example' });
});

const orgs = () => api.as(admin).admin.organizations;
const get = async () => (await orgs().get({ organizationId })).organization;

describe('an organization', () => {
  it('is made once, also when the answer was lost (ADM-01)', async () => {
    await orgs().create({ id: organizationId, name: 'Nimbus Works', website: 'https://nimbus.example' });
    expect((await orgs().list({})).rows).toEqual([
      {
        id: organizationId,
        name: 'Nimbus Works',
        website: 'https://nimbus.example',
        memberCount: 0,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await failure(orgs().create({ id: organizationId, name: 'Other' }))).toBe('409 id_taken');
    const entries = await logged(api.database, 'organization.create', 50);
    expect(entries.filter(({ target }) => target === `organization ${organizationId}`)).toMatchObject([
      { actorId: admin.id, after: { name: 'Nimbus Works', website: 'https://nimbus.example' } },
    ]);
  });

  it('is ordered by the database’s time, whatever id it was given (ADM-01)', async () => {
    for (const [id, name] of [
      ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'Late'],
      ['00000000-0000-4000-8000-000000000000', 'Early'],
    ] as const)
      await orgs().create({ id, name });
    const names = async (direction: 'asc' | 'desc') =>
      (await orgs().list({ sort: 'created', direction })).rows.map(({ name }) => name);
    expect([await names('asc'), await names('desc')]).toEqual([
      ['Nimbus Works', 'Late', 'Early'],
      ['Early', 'Late', 'Nimbus Works'],
    ]);
  });

  it('is changed field by field; the log has what changed, and about notes only that they did (ADM-01)', async () => {
    await orgs().update({ organizationId, notes: 'Ask for Ada, ada@nimbus.example', website: null });
    expect(await get()).toMatchObject({
      name: 'Nimbus Works',
      website: null,
      notes: 'Ask for Ada, ada@nimbus.example',
    });
    const [entry] = await logged(api.database, 'organization.update');
    expect(entry).toMatchObject({
      before: { website: 'https://nimbus.example', notesLength: 0 },
      after: { website: null, notesLength: 31 },
    });
    await orgs().update({ organizationId, website: null });
    expect(await logged(api.database, 'organization.update')).toEqual([entry]);
  });

  it('is deleted and brought back with its members (ADM-01)', async () => {
    const { email } = await makeUser(api.database);
    await orgs().setMember({ organizationId, email, role: 'owner' });
    await orgs().delete({ organizationId });
    await orgs().delete({ organizationId });
    expect((await orgs().list({})).rows).toEqual([]);
    for (const ask of [
      () => orgs().get({ organizationId }),
      () => orgs().update({ organizationId, name: 'x' }),
      () => orgs().setMember({ organizationId, email, role: 'member' }),
      () => orgs().removeMember({ organizationId, userId: admin.id }),
    ]) {
      expect(await failure(ask())).toBe('404 not_found');
    }
    await orgs().restore({ organizationId });
    await orgs().restore({ organizationId });
    expect(await get()).toMatchObject({ memberCount: 1, members: [{ email, role: 'owner' }] });
    expect(await logged(api.database, 'organization.restore', 5)).toHaveLength(1);
  });

  it('that never existed is not found (ADM-01)', async () => {
    const never = { organizationId: uuidv7() };
    expect(await failure(orgs().delete(never))).toBe('404 not_found');
    expect(await failure(orgs().restore(never))).toBe('404 not_found');
  });

  it('is purged 30 days after it was deleted, and no sooner (ADM-01)', async () => {
    const purge = async (days: number, signal?: AbortSignal) => {
      await api.database.pool.query('update organizations set deleted_at = deleted_at - make_interval(secs => $1)', [
        days * 86_400,
      ]);
      await purgeOrganizations(api.database, signal);
    };
    await purge(100);
    await orgs().delete({ organizationId });
    await purge(29.9);
    await purge(1.1, AbortSignal.abort());
    await orgs().restore({ organizationId });
    await orgs().delete({ organizationId });
    await api.database.db
      .insert(organizations)
      .values(Array.from({ length: 250 }, () => ({ name: 'Old', deletedAt: sql`now()` })));
    await purge(30.1);
    expect(await failure(orgs().restore({ organizationId }))).toBe('404 not_found');
    expect(await api.database.db.select().from(organizations)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://nimbus.example',
    'nimbus.example',
    'data:text/html,x',
    'https://ada:secret@nimbus.example/',
    'https://ada@nimbus.example',
    'https://:secret@nimbus.example',
  ])('refuses the website %s (API-02)', async (website) => {
    expect(await failure(orgs().create({ id: uuidv7(), name: 'x', website }))).toBe('400 invalid_input');
    expect(await failure(orgs().update({ organizationId, website }))).toBe('400 invalid_input');
  });

  it('ignores what does not belong to its input (T13)', async () => {
    const id = uuidv7();
    // @ts-expect-error -- what a page would not send
    await orgs().create({ id, name: 'Plain', deletedAt: new Date(), createdAt: new Date(0), memberCount: 9 });
    const [row] = await api.database.db.select().from(organizations).where(eq(organizations.id, id));
    expect(row).toMatchObject({ deletedAt: null, notes: '' });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('the list of organizations', () => {
  it('is searched, sorted and paged, with members counted (ADM-01)', async () => {
    await orgs().setMember({ organizationId, email: admin.email, role: 'member' });
    for (const name of ['äther', 'Beta_Works', 'alpha works']) await orgs().create({ id: uuidv7(), name });
    const names = async (input: Parameters<ReturnType<typeof orgs>['list']>[0]) =>
      (await orgs().list(input)).rows.map(({ name }) => name);
    expect(await names({})).toEqual(['alpha works', 'Beta_Works', 'Nimbus Works', 'äther']);
    expect(await names({ sort: 'created' })).toEqual(['alpha works', 'Beta_Works', 'äther', 'Nimbus Works']);
    expect(await names({ q: 'WORKS', direction: 'desc' })).toEqual(['Nimbus Works', 'Beta_Works', 'alpha works']);
    expect(await names({ q: 'a_w' })).toEqual(['Beta_Works']);
    expect(await names({ page: 2 })).toEqual([]);
    expect((await orgs().list({ q: 'nimbus' })).rows).toMatchObject([{ memberCount: 1 }]);
  });
});

describe('a member of an organization', () => {
  it('is added by e-mail, however it is typed, given another role, and removed (ADM-01)', async () => {
    const user = await makeUser(api.database);
    await orgs().setMember({ organizationId, email: ` ${user.email.toUpperCase()} `, role: 'member' });
    await orgs().setMember({ organizationId, email: user.email, role: 'manager' });
    await orgs().setMember({ organizationId, email: user.email, role: 'manager' });
    expect((await get()).members).toEqual([
      {
        userId: user.id,
        name: user.name,
        email: user.email,
        avatar: null,
        role: 'manager',
        since: expect.stringMatching(/Z$/),
      },
    ]);
    await orgs().removeMember({ organizationId, userId: user.id });
    expect((await get()).members).toEqual([]);
    expect(await failure(orgs().removeMember({ organizationId, userId: user.id }))).toBe('404 not_found');
    const entries = [
      ...(await logged(api.database, 'organization.member_remove')),
      ...(await logged(api.database, 'organization.member', 2)),
    ];
    expect(entries).toMatchObject([
      { before: { userId: user.id, role: 'manager' }, after: null },
      { before: { userId: user.id, role: 'member' }, after: { userId: user.id, role: 'manager' } },
      { before: null, after: { userId: user.id, role: 'member' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(user.email);
  });

  it('must have an account (ADM-01)', async () => {
    expect(await failure(orgs().setMember({ organizationId, email: 'nobody@example.com', role: 'member' }))).toBe(
      '404 no_such_account',
    );
    // @ts-expect-error -- what a page would not send
    expect(await failure(orgs().setMember({ organizationId, email: admin.email, role: 'admin' }))).toBe(
      '400 invalid_input',
    );
  });

  it('is one, added twice at the same moment (ADM-01)', async () => {
    const { email } = await makeUser(api.database);
    await Promise.all(Array.from({ length: 4 }, () => orgs().setMember({ organizationId, email, role: 'member' })));
    expect((await get()).memberCount).toBe(1);
  });
});
