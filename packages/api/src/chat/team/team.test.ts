import { users } from '@onceware/db/schema/auth';
import { organizationMembers, organizations, teamInvitations } from '@onceware/db/schema/organizations';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { makeTeam, makeWebhook } from '#testing/teams.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { there } from '#testing/there.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { findWebhook } from '../webhooks/webhooks.repo.ts';
import { hashToken } from '#identity/auth/sessions/lucia.ts';
import { purgeTeamInvitations } from './invitations.service.ts';

let api: TestApi;
let owner: SessionUser;
let manager: SessionUser;
let member: SessionUser;
let guest: SessionUser;
let organizationId: string;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) =>
    makeUser(api.database, { name, email: `${name}-${uuidv4()}@example.com`.toLowerCase() });
  [owner, manager, member, guest] = [
    await make('Owner'),
    await make('Manager'),
    await make('Member'),
    await make('Guest'),
  ];
  ({ teamId: organizationId, roomId } = await makeTeam(api.database, [owner.id, manager.id, member.id]));
  await setRole(owner, 'owner');
  await setRole(manager, 'manager');
});

const setRole = (user: SessionUser, role: OrganizationRole) =>
  api.database.db.update(organizationMembers).set({ role }).where(eq(organizationMembers.userId, user.id));
const confirm = (user: SessionUser) =>
  api.database.db
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(users.id, user.id));
const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const team = (user: SessionUser) => chat(user).team;
const inviteByAddress = (by: SessionUser, email = guest.email) => team(by).invite({ organizationId, email });
const waiting = async (user = guest) => (await team(user).invitations()).invitations;
const open = async (by = owner) => (await team(by).get({ organizationId })).team.invitations;
const answer = async (given: 'accept' | 'decline', user = guest) =>
  team(user).answer({ invitationId: there((await waiting(user))[0]).id, answer: given });
const roles = async (reader = owner) =>
  Object.fromEntries(
    (await team(reader).members({ organizationId })).members.map(({ person, role }) => [person.name, role]),
  );
const told = (user: SessionUser) => toldTo(api, user);

