import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/cards.ts';
import { isOpenTo } from '#collections/publishing/publishing.sql.ts';
import { isoTime } from '#kernel/moments.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import { by, type Section } from './section.ts';

const LONG = 200;
const SHORT = 5_000;

const time = (column: string) => isoTime(sql.raw(column));

/** Deals by their public slug; hidden ones without it. */
const publicSlug = sql`case when ${isPublic} then d.slug end`;

/** Saved things that the collections' own file lacks: pages outside collections, and what can still be restored. */
export const librarySections = (userId: string): Section[] => [
  {
    name: 'pages',
    from: sql`pages p where p.user_id = ${userId}`,
    by: by(sql`p.canonical_url`, 'text'),
    row: sql`json_build_object('id', p.id, 'url', p.url, 'title', p.title, 'description', p.description, 'site_name', p.site_name,
      'state', p.state, 'fetched_at', ${time('p.fetched_at')}, 'dead_since', ${time('p.dead_since')},
      'suggested_at', ${time('p.suggested_at')}, 'saved_at', ${time('p.created_at')})`,
    rows: LONG,
  },
  {
    name: 'published_collections',
    from: sql`collections c where c.user_id = ${userId} and c.published_at is not null`,
    by: by(sql`c.id`, 'uuid'),
    row: sql`json_build_object('id', c.id, 'name', c.name, 'token', c.public_token, 'theme', c.theme, 'shows_notes', c.publishes_notes,
      'shows_pages', c.publishes_pages, 'published_at', ${time('c.published_at')}, 'unpublished_at', ${time('c.unpublished_at')})`,
    rows: LONG,
  },
  {
    // Collections that were taken back or are behind a block have no name any more.
    name: 'followed_collections',
    from: sql`collection_follows x join collections c on c.id = x.collection_id join users u on u.id = c.user_id where x.user_id = ${userId}`,
    by: by(sql`x.collection_id`, 'uuid'),
    row: sql`json_build_object('token', c.public_token, 'name', case when ${isOpenTo(sql`${userId}::uuid`)} then c.name end,
      'followed_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'deleted_collections',
    from: sql`collections c where c.user_id = ${userId} and c.deleted_at is not null`,
    by: by(sql`c.id`, 'uuid'),
    row: sql`json_build_object('id', c.id, 'name', c.name, 'description', c.description, 'deleted_at', ${time('c.deleted_at')})`,
    rows: LONG,
  },
  {
    name: 'removed_items',
    from: sql`collections c join collection_items i on i.collection_id = c.id
      where c.user_id = ${userId} and (c.deleted_at is not null or i.removed_at is not null)`,
    by: by(sql`i.id`, 'uuid'),
    row: sql`json_build_object('collection_id', c.id, 'entity_type', i.entity_type, 'entity_id', i.entity_id, 'notes', i.notes,
      'tags', i.tags, 'added_at', ${time('i.added_at')}, 'removed_at', ${time('i.removed_at')})`,
    rows: LONG,
  },
  {
    name: 'watches',
    from: sql`watches w left join deals d on d.id = w.deal_id left join tools t on t.id = w.tool_id and not t.is_hidden
      where w.user_id = ${userId}`,
    by: by(sql`w.id`, 'uuid'),
    row: sql`json_build_object('id', w.id, 'kind', w.kind, 'deal', ${publicSlug}, 'tool', t.slug, 'search', w.search, 'name', w.name,
      'wish', ${majorOf(sql`w.wish_minor`, sql`w.wish_rest`)}, 'wish_currency', w.wish_currency, 'paused_at', ${time('w.paused_at')},
      'told_at', ${time('w.told_at')}, 'created_at', ${time('w.created_at')}, 'deleted_at', ${time('w.deleted_at')})`,
    rows: LONG,
  },
  {
    name: 'watch_tellings',
    from: sql`watches w join watch_tellings x on x.watch_id = w.id join deals d on d.id = x.deal_id where w.user_id = ${userId}`,
    by: by(sql`x.watch_id || ' ' || x.deal_id`, 'text'),
    row: sql`json_build_object('watch_id', x.watch_id, 'deal', ${publicSlug}, 'price', ${majorOf(sql`x.price_minor`, sql`x.price_rest`)},
      'currency', x.currency, 'told_at', case when x.is_told then ${time('x.told_at')} end)`,
    rows: SHORT,
  },
  {
    name: 'reviews',
    from: sql`reviews x join deals d on d.id = x.deal_id where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'deal', ${publicSlug}, 'stars', x.stars, 'text', x.text,
      'pros', x.pros, 'cons', x.cons, 'plan', x.plan, 'months', x.months,
      'written_at', ${time('x.created_at')}, 'edited_at', ${time('x.edited_at')}, 'deleted_at', ${time('x.deleted_at')},
      'removed_at', ${time('x.removed_at')}, 'removed_reason', x.removed_reason, 'answer', x.answer)`,
    rows: LONG,
  },
  {
    name: 'review_votes',
    from: sql`review_votes x where x.user_id = ${userId}`,
    by: by(sql`x.review_id`, 'uuid'),
    row: sql`json_build_object('review_id', x.review_id, 'at', ${time('x.created_at')})`,
    rows: SHORT,
  },
  {
    name: 'review_flags',
    from: sql`review_flags x where x.user_id = ${userId}`,
    by: by(sql`x.review_id`, 'uuid'),
    row: sql`json_build_object('review_id', x.review_id, 'at', ${time('x.created_at')}, 'settled_at', ${time('x.settled_at')})`,
    rows: SHORT,
  },
];

/** Lines of the bell, and how the member wants to be told. */
export const notificationSections = (userId: string): Section[] => [
  {
    name: 'notifications',
    from: sql`notifications x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'kind', x.kind, 'subject_id', x.subject_id, 'events', x.count, 'facts', x.data,
      'told_at', ${time('x.told_at')}, 'read_at', ${time('x.read_at')}, 'archived_at', ${time('x.archived_at')})`,
    rows: SHORT,
  },
  {
    name: 'notification_choices',
    from: sql`notification_choices x where x.user_id = ${userId}`,
    by: by(sql`x.kind`, 'text'),
    row: sql`json_build_object('kind', x.kind, 'in_product', x.in_product, 'mail', x.mail, 'push', x.push)`,
    rows: LONG,
  },
  {
    name: 'notification_settings',
    from: sql`notification_settings x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('time_zone', x.time_zone, 'quiet_from', x.quiet_from, 'quiet_to', x.quiet_to,
      'digest_at', x.digest_at)`,
    rows: LONG,
  },
  {
    // Without the address and keys by which a browser is reached: whoever has these can write to it.
    name: 'push_subscriptions',
    from: sql`push_subscriptions x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'user_agent', x.user_agent, 'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    // Without its secret: whoever has that can write in our name.
    name: 'member_webhook',
    from: sql`member_webhooks x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('url', x.url, 'kinds', x.kinds, 'paused_at', ${time('x.paused_at')}, 'off_at', ${time('x.off_at')},
      'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'webhook_deliveries',
    from: sql`webhook_deliveries x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'kind', x.kind, 'attempts', x.attempts, 'tried_at', ${time('x.tried_at')},
      'arrived_at', ${time('x.arrived_at')}, 'status', x.status, 'answer', x.answer, 'failure', x.failure,
      'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'mail_stop',
    from: sql`mail_stops x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('email', x.email, 'reason', x.reason, 'answer', x.answer, 'at', ${time('x.created_at')})`,
    rows: LONG,
  },
];

