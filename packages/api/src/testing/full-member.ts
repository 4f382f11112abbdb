import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from './factories.ts';
import { makeFile, makeTeam } from './teams.ts';
import { callAs, type TestApi } from './test-api.ts';

/** Strings that name somebody, found nowhere else. */
export const KNOWN = {
  name: 'Ada Quillfeather',
  email: 'ada.quillfeather@example.org',
  newEmail: 'ada.next@example.org',
  address: '203.0.113.77',
  userAgent: 'Quillbrowser/7',
  keyName: 'Ada’s key',
} as const;

export interface FullMember {
  user: SessionUser;
  /** By table, what its row holds that the member's file must have. */
  held: ReadonlyMap<string, string>;
}

/** A member of whom every table has something. */
export async function makeFullMember(api: TestApi, passwordHash: string): Promise<FullMember> {
  const { pool } = api.database;
  const user = await makeUser(api.database, { name: KNOWN.name, email: KNOWN.email, passwordHash, role: 'admin' });
  const other = await makeUser(api.database, { role: 'admin' });
  const held = new Map<string, string>();
  const insert = async (table: string, row: Record<string, unknown>, value: string) => {
    const columns = Object.keys(row);
    await pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(row),
    );
    held.set(table.includes('.') ? table : `public.${table}`, value);
  };
  const [userId, ownId] = [user.id, { user_id: user.id }];
  const soon = new Date(Date.now() + 3_600_000);

  await pool.query(
    `update users set avatar = '/art/avatars/07.svg', language = 'de', email_verified_at = now() where id = $1`,
    [userId],
  );
  held.set('public.users', KNOWN.email).set('public.user_roles', 'admin');
  await insert(
    'avatars',
    { ...ownId, id: uuidv7(), type: 'image/png', image: Buffer.from('mark-avatar') },
    Buffer.from('mark-avatar').toString('base64'),
  );
  await insert('profiles', { ...ownId, handle: 'mark-handle', handle_key: 'markhandle' }, 'mark-handle');
  await insert('interests', { ...ownId, category: 'mark-interest' }, 'mark-interest');
  await insert('former_handles', { ...ownId, handle_key: 'markbefore', until: soon }, 'markbefore');
  await insert(
    'sessions',
    { ...ownId, id: 'hash-of-a-session', expires_at: soon, user_agent: KNOWN.userAgent, address: KNOWN.address },
    KNOWN.userAgent,
  );
  await insert(
    'account_tokens',
    { ...ownId, id: 'hash-of-a-link', kind: 'reset_password', email: KNOWN.email, expires_at: soon },
    'reset_password',
  );
  await insert(
    'email_changes',
    { ...ownId, new_email: KNOWN.newEmail, old_token_id: 'x', new_token_id: 'y', expires_at: soon },
    KNOWN.newEmail,
  );
  await insert(
    'api_keys',
    { ...ownId, id: uuidv7(), name: KNOWN.keyName, token_hash: 'hash-of-a-key', hint: 'onc_abcd' },
    KNOWN.keyName,
  );
  await insert(
    'calendar_addresses',
    { ...ownId, token_hash: 'hash-of-a-calendar', last_read_at: new Date('2026-02-03T04:05:06.789Z') },
    '2026-02-03T04:05:06.789Z',
  );
  await insert(
    'vendor_requests',
    { ...ownId, id: uuidv7(), tool_name: 'Kiln', website: 'https://kiln.example', message: 'mark-vendor' },
    'mark-vendor',
  );
  await insert(
    'contact_messages',
    { ...ownId, id: uuidv7(), name: KNOWN.name, email: KNOWN.email, topic: 'other', message: 'mark-contact' },
    'mark-contact',
  );
  await pool.query(
    `insert into contact_messages (id, name, email, topic, message) values ($1, $2, $3, 'other', 'mark-before')`,
    [uuidv7(), KNOWN.name, KNOWN.email],
  );

  const log = { via: 'session', address: KNOWN.address, user_agent: KNOWN.userAgent };
  await insert(
    'action_log',
    {
      ...log,
      id: uuidv7(),
      actor_id: userId,
      action: 'key.create',
      target_type: 'key',
      target_id: uuidv7(),
      target_label: KNOWN.keyName,
    },
    KNOWN.keyName,
  );
  await insert(
    'action_log',
    { ...log, via: 'visitor', id: uuidv7(), action: 'auth.sign_in_refused', target_type: 'user', target_id: userId },
    'auth.sign_in_refused',
  );
  await insert(
    'action_log',
    {
      id: uuidv7(),
      actor_id: other.id,
      via: 'session',
      action: 'user.suspend',
      target_type: 'user',
      target_id: userId,
      after: { reason: 'mark-suspended' },
    },
    'mark-suspended',
  );

  const collectionId = uuidv7();
  await insert(
    'collections',
    { ...ownId, id: collectionId, name: 'mark-collection', share_token: 'mark-token' },
    'mark-collection',
  );
  const followedId = uuidv7();
  await pool.query(
    `insert into collections (id, user_id, name, public_token, published_at) values ($1, $2, 'mark-followed', 'mark-public1', now())`,
    [followedId, other.id],
  );
  await insert('collection_follows', { ...ownId, collection_id: followedId }, 'mark-public1');
  const pageId = uuidv7();
  await insert(
    'pages',
    {
      ...ownId,
      id: pageId,
      url: 'https://page.example/mark',
      canonical_url: 'https://page.example/mark',
      title: 'mark-page',
    },
    'mark-page',
  );
  await insert(
    'pages',
    {
      ...ownId,
      id: uuidv7(),
      url: 'https://page.example/lone',
      canonical_url: 'https://page.example/lone',
      title: 'mark-lone',
    },
    'mark-lone',
  );
  const itemId = uuidv7();
  await insert(
    'collection_items',
    {
      id: itemId,
      collection_id: collectionId,
      entity_type: 'page',
      entity_id: pageId,
      page_id: pageId,
      notes: 'mark-note',
      tags: ['mark-tag'],
      rank: 'a1',
    },
    'mark-note',
  );
  await insert(
    'retagged_items',
    { change_id: uuidv7(), item_id: itemId, before: ['was'], after: ['mark-tag'] },
    'mark-tag',
  );
  await insert(
    'kept_filters',
    { ...ownId, id: uuidv7(), name: 'mark-filter', filter: { q: 'mark-words' } },
    'mark-filter',
  );

  const lineId = uuidv7();
  await insert(
    'notifications',
    { ...ownId, id: lineId, kind: 'mention', tab: 'inbox', group_key: 'mark', data: { told: 'mark-notification' } },
    'mark-notification',
  );
  await pool.query(
    `insert into notifications (user_id, kind, tab, group_key, actor_ids) values ($1, 'mention', 'inbox', 'mark', array[$2::uuid])`,
    [other.id, userId],
  );
  await insert('notification_events', { ...ownId, kind: 'mention', event_key: 'mark-event' }, '');
  await insert('notification_choices', { ...ownId, kind: 'mark-choice', mail: 'weekly' }, 'mark-choice');
  await insert('notification_settings', { ...ownId, time_zone: 'Asia/Kathmandu' }, 'Asia/Kathmandu');
  await insert(
    'push_subscriptions',
    {
      ...ownId,
      id: uuidv7(),
      session_id: 'hash-of-a-session',
      endpoint: 'https://hooks.example/p',
      p256dh: 'x',
      auth: 'y',
      user_agent: 'mark-browser',
    },
    'mark-browser',
  );
  await insert('member_webhooks', { ...ownId, url: 'https://mark-own-hook.example/x', secret: 's' }, 'mark-own-hook');
  await insert(
    'webhook_deliveries',
    { ...ownId, notification_id: lineId, kind: 'mention', answer: 'mark-answer' },
    'mark-answer',
  );
  await insert('mail_stops', { ...ownId, email: KNOWN.email, reason: 'bounce', answer: 'mark-bounce' }, 'mark-bounce');
  await insert('notification_deliveries', { ...ownId, notification_id: lineId, way: 'mail', due_at: soon }, '');

  const tool = await makeTool(api.database);
  const deal = await makeDeal(api.database, { toolId: tool.id });
  const others = await makeDeal(api.database);
  const purchaseId = uuidv7();
  await insert(
    'purchases',
    { ...ownId, id: purchaseId, title: 'mark-purchase', price_minor: 100, currency: 'USD', purchased_on: '2026-01-01' },
    'mark-purchase',
  );
  const pageFileId = uuidv7();
  await pool.query(`insert into file_chunks (file_id, position, bytes) values ($1, 0, 'words')`, [pageFileId]);
  await insert(
    'purchase_pages',
    {
      id: uuidv7(),
      purchase_id: purchaseId,
      url: 'https://vendor.example/',
      final_url: 'https://vendor.example/',
      state: 'stored',
      taken_at: new Date(),
      file_id: pageFileId,
      size: 5,
      sha256: '0'.repeat(64),
      text: 'mark-frozen',
    },
    'mark-frozen',
  );
  await insert(
    'purchases',
    {
      ...ownId,
      id: uuidv7(),
      title: 'mark-refunded',
      price_minor: 100,
      currency: 'USD',
      purchased_on: '2026-01-01',
      deleted_at: new Date(),
    },
    'mark-refunded',
  );
  await insert(
    'told_deal_prices',
    { ...ownId, deal_id: deal.id, price_minor: 100, price_rest: 0, currency: 'USD' },
    '',
  );
  const watchId = uuidv7();
  await insert(
    'watches',
    { ...ownId, id: watchId, kind: 'search', search_key: uuidv7(), search: { q: 'x' }, name: 'mark-watch' },
    'mark-watch',
  );
  await insert(
    'watch_tellings',
    { watch_id: watchId, deal_id: deal.id, price_minor: 100, price_rest: 0, currency: 'USD' },
    watchId,
  );
  await insert('reviews', { ...ownId, id: uuidv7(), deal_id: deal.id, stars: 4, text: 'mark-review' }, 'mark-review');
  const [taken, theirs] = [uuidv7(), uuidv7()];
  await insert(
    'reviews',
    { ...ownId, id: taken, deal_id: others.id, stars: 4, text: 'mark-taken-back', deleted_at: new Date() },
    'mark-taken-back',
  );
  await pool.query(`insert into reviews (id, deal_id, user_id, stars, text) values ($1, $2, $3, 1, 'x')`, [
    theirs,
    deal.id,
    other.id,
  ]);
  await insert('review_votes', { ...ownId, review_id: theirs }, theirs);
  await insert('review_flags', { ...ownId, review_id: theirs }, theirs);

  await fillRooms(api, { user, other, insert, held });
  const { teamId } = await makeTeam(api.database, [userId]);
  held.set('public.organization_members', 'A team');
  await insert(
    'team_invitations',
    { ...ownId, id: uuidv7(), organization_id: teamId, role: 'member', state: 'removed', invited_by: userId },
    'removed',
  );
  await insert(
    'team_webhooks',
    { organization_id: teamId, tool: 'slack', url: 'https://hooks.example/x', created_by: userId },
    'slack',
  );

  const work = { entity_type: 'tool', content: { name: 'x' } };
  await insert(
    'catalog_drafts',
    { ...work, id: uuidv7(), made_by: userId, content: { name: 'mark-draft' } },
    'mark-draft',
  );
  await insert(
    'catalog_history',
    { ...work, entity_id: tool.id, version: 1, actor_id: userId, kind: 'changed' },
    tool.id,
  );
  await insert('catalog_imports', { id: uuidv7(), source: 'mark-import', created_by: userId }, 'mark-import');
  const feedId = uuidv7();
  await insert(
    'catalog_feeds',
    {
      id: feedId,
      source: 'mark-feed',
      url: 'https://feed.example',
      format: 'json',
      rows_at: '',
      mapping: {},
      sample: '[]',
      fields: [],
      created_by: userId,
    },
    'mark-feed',
  );
  await api.database.transaction(async (tx) => {
    await api.jobs.enqueue(tx, 'feed', { feedId, isDryRun: true, isSure: false, userId });
    await api.mailer.enqueue(tx, {
      to: KNOWN.email,
      name: KNOWN.name,
      language: null,
      kind: 'account_suspended',
      reason: 'x',
    });
  });
  held.set('pgboss.job', 'account_suspended');
  await callAs(api, user).limits.count('flag', userId);
  held.set('public.rate_limits', '');
  await insert('mail_queue', { id: uuidv7(), content: 'sealed', next_attempt_at: soon }, '');
  return { user, held };
}

