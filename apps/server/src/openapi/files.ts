import { PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import { KEY_SCOPES } from '@onceware/api/kernel/key-scopes.contract';
import { ACTIONS, TARGET_TYPES, VIAS } from '@onceware/api/kernel/audit/actions.contract';
import { ENTITY_TYPES } from '@onceware/api/collections/collections.limits';
import { LIBRARY_SORTS } from '@onceware/api/collections/library/library.limits';
import { CONTACT_TOPICS } from '@onceware/api/staff/inbox/contact.limits';
import { VENDOR_REQUEST_STATES } from '@onceware/api/supply/vendors/requests.limits';
import { PURCHASE_STATES } from '@onceware/api/purchases/purchases.limits';
import { VISIBILITIES } from '@onceware/api/community/profiles/profiles.limits';
import { WATCH_KINDS } from '@onceware/api/watches/watches.limits';
import { z } from 'zod';
import { count, id, moment, named } from '@onceware/api/kernel/answers';
import { ORGANIZATION_ROLES } from '@onceware/api/identity/organizations/organizations.limits';

// The files to keep, which are written piece by piece and so have no type of their own.

const data = z.record(z.string(), z.unknown()).nullable();
const maybe = moment.nullable();
const text = z.string();
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));

export const collectionsFile = named(
  'CollectionsFile',
  z.strictObject({
    format: z.literal('onceware-collections'),
    version: z.literal(1),
    exported_at: moment,
    collections: z.array(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        is_default: z.boolean(),
        is_favorite: z.boolean(),
        items: z.array(
          z.strictObject({
            entity_type: z.enum(ENTITY_TYPES),
            entity_id: id,
            title: z.string(),
            url: z.url().nullable().describe('Null: a note without an address.'),
            notes: z.string().nullable(),
            added_at: moment,
            description: z.string().nullable(),
            tags: z.array(z.string()),
            is_favorite: z.boolean(),
          }),
        ),
      }),
    ),
  }),
);