describe('an invitation into a team', () => {
  it('by the exact address is told to the invited, who is in once they accept; who invited is told (LIVE-17)', async () => {
    await confirm(guest);
    for (const _ of [1, 2]) await inviteByAddress(manager, ` ${guest.email.toUpperCase()} `);
    expect(await open()).toMatchObject([{ person: null, email: guest.email }]);
    expect(await waiting()).toMatchObject([
      { team: { id: organizationId, name: 'A team' }, by: { name: 'Manager' }, roomId },
    ]);
    expect(await told(guest)).toMatchObject([{ kind: 'team_invited', path: `/dashboard?room=${roomId}` }]);
    expect(await sentencesTo(api, guest)).toEqual(['Manager invited you to A team']);
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    await answer('accept');
    expect((await chat(guest).open({ roomId })).room.may.write).toBe(true);
    expect(await roles()).toEqual({ Guest: 'member', Manager: 'manager', Member: 'member', Owner: 'owner' });
    expect([await open(), await waiting()]).toEqual([[], []]);
    expect(await sentencesTo(api, manager)).toEqual(['Guest joined A team at your invitation']);
    expect(await logged(api.database, 'organization.invite')).toMatchObject([
      { actorId: manager.id, target: `organization ${organizationId}` },
    ]);
    expect(await logged(api.database, 'organization.member')).toMatchObject([
      { actorId: guest.id, after: { userId: guest.id, role: 'member' } },
    ]);
  });

  it('to an address that nobody has, or has confirmed, answers the same, and waits for who confirms it (LIVE-17)', async () => {
    await inviteByAddress(owner);
    await inviteByAddress(owner, 'nobody@example.com');
    expect((await open()).map(({ email, person }) => [email, person])).toEqual([
      ['nobody@example.com', null],
      [guest.email, null],
    ]);
    expect([await waiting(), await told(guest)]).toEqual([[], []]);
    await confirm(guest);
    await answer('accept');
    expect(await roles()).toMatchObject({ Guest: 'member' });
    expect(await open()).toMatchObject([{ email: 'nobody@example.com' }]);
  });

  it('goes to people whom one may write to, and to nobody else (LIVE-17)', async () => {
    expect(await failure(team(owner).invite({ organizationId, userId: guest.id }))).toBe('404 not_found');
    await makeTeam(api.database, [owner.id, guest.id]);
    await team(owner).invite({ organizationId, userId: guest.id });
    expect(await open()).toMatchObject([{ person: { name: 'Guest' }, email: null }]);
    await answer('decline');
    expect([await open(), await waiting(), await told(guest)]).toEqual([[], [], []]);
    expect(await failure(team(owner).invite({ organizationId, userId: guest.id }))).toBe('409 invitation_declined');
    await confirm(member);
    expect(await failure(inviteByAddress(owner, member.email))).toBe('409 already_in_team');
  });

  it('is made and withdrawn by owners and managers alone (LIVE-17)', async () => {
    await confirm(guest);
    expect(await failure(inviteByAddress(member))).toBe('403 forbidden');
    expect(await failure(inviteByAddress(guest))).toBe('404 not_found');
    await inviteByAddress(owner);
    expect(await open(member)).toEqual([]);
    const invitationId = there((await open())[0]).id;
    expect(await failure(team(member).withdraw({ organizationId, invitationId }))).toBe('403 forbidden');
    expect(await failure(team(member).answer({ invitationId, answer: 'accept' }))).toBe('404 not_found');
    await team(manager).withdraw({ organizationId, invitationId });
    expect(await told(guest)).toEqual([]);
    expect(await failure(team(guest).answer({ invitationId, answer: 'accept' }))).toBe('404 not_found');
  });

  it('that is accepted while the team is deleted says so, and lets nobody in (LIVE-17)', async () => {
    await confirm(guest);
    await inviteByAddress(owner);
    const invitationId = there((await waiting())[0]).id;
    const setDeleted = (deletedAt: Date | null) =>
      api.database.db.update(organizations).set({ deletedAt }).where(eq(organizations.id, organizationId));
    await setDeleted(new Date());
    expect([await waiting(), await told(guest)]).toEqual([[], []]);
    expect(await failure(team(guest).answer({ invitationId, answer: 'accept' }))).toBe('409 team_deleted');
    await setDeleted(null);
    await Promise.all(
      [1, 2].map(() =>
        team(guest)
          .answer({ invitationId, answer: 'accept' })
          .catch(() => null),
      ),
    );
    expect(await roles()).toMatchObject({ Guest: 'member' });
  });

  it('ends with its time, and is forgotten (LIVE-17)', async () => {
    await confirm(guest);
    await inviteByAddress(owner);
    const invitationId = there((await waiting())[0]).id;
    await api.database.db.update(teamInvitations).set({ createdAt: sql`now() - interval '15 days'` });
    expect([await waiting(), await open()]).toEqual([[], []]);
    expect(await failure(team(guest).answer({ invitationId, answer: 'accept' }))).toBe('404 not_found');
    await purgeTeamInvitations(api.database);
    expect(await api.database.db.$count(teamInvitations)).toBe(0);
  });

  it('is of nobody whom the invited has blocked (LIVE-17)', async () => {
    await confirm(guest);
    await chat(guest).block({ userId: owner.id });
    await inviteByAddress(owner);
    expect([await waiting(), await told(guest)]).toEqual([[], []]);
  });

  it('is made so often that people are not molested, and a team has so many that wait (LIVE-17)', async () => {
    const limited = await createTestApi({ limits: { otherPerKey: 4 } });
    try {
      const newcomer = await makeUser(limited.database);
      const { teamId } = await makeTeam(limited.database, [newcomer.id]);
      await limited.database.db.update(organizationMembers).set({ role: 'owner' });
      const invite = (email: string) =>
        limited.as(newcomer, ['sidebar.view']).chat.team.invite({ organizationId: teamId, email });
      await invite('one@example.com');
      expect(await failure(invite('two@example.com'))).toBe('429 too_many_requests');
    } finally {
      await limited.close();
    }
    await api.database.db.insert(teamInvitations).values(
      Array.from({ length: 50 }, (_, n) => ({
        organizationId,
        email: `${n}@example.com`,
        role: 'member' as const,
        state: 'waiting' as const,
      })),
    );
    expect(await failure(inviteByAddress(owner))).toBe('409 team_full');
  });
});

/** Follows as a browser does, and answers the rooms of which it was sent something. */
async function follow(user: SessionUser) {
  let sent = '';
  const following = there(
    await api.rooms.follow(
      {
        userId: user.id,
        send: (bytes) => void (sent += bytes.toString()),
        drained: async () => {},
        end() {},
        actor: async () => callAs(api, user, ['sidebar.view']).actor,
      },
      new Map(),
    ),
  );
  following.start();
  await vi.waitFor(() => expect(sent).toContain('event: here'), { timeout: 10_000 });
  return { text: () => sent, stop: () => following.stop() };
}

