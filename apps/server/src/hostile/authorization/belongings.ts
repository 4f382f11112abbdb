import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { makeDeal, makeUser } from '@onceware/api/testing/factories';
import { makeFile, makeWebhook } from '@onceware/api/testing/teams';
import { v7 as uuidv7 } from 'uuid';
import type { TestBrowser, TestServer } from '#testing/test-server.ts';
import { type Caller, LESSER } from './callers.ts';

/** A PNG of one pixel. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Purchase as a member enters it. */
export const purchase = { title: 'Bought', price: 49, currency: 'USD', purchasedOn: '2026-01-31' };

export type Belongings = Awaited<ReturnType<typeof makeBelongings>>;

/** Things of an owner's, of the administration's, and everybody who calls. */
export async function makeBelongings(server: TestServer) {
  const { database } = server.services;
  const { pool } = database;
  const [owner, member, insider, admin, suspended] = await Promise.all([
    server.signedIn(),
    server.signedIn({ role: 'member' }),
    server.signedIn(),
    server.signedIn({ role: 'admin' }),
    server.signedIn({ role: 'admin' }),
  ]);
  const callers: Record<Caller, TestBrowser> = {
    visitor: server.visitor,
    owner,
    member,
    insider,
    admin,
    suspended,
    key: await server.tool(owner.user, PERMISSIONS),
    adminKey: await server.tool(admin.user, PERMISSIONS),
    suspendedKey: await server.tool(suspended.user, PERMISSIONS),
    readKey: await server.tool(owner.user, PERMISSIONS, LESSER.readKey.scopes),
    readAdminKey: await server.tool(admin.user, PERMISSIONS, LESSER.readAdminKey.scopes),
    writeKey: await server.tool(owner.user, PERMISSIONS, LESSER.writeKey.scopes),
  };
  // With the session still there: it must not count.
  await pool.query('update users set suspended_at = now() where id = $1', [suspended.user.id]);

  await owner.act('ensure_defaults');
  const { collections } = (await owner.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const [collectionId, otherCollectionId] = [collections[0]?.id ?? '', collections[1]?.id ?? ''];
  const deal = await makeDeal(database);
  const { item } = (await owner.act('add_item', { collectionId, entityType: 'deal', entityId: deal.id })).json();
  await owner.mutate('collections.tagItems', {
    collectionId,
    entities: [{ entityType: 'deal', entityId: deal.id }],
    add: ['Old'],
  });
  const retagId = uuidv7();
  await owner.mutate('collections.replaceTags', { id: retagId, tags: ['Old'], to: 'New' });
  const { page } = (await owner.act('add_url', { collectionId, url: 'https://example.com/page' })).json();
  const ownCollectionId = uuidv7();
  await owner.mutate('collections.create', { id: ownCollectionId, name: 'Own' });
  await pool.query('update users set email_verified_at = now() where id = $1', [owner.user.id]);
  const { publication } = (await owner.mutate('publishing.publish', { collectionId: otherCollectionId })).json().result
    .data.json;
  const { token } = (await owner.mutate('collections.share', { collectionId })).json().result.data.json.share;

  const watchId = uuidv7();
  await owner.mutate('watches.create', { id: watchId, subject: { kind: 'tool', id: deal.toolId } });
  const purchaseId = uuidv7();
  await owner.mutate('purchases.create', { id: purchaseId, ...purchase, dealId: deal.id, licenceCodes: ['A-1'] });
  const keys = (await owner.query('apiKeys.list')).json().result.data.json.keys as { id: string }[];
  const { sessions } = (await owner.query('auth.sessions')).json().result.data.json as { sessions: { id: string }[] };
  await server.services.sessions.create(owner.user.id);
  const { profile } = (await owner.mutate('account.setPicture', { image: PIXEL })).json().result.data.json;

  const person = await makeUser(database);
  const stranger = await makeUser(database);
  const role = `role-${uuidv7().slice(-12)}`;
  await pool.query('insert into roles (name) values ($1)', [role]);
  const organizationId = uuidv7();
  await pool.query(`insert into organizations (id, name) values ($1, 'Some company')`, [organizationId]);
  const contactId = uuidv7();
  await pool.query(
    `insert into contact_messages (id, name, email, topic, message) values ($1, 'A', 'a@example.com', 'other', 'Hello')`,
    [contactId],
  );
  const addMember = `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member') on conflict do nothing`;
  const teamId = uuidv7();
  await pool.query(`insert into organizations (id, name) values ($1, 'The owner and one more')`, [teamId]);
  for (const { id } of [owner.user, person]) await pool.query(addMember, [teamId, id]);
  await pool.query(`update organization_members set role = 'owner' where user_id = $1`, [owner.user.id]);
  const { rows: rooms } = await pool.query<{ id: string }>('select id from rooms where organization_id = $1', [teamId]);
  const roomId = rooms[0]?.id ?? '';
  const privateRoomId = uuidv7();
  await owner.mutate('chat.createRoom', {
    id: privateRoomId,
    organizationId: teamId,
    name: 'Private',
    isMembersOnly: true,
  });
  const [invitationId, ownInvitationId] = [uuidv7(), uuidv7()];
  const invite = `insert into team_invitations (id, organization_id, email, user_id, role, state) values ($1, $2, $3, $4, 'member', 'waiting')`;
  await pool.query(invite, [invitationId, teamId, 'invited@example.com', null]);
  await pool.query(invite, [ownInvitationId, organizationId, null, owner.user.id]);
  const messageId = uuidv7();
  await owner.mutate('chat.send', { roomId, id: messageId, text: 'Hello' });
  const scheduledId = uuidv7();
  await owner.mutate('chat.schedule', { roomId, id: scheduledId, text: 'Later', at: 'monday' });
  const pollId = uuidv7();
  await owner.mutate('chat.sendPoll', { roomId, id: pollId, question: 'Which?', options: ['A', 'B'] });
  const { webhookId, webhookToken } = await makeWebhook(database, roomId);
  const url = 'https://hooks.slack.com/services/T';
  await owner.mutate('chat.setTeamWebhook', { roomId, tool: 'slack', url });
  const fileId = await makeFile(database, { roomId, userId: owner.user.id, messageId });
  const reviewId = uuidv7();
  const shown = await makeUser(database);
  await pool.query(`insert into profiles (user_id, visibility) values ($1, 'everybody')`, [shown.id]);
  await owner.mutate('reviews.write', { id: reviewId, dealId: deal.id, stars: 4, text: 'Does what it says.' });
  const importId = uuidv7();
  await pool.query(`insert into catalog_imports (id, source, state, ended_at) values ($1, 'feed', 'failed', now())`, [
    importId,
  ]);
  return {
    callers,
    makeDeal: async () => (await makeDeal(database)).id,
    makeMember: async () => void (await pool.query(addMember, [organizationId, person.id])),
    collectionId,
    otherCollectionId,
    ownCollectionId,
    itemId: String(item.id),
    pageId: String(page.id),
    retagId,
    dealId: deal.id,
    toolId: deal.toolId,
    token: String(token),
    publicToken: String(publication.token),
    purchaseId,
    watchId,
    keyId: keys[0]?.id ?? '',
    sessionId: sessions[0]?.id ?? '',
    avatar: String(profile.avatar),
    person,
    strangerId: stranger.id,
    role,
    organizationId,
    teamId,
    privateRoomId,
    invitationId,
    ownInvitationId,
    roomId,
    webhookId,
    webhookToken,
    messageId,
    scheduledId,
    pollId,
    fileId,
    contactId,
    importId,
    reviewId,
    profileId: shown.id,
  };
}