const terms = z.strictObject({
  slug: z.string(),
  title: z.string(),
  tool_name: z.string(),
  tool_website: z.string().nullable(),
  promise: z.string(),
  description: z.string(),
  tiers: z.array(
    z.strictObject({
      name: z.string(),
      price: z.number(),
      features: z.array(z.string()),
      limits: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  ),
  base_price: z.number(),
  price: z.number(),
  currency: z.string(),
  ends_at: moment.nullable(),
  taken_at: moment,
  conditions: z
    .strictObject({
      url: z.string().nullable(),
      coupon: z.string().nullable(),
      sold_by: z.string().nullable(),
      refund_days: z.number().nullable(),
      redeem_by: moment.nullable(),
      redeem_days: z.number().nullable(),
      updates: z.string().nullable(),
      stacking: z.number().nullable(),
    })
    .nullable(),
});

const libraryLists = {
  pages: list({
    id,
    url: text.nullable(),
    title: text,
    description: text,
    site_name: text,
    state: text,
    fetched_at: maybe,
    dead_since: maybe,
    suggested_at: maybe,
    saved_at: moment,
  }),
  published_collections: list({
    id,
    name: text,
    token: text,
    theme: text.nullable(),
    shows_notes: z.boolean(),
    shows_pages: z.boolean(),
    published_at: moment,
    unpublished_at: maybe,
  }),
  followed_collections: list({ token: text.nullable(), name: text.nullable(), followed_at: moment }),
  deleted_collections: list({ id, name: text, description: text, deleted_at: moment }),
  removed_items: list({
    collection_id: id,
    entity_type: z.enum(ENTITY_TYPES),
    entity_id: id,
    notes: text.nullable(),
    tags: z.array(text),
    added_at: moment,
    removed_at: maybe,
  }),
};

const profileLists = {
  public_profile: list({
    handle: text.nullable(),
    handle_changed_at: maybe,
    about: text,
    links: z.array(text),
    visibility: z.enum(VISIBILITIES),
    says_bought: z.boolean(),
    updated_at: moment,
  }),
  followed_people: list({ name: text, at: moment }),
  interests: list({ category: text }),
  former_handles: list({ handle: text, until: moment }),
};

const room = { room_id: id, room: text.nullable() };
const chatLists = {
  messages: list({
    id,
    ...room,
    thread_of: id.nullable(),
    number: count,
    text,
    answers: id.nullable(),
    names: z.record(text, z.array(text)),
    sent_at: moment,
    edited_at: maybe,
    deleted_at: maybe,
    pinned_at: maybe,
  }),
  message_versions: list({ message_id: id, text, until: moment }),
  reactions: list({ message_id: id, emoji: text, at: moment }),
  hides_previews: list({ at: moment }),
  poll_votes: list({ message_id: id, option: text, at: moment }),
  message_flags: list({ message_id: id, at: moment, settled_at: maybe }),
  person_reports: list({ person: text, reason: text, at: moment, settled_at: maybe }),
  faded_messages: list({ message_id: id }),
  blocked_people: list({ name: text, at: moment }),
  message_reminders: list({ message_id: id, due_at: moment, at: moment }),
  scheduled_messages: list({
    id,
    room_id: id,
    text,
    answers: id.nullable(),
    names: z.record(text, z.array(text)),
    send_at: moment,
    failure: text.nullable(),
    at: moment,
  }),
  mentions: list({ message_id: id, room_id: id, number: count, at: moment }),
  rooms: list({ ...room, role: text, since: moment }),
  read_marks: list({
    ...room,
    thread_of: id.nullable(),
    read_to: count,
    is_muted: z.boolean(),
    is_silent: z.boolean(),
    is_followed: z.boolean(),
    since: moment,
  }),
  silences: list({ room_id: id.nullable(), until: moment, reason: text, at: moment }),
  files: list({
    id,
    room_id: id.nullable(),
    message_id: id.nullable(),
    name: text,
    size: count,
    type: text,
    path: text,
    uploaded_at: moment,
  }),
  webhooks: list({ room_id: id, name: text, created_at: moment, last_used_at: maybe, revoked_at: maybe }),
  team_webhooks: list({ organization: text, tool: text, created_at: moment }),
};

const workLists = {
  drafts: list({
    id,
    entity_type: text,
    entity_id: id.nullable(),
    content: z.record(text, z.unknown()),
    state: text,
    reason: text.nullable(),
    submitted_at: maybe,
    created_at: moment,
  }),
  catalog_changes: list({ entity_type: text, entity_id: id, version: count, kind: text, at: moment }),
  imports: list({ id, source: text, state: text, rows_read: count, rows_written: count, created_at: moment }),
  feeds: list({ id, source: text, created_at: moment }),
  jobs: list({ id, kind: text, state: text, created_at: moment }),
};

const notificationLists = {
  notifications: list({
    id,
    kind: text,
    subject_id: id.nullable(),
    events: count,
    facts: z.record(text, z.unknown()),
    told_at: moment,
    read_at: maybe,
    archived_at: maybe,
  }),
  notification_choices: list({
    kind: text,
    in_product: z.boolean().nullable(),
    mail: text.nullable(),
    push: z.boolean().nullable(),
  }),
  notification_settings: list({
    time_zone: text,
    quiet_from: z.int().nullable(),
    quiet_to: z.int().nullable(),
    digest_at: z.int(),
  }),
  push_subscriptions: list({ id, user_agent: text.nullable(), created_at: moment }),
  member_webhook: list({
    url: text,
    kinds: z.array(text).nullable(),
    paused_at: maybe,
    off_at: maybe,
    created_at: moment,
  }),
  webhook_deliveries: list({
    id,
    kind: text,
    attempts: z.int(),
    tried_at: maybe,
    arrived_at: maybe,
    status: z.int().nullable(),
    answer: text.nullable(),
    failure: text.nullable(),
    created_at: moment,
  }),
  mail_stop: list({ email: text, reason: z.enum(['bounce', 'complaint']), answer: text.nullable(), at: moment }),
};

const purchase = z.strictObject({
  id,
  title: z.string(),
  tier: z.string().nullable(),
  price: z.number(),
  currency: z.string(),
  purchased_on: z.iso.date(),
  refund_until: z.iso.date().nullable(),
  redeem_by: z.iso.date().nullable(),
  state: z.enum(PURCHASE_STATES),
  licence_codes: z.array(z.string()),
  notes: z.string(),
  deal_url: z.url().nullable(),
  terms: terms.nullable(),
  created_at: moment,
});

export const accountFile = named(
  'AccountFile',
  z.strictObject({
    format: z.literal('onceware-account'),
    version: z.literal(1),
    exported_at: moment,
    profile: z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      is_email_verified: z.boolean(),
      avatar: z.string().nullable(),
      language: z.string().nullable(),
      created_at: moment,
      roles: z.array(z.string()),
      picture: z.strictObject({ type: z.string(), base64: z.string() }).nullable(),
    }),
    sessions: z.array(
      z.strictObject({
        user_agent: z.string().nullable(),
        address: z.string().nullable(),
        signed_in_at: moment,
        last_seen_at: moment,
        expires_at: moment,
      }),
    ),
    api_keys: z.array(
      z.strictObject({
        name: z.string(),
        hint: z.string(),
        permissions: z.array(z.enum(PERMISSIONS)),
        scopes: z.array(z.enum(KEY_SCOPES)),
        created_at: moment,
        last_used_at: moment.nullable(),
        expires_at: moment.nullable(),
      }),
    ),
    calendar_address: z.strictObject({ created_at: moment, last_read_at: moment.nullable() }).nullable(),
    organizations: z.array(
      z.strictObject({
        name: z.string(),
        website: z.string().nullable(),
        role: z.enum(ORGANIZATION_ROLES),
        since: moment,
        deleted_at: maybe,
      }),
    ),
    vendor_requests: list({
      tool_name: text,
      website: z.url(),
      message: text,
      state: z.enum(VENDOR_REQUEST_STATES),
      reason: text.nullable(),
      sent_at: moment,
      decided_at: maybe,
    }),
    purchases: z.array(purchase),
    deleted_purchases: z.array(purchase.extend({ deleted_at: moment })),
    saved_filters: z.array(
      z.strictObject({
        name: z.string(),
        words: z.string(),
        tags: z.array(z.string()),
        is_tagged: z.boolean().nullable(),
        entity_types: z.array(z.enum(ENTITY_TYPES)),
        collections: z.array(z.string()),
        is_favorite: z.boolean().nullable(),
        is_dead: z.boolean().nullable(),
        sort: z.enum(LIBRARY_SORTS),
      }),
    ),
    contact_messages: z.array(
      z.strictObject({
        id,
        name: z.string(),
        email: z.string(),
        topic: z.enum(CONTACT_TOPICS),
        message: z.string(),
        language: z.string().nullable(),
        sent_at: moment,
      }),
    ),
    watches: list({
      id,
      kind: z.enum(WATCH_KINDS),
      deal: text.nullable(),
      tool: text.nullable(),
      search: z.record(z.string(), z.unknown()).nullable(),
      name: text.nullable(),
      wish: z.number().nullable(),
      wish_currency: text.nullable(),
      paused_at: maybe,
      told_at: maybe,
      created_at: moment,
      deleted_at: maybe,
    }),
    watch_tellings: list({ watch_id: id, deal: text.nullable(), price: z.number(), currency: text, told_at: maybe }),
    purchase_pages: z.array(
      z.strictObject({
        purchase_id: z.uuid(),
        url: z.string(),
        final_url: z.string(),
        title: z.string(),
        taken_at: moment,
        sha256: z.string(),
        text: z.string(),
        html: z.string(),
      }),
    ),
    reviews: z.array(
      z.strictObject({
        id,
        deal: z.string().nullable(),
        stars: z.int().min(1).max(5),
        text: z.string(),
        pros: z.array(z.string()),
        cons: z.array(z.string()),
        plan: z.string().nullable(),
        months: z.int().nullable(),
        written_at: moment,
        edited_at: maybe,
        deleted_at: maybe,
        removed_at: maybe,
        removed_reason: z.string().nullable(),
        answer: z.string().nullable(),
      }),
    ),
    review_votes: list({ review_id: id, at: moment }),
    review_flags: list({ review_id: id, at: moment, settled_at: maybe }),
    links_sent: list({ kind: text, email: text, sent_at: moment, expires_at: moment }),
    team_invitations: list({
      team: text,
      role: z.enum(ORGANIZATION_ROLES),
      state: z.enum(['waiting', 'declined', 'removed']),
      at: moment,
    }),
    email_change: list({
      new_email: text,
      asked_at: moment,
      old_confirmed_at: maybe,
      new_confirmed_at: maybe,
      expires_at: moment,
    }),
    waiting_mails: list({ id, kind: text, created_at: moment }),
    ...libraryLists,
    ...profileLists,
    ...chatLists,
    ...workLists,
    ...notificationLists,
    actions_of_others: list({ id, at: moment, via: z.enum(VIAS), action: z.enum(ACTIONS), before: data, after: data }),
    actions: z.array(
      z.strictObject({
        id,
        at: moment,
        via: z.enum(VIAS),
        action: z.enum(ACTIONS),
        target_type: z.enum(TARGET_TYPES).nullable(),
        target_id: z.string().nullable(),
        target_label: z.string().nullable(),
        address: z.string().nullable(),
        user_agent: z.string().nullable(),
        before: data,
        after: data,
      }),
    ),
    collections: collectionsFile,
  }),
);