interface Filling {
  user: SessionUser;
  other: SessionUser;
  insert: (table: string, row: Record<string, unknown>, value: string) => Promise<void>;
  held: Map<string, string>;
}

async function fillRooms(api: TestApi, { user: { id: userId }, other, insert, held }: Filling): Promise<void> {
  const { roomId } = await makeTeam(api.database, [other.id]);
  const ids = { mine: uuidv7(), gone: uuidv7(), theirs: uuidv7(), removed: uuidv7() };
  const nobody = { users: [], deals: [], tools: [] };
  const message = (id: string, number: number, fields: object) => ({
    id,
    room_id: roomId,
    number,
    seq: number,
    named: nobody,
    ...fields,
  });
  await insert(
    'messages',
    message(ids.mine, 1, { author_id: userId, text: 'mark-message', edited_at: new Date() }),
    'mark-message',
  );
  await insert(
    'messages',
    message(ids.gone, 2, { author_id: userId, text: 'mark-deleted', deleted_at: new Date(), deleted_by: userId }),
    'mark-deleted',
  );
  await insert(
    'messages',
    message(ids.theirs, 3, { author_id: other.id, text: 'Well said.', named: { ...nobody, users: [userId] } }),
    'mark-message',
  );
  await insert(
    'messages',
    message(ids.removed, 4, { author_id: other.id, text: 'Rude.', deleted_at: new Date(), deleted_by: userId }),
    'mark-message',
  );
  const at = { created_at: new Date() };
  const [mine, theirs] = [{ user_id: userId }, { user_id: userId, message_id: ids.theirs }];
  await insert(
    'message_edits',
    { id: uuidv7(), message_id: ids.mine, previous_text: 'mark-before-edit' },
    'mark-before-edit',
  );
  await insert('reactions', { ...theirs, emoji: '🦉' }, '🦉');
  await insert(
    'chat_polls',
    { message_id: ids.mine, question: 'mark-message', options: JSON.stringify(['mark-message']), is_many: false },
    'mark-message',
  );
  const previewId = uuidv7();
  await insert(
    'link_previews',
    { id: previewId, canonical_url: 'https://kiln.example', url: 'https://kiln.example/', due_at: new Date() },
    previewId,
  );
  await insert(
    'message_links',
    {
      message_id: ids.mine,
      position: 0,
      preview_id: previewId,
      url: 'https://mark-message.example/',
      is_removed: false,
      is_told: true,
    },
    'mark-message',
  );
  await insert('preview_opt_outs', { ...mine, created_at: new Date('2019-03-04') }, '2019-03-04');
  await insert('poll_votes', { user_id: userId, message_id: ids.mine, option: 0 }, 'mark-message');
  await insert('flags', theirs, ids.theirs);
  await insert('person_reports', { ...mine, person_id: other.id, reason: 'mark-report' }, 'mark-report');
  await insert('ghosts', theirs, ids.theirs);
  const followed = await makeUser(api.database, { name: 'mark-followed' });
  await insert('member_follows', { ...mine, followed_id: followed.id }, 'mark-followed');
  // Made by its trigger.
  held.set('public.follow_counts', '');
  await insert('blocks', { ...mine, blocked_id: other.id }, other.name);
  await insert('message_reminders', { ...theirs, due_at: new Date(Date.now() + 86_400_000) }, ids.theirs);
  await insert(
    'scheduled_messages',
    {
      ...mine,
      id: uuidv7(),
      room_id: roomId,
      text: 'mark-scheduled',
      named: nobody,
      send_at: new Date(Date.now() + 86_400_000),
    },
    'mark-scheduled',
  );
  await insert('mentions', { ...theirs, room_id: roomId, number: 3, ...at }, ids.theirs);
  await insert('room_members', { ...mine, room_id: roomId, role: 'owner' }, roomId);
  await insert('reads', { ...mine, room_id: roomId, number: 3 }, roomId);
  await insert(
    'silences',
    { ...mine, id: uuidv7(), until: new Date(), reason: 'mark-silenced', created_by: other.id },
    'mark-silenced',
  );
  const onMine = await makeFile(api.database, { roomId, userId, messageId: ids.mine });
  held.set('public.attachments', onMine).set('public.file_chunks', '');
  await makeFile(api.database, { roomId, userId });
  await insert(
    'room_webhooks',
    { id: uuidv7(), room_id: roomId, name: 'mark-hook', token_hash: 'h', created_by: userId },
    'mark-hook',
  );
}