/** Work for the catalogue, as staff or as a vendor. */
export const workSections = (userId: string): Section[] => [
  {
    name: 'drafts',
    from: sql`catalog_drafts x where x.made_by = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'entity_type', x.entity_type, 'entity_id', x.entity_id, 'content', x.content,
      'state', x.state, 'reason', x.reason, 'submitted_at', ${time('x.submitted_at')}, 'created_at', ${time('x.created_at')})`,
    rows: 20,
  },
  {
    name: 'catalog_changes',
    from: sql`catalog_history x where x.actor_id = ${userId}`,
    by: by(sql`x.entity_type || x.entity_id::text || lpad(x.version::text, 10, '0')`, 'text'),
    row: sql`json_build_object('entity_type', x.entity_type, 'entity_id', x.entity_id, 'version', x.version, 'kind', x.kind, 'at', ${time('x.at')})`,
    rows: SHORT,
  },
  {
    name: 'imports',
    from: sql`catalog_imports x where x.created_by = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'source', x.source, 'state', x.state, 'rows_read', x.rows_read,
      'rows_written', x.rows_written, 'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'feeds',
    from: sql`catalog_feeds x where x.created_by = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'source', x.source, 'created_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'jobs',
    from: sql`pgboss.job x where x.name = 'feed' and x.data ->> 'userId' = ${userId}`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'kind', x.name, 'state', x.state, 'created_at', ${time('x.created_on')})`,
    rows: LONG,
  },
];

/** @param own the member's own actions; otherwise those of others on them, without saying who */
const logSection = (name: string, where: SQL, own: boolean): Section => ({
  name,
  from: sql`action_log l where ${where}`,
  by: by(sql`l.id`, 'uuid'),
  row: own
    ? sql`json_build_object('id', l.id, 'at', ${time('l.at')}, 'via', l.via, 'action', l.action, 'target_type', l.target_type,
        'target_id', l.target_id, 'target_label', l.target_label, 'address', l.address, 'user_agent', l.user_agent,
        'before', l.before, 'after', l.after)`
    : sql`json_build_object('id', l.id, 'at', ${time('l.at')}, 'via', l.via, 'action', l.action, 'before', l.before, 'after', l.after)`,
  rows: LONG,
});

/** The account itself, and the log of actions. */
export const accountSections = (userId: string, verifiedEmail: string | null): Section[] => [
  {
    name: 'contact_messages',
    from: sql`contact_messages x where (x.user_id = ${userId} or x.email = ${verifiedEmail})`,
    by: by(sql`x.id`, 'uuid'),
    row: sql`json_build_object('id', x.id, 'name', x.name, 'email', x.email, 'topic', x.topic, 'message', x.message,
      'language', x.language, 'sent_at', ${time('x.created_at')})`,
    rows: LONG,
  },
  {
    name: 'links_sent',
    from: sql`account_tokens x where x.user_id = ${userId}`,
    by: by(sql`x.id`, 'text'),
    row: sql`json_build_object('kind', x.kind, 'email', x.email, 'sent_at', ${time('x.created_at')}, 'expires_at', ${time('x.expires_at')})`,
    rows: LONG,
  },
  {
    name: 'email_change',
    from: sql`email_changes x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('new_email', x.new_email, 'asked_at', ${time('x.created_at')},
      'old_confirmed_at', ${time('x.old_confirmed_at')}, 'new_confirmed_at', ${time('x.new_confirmed_at')}, 'expires_at', ${time('x.expires_at')})`,
    rows: LONG,
  },
  logSection('actions', sql`l.actor_id = ${userId}`, true),
  logSection(
    'actions_of_others',
    sql`l.target_type = 'user' and l.target_id = ${userId} and l.actor_id is distinct from ${userId}`,
    false,
  ),
];