describe('the members of a team', () => {
  it('are removed by owners, and mere members by managers; streams and webhooks end with it (LIVE-17)', async () => {
    await chat(owner).team.setRole({ organizationId, userId: member.id, role: 'manager' });
    const { webhookToken } = await makeWebhook(api.database, roomId);
    await api.database.pool.query('update room_webhooks set created_by = $1', [member.id]);
    const followed = await follow(member);
    try {
      await chat(owner).send({ roomId, id: uuidv4(), text: 'before it' });
      await vi.waitFor(() => expect(followed.text()).toContain('before it'), { timeout: 10_000 });
      expect(await failure(team(manager).remove({ organizationId, userId: member.id }))).toBe('403 forbidden');
      expect(await failure(team(manager).remove({ organizationId, userId: owner.id }))).toBe('403 forbidden');
      expect(await failure(team(guest).remove({ organizationId, userId: member.id }))).toBe('404 not_found');
      expect(await findWebhook(api.database.db, hashToken(webhookToken))).toBeDefined();
      await team(owner).remove({ organizationId, userId: member.id });
      await chat(owner).send({ roomId, id: uuidv4(), text: 'behind it' });
      await vi.waitFor(() => expect(followed.text()).toContain('"type":"rooms"'), { timeout: 10_000 });
      expect(await failure(chat(member).open({ roomId }))).toBe('404 not_found');
      expect(await findWebhook(api.database.db, hashToken(webhookToken))).toBeUndefined();
      expect(followed.text()).not.toContain('behind it');
    } finally {
      followed.stop();
    }
    expect(await roles()).toEqual({ Manager: 'manager', Owner: 'owner' });
  });

  it('who were removed are put back in their role for a while, by who may remove them (LIVE-17)', async () => {
    await team(manager).remove({ organizationId, userId: member.id });
    expect(await waiting(member)).toEqual([]);
    expect(await failure(team(member).restore({ organizationId, userId: member.id }))).toBe('404 not_found');
    for (const _ of [1, 2]) await team(manager).restore({ organizationId, userId: member.id });
    expect(await roles()).toMatchObject({ Member: 'member' });
    await team(owner).remove({ organizationId, userId: manager.id });
    await api.database.db.update(teamInvitations).set({ createdAt: sql`now() - interval '11 minutes'` });
    expect(await failure(team(owner).restore({ organizationId, userId: manager.id }))).toBe('404 not_found');
    expect(await failure(team(owner).restore({ organizationId, userId: guest.id }))).toBe('404 not_found');
    expect((await logged(api.database, 'organization.member_remove'))[0]).toMatchObject({
      actorId: owner.id,
      before: { userId: manager.id, role: 'manager' },
    });
  });

  it('may leave, but for the last owner, whoever asks at once (LIVE-17)', async () => {
    await team(member).remove({ organizationId, userId: member.id });
    expect(await failure(team(owner).restore({ organizationId, userId: member.id }))).toBe('404 not_found');
    expect(await failure(team(owner).remove({ organizationId, userId: owner.id }))).toBe('409 last_owner');
    expect(await failure(team(owner).setRole({ organizationId, userId: owner.id, role: 'member' }))).toBe(
      '409 last_owner',
    );
    await team(owner).setRole({ organizationId, userId: manager.id, role: 'owner' });
    const gone = await Promise.allSettled([
      team(owner).remove({ organizationId, userId: owner.id }),
      team(manager).remove({ organizationId, userId: manager.id }),
    ]);
    expect(gone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('get other roles from owners alone, in the log (LIVE-17)', async () => {
    const raise = (by: SessionUser) => team(by).setRole({ organizationId, userId: member.id, role: 'manager' });
    expect(await failure(raise(manager))).toBe('403 forbidden');
    expect(await failure(raise(member))).toBe('403 forbidden');
    expect(await failure(team(owner).setRole({ organizationId, userId: guest.id, role: 'manager' }))).toBe(
      '404 not_found',
    );
    for (const _ of [1, 2]) await raise(owner);
    expect((await logged(api.database, 'organization.member'))[0]).toMatchObject({
      actorId: owner.id,
      before: { userId: member.id, role: 'member' },
      after: { userId: member.id, role: 'manager' },
    });
    const { team: seen } = await team(member).get({ organizationId });
    expect(seen).toMatchObject({ role: 'manager', memberCount: 3, may: { invite: true, setRoles: false } });
  });

  it('are listed by name, found by words, with whom the reader may remove (LIVE-17)', async () => {
    const { members } = await team(manager).members({ organizationId });
    expect(members.map(({ person, mayRemove }) => [person.name, mayRemove])).toEqual([
      ['Manager', false],
      ['Member', true],
      ['Owner', false],
    ]);
    expect((await team(member).members({ organizationId, q: 'OWN' })).members).toMatchObject([
      { person: { name: 'Owner' }, mayRemove: false },
    ]);
    expect(await failure(team(guest).members({ organizationId }))).toBe('404 not_found');
    expect(await failure(team(owner).members({ organizationId, cursor: uuidv4() }))).toBe('400 invalid_input');
  });
});
