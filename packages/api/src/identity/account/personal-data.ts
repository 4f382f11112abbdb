/**
 * Every table that names a person, by schema and name: how the account's file has it, what becomes of it when the account is
 * deleted, and by which words the privacy template names it. personal-data.test.ts walks all tables of the database and holds this
 * list against it: a new table, or a new column that looks like a person, fails until it is declared here.
 */
export interface PersonalTable {
  /** The columns that name a row's owner, or that hold a person's text or name. */
  columns: readonly string[];
  /** Members of the account's file, or why it has none. */
  file: readonly string[] | { none: string };
  deletion: Deletion;
  /** A phrase of packages/api/legal/privacy.md. */
  template: string;
}

/**
 * `goes`: no row is left. `unnamed`: rows stay, and `columns` may still hold what somebody wrote, or an id that leads nowhere; why,
 * says `because`. `expires`: it goes by itself.
 */
export type Deletion =
  | { kind: 'goes' }
  | { kind: 'unnamed'; columns: readonly string[]; because: string }
  | { kind: 'expires'; because: string };

const goes: Deletion = { kind: 'goes' };
const unnamed = (columns: readonly string[], because: string): Deletion => ({ kind: 'unnamed', columns, because });

const FOR_READERS = 'Those who read and answered it would be left with half a conversation.';
const VENDORS = 'It is the work of the site or of a vendor, who goes on with it.';
const SWEPT = 'Bytes have no owner of their own; they are swept with the row that names them.';

export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  'public.users': {
    columns: ['id', 'name', 'email', 'avatar'],
    file: ['profile'],
    deletion: goes,
    template: 'name, e-mail address and whether it was confirmed',
  },
  'public.avatars': { columns: ['user_id', 'image'], file: ['profile'], deletion: goes, template: 'picture' },
  'public.profiles': {
    columns: ['user_id', 'handle', 'handle_key', 'about', 'links'],
    file: ['public_profile'],
    deletion: goes,
    template: 'your handle, what you say about yourself',
  },
  'public.member_follows': {
    columns: ['user_id', 'followed_id'],
    file: ['followed_people'],
    deletion: goes,
    template: 'whom you follow',
  },
  'public.follow_counts': {
    columns: ['user_id'],
    file: { none: 'Counted from the follows, which are in it.' },
    deletion: goes,
    template: 'whom you follow',
  },
  'public.interests': { columns: ['user_id'], file: ['interests'], deletion: goes, template: 'interests' },
  'public.former_handles': {
    columns: ['user_id', 'handle_key'],
    file: ['former_handles'],
    deletion: goes,
    template: 'handles that you had before',
  },
  'public.user_roles': { columns: ['user_id'], file: ['profile'], deletion: goes, template: 'roles' },
  'public.sessions': {
    columns: ['user_id', 'user_agent', 'address'],
    file: ['sessions'],
    deletion: goes,
    template: 'for each browser that is logged in',
  },
  'public.account_tokens': {
    columns: ['user_id', 'email'],
    file: ['links_sent'],
    deletion: goes,
    template: 'Links that were sent by mail',
  },
  'public.email_changes': {
    columns: ['user_id', 'new_email'],
    file: ['email_change'],
    deletion: goes,
    template: 'A new e-mail address that waits to be confirmed',
  },
  'public.api_keys': { columns: ['user_id', 'name'], file: ['api_keys'], deletion: goes, template: 'API keys' },
  'public.calendar_addresses': {
    columns: ['user_id'],
    file: ['calendar_address'],
    deletion: goes,
    template: 'private address of your calendar',
  },
  'public.rate_limits': {
    columns: ['key'],
    file: { none: 'It is a hash of whom it counts, which cannot be read.' },
    deletion: {
      kind: 'expires',
      because: 'Counts end by themselves, and would be worth nothing if an account could end them.',
    },
    template: 'Counts against abuse',
  },
  'public.action_log': {
    columns: ['actor_id', 'target_id', 'target_label', 'address', 'user_agent', 'before', 'after'],
    file: ['actions', 'actions_of_others'],
    deletion: unnamed(
      ['actor_id', 'target_id', 'before', 'after'],
      'Who may do what on a site has to be answered for afterwards. Entries keep an id, which means nothing any more.',
    ),
    template: 'log of actions',
  },
  'public.organization_members': {
    columns: ['user_id'],
    file: ['organizations'],
    deletion: goes,
    template: 'Organizations',
  },
  'public.team_invitations': {
    columns: ['user_id', 'email', 'rooms', 'invited_by'],
    file: ['team_invitations'],
    deletion: unnamed(['email'], 'An address that was invited is forgotten after 14 days.'),
    template: 'invitations to teams',
  },
  'public.vendor_requests': {
    columns: ['user_id', 'tool_name', 'message', 'decided_by'],
    file: ['vendor_requests'],
    deletion: goes,
    template: 'Requests for a vendor account',
  },
  'public.contact_messages': {
    columns: ['user_id', 'name', 'email', 'message'],
    file: ['contact_messages'],
    deletion: unnamed(['message'], 'What was asked may still have to be done.'),
    template: 'Messages of the contact form',
  },

  'public.collections': {
    columns: ['user_id', 'name', 'description'],
    file: ['collections', 'deleted_collections', 'published_collections'],
    deletion: goes,
    template: 'Collections',
  },
  'public.collection_items': {
    columns: ['notes', 'tags'],
    file: ['collections', 'removed_items'],
    deletion: goes,
    template: 'items with notes and tags',
  },
  'public.collection_follows': {
    columns: ['user_id'],
    file: ['followed_collections'],
    deletion: goes,
    template: 'collections of others that you follow',
  },
  'public.retagged_items': {
    columns: ['before', 'after'],
    file: { none: 'It repeats tags of items for a day, so that a change of them can be undone.' },
    deletion: goes,
    template: 'items with notes and tags',
  },
  'public.pages': {
    columns: ['user_id', 'url', 'title', 'description'],
    file: ['pages'],
    deletion: goes,
    template: 'Web pages that you save',
  },
  'public.kept_filters': {
    columns: ['user_id', 'name', 'filter'],
    file: ['saved_filters'],
    deletion: goes,
    template: 'saved searches',
  },
  'public.purchases': {
    columns: ['user_id', 'title', 'redeem_by', 'notes', 'licence_codes', 'terms'],
    file: ['purchases', 'deleted_purchases'],
    deletion: goes,
    template: 'Purchases',
  },
  'public.watches': {
    columns: ['user_id', 'search', 'name'],
    file: ['watches'],
    deletion: goes,
    template: 'What you watch',
  },
  'public.watch_tellings': {
    columns: ['watch_id'],
    file: ['watch_tellings'],
    deletion: goes,
    template: 'at which prices you were told',
  },
  'public.purchase_pages': {
    columns: ['url', 'final_url', 'title', 'text'],
    file: ['purchase_pages'],
    deletion: unnamed(
      ['url', 'final_url', 'title', 'text'],
      'Copies of public pages; whose they were is gone with the purchase, and they are swept within hours.',
    ),
    template: 'copy of the vendor’s page',
  },

  'public.reviews': {
    columns: ['user_id', 'text', 'plan', 'months', 'pros', 'cons', 'removed_by', 'removed_reason', 'answered_by'],
    file: ['reviews'],
    deletion: unnamed(
      ['text', 'plan', 'months', 'pros', 'cons'],
      'Ratings are of all who gave one; readers trust that they do not change.',
    ),
    template: 'Reviews',
  },
  'public.review_votes': {
    columns: ['user_id'],
    file: ['review_votes'],
    deletion: goes,
    template: 'that you found helpful',
  },
  'public.review_flags': {
    columns: ['user_id', 'settled_by'],
    file: ['review_flags'],
    deletion: goes,
    template: 'that you reported',
  },

  'public.messages': {
    columns: ['author_id', 'deleted_by', 'text', 'named'],
    file: ['messages'],
    deletion: unnamed(['text', 'deleted_by'], FOR_READERS),
    template: 'Messages in rooms',
  },
  'public.message_links': {
    columns: ['url'],
    file: ['messages'],
    deletion: unnamed(['url'], FOR_READERS),
    template: 'Messages in rooms',
  },
  'public.preview_opt_outs': {
    columns: ['user_id'],
    file: ['hides_previews'],
    deletion: goes,
    template: 'whether you see previews of links',
  },
  'public.message_edits': {
    columns: ['previous_text'],
    file: ['message_versions'],
    deletion: goes,
    template: 'what it said before',
  },
  'public.reactions': { columns: ['user_id'], file: ['reactions'], deletion: goes, template: 'reactions' },
  'public.chat_polls': {
    columns: ['question', 'options'],
    file: ['messages'],
    deletion: unnamed(['question', 'options'], FOR_READERS),
    template: 'Messages in rooms',
  },
  'public.poll_votes': {
    columns: ['user_id'],
    file: ['poll_votes'],
    deletion: goes,
    template: 'how you voted in polls',
  },
  'public.flags': {
    columns: ['user_id', 'settled_by'],
    file: ['message_flags'],
    deletion: goes,
    template: 'that you reported',
  },
  'public.person_reports': {
    columns: ['person_id', 'user_id', 'reason', 'settled_by'],
    file: ['person_reports'],
    deletion: goes,
    template: 'people whom you reported',
  },
  'public.ghosts': { columns: ['user_id'], file: ['faded_messages'], deletion: goes, template: 'faded' },
  'public.blocks': {
    columns: ['user_id', 'blocked_id'],
    file: ['blocked_people'],
    deletion: goes,
    template: 'people whom you blocked',
  },
  'public.message_reminders': {
    columns: ['user_id'],
    file: ['message_reminders'],
    deletion: goes,
    template: 'reminded of',
  },
  'public.scheduled_messages': {
    columns: ['user_id', 'text', 'named'],
    file: ['scheduled_messages'],
    deletion: goes,
    template: 'to be sent later',
  },
  'public.mentions': { columns: ['user_id'], file: ['mentions'], deletion: goes, template: 'where you were named' },
  'public.room_members': { columns: ['user_id'], file: ['rooms'], deletion: goes, template: 'which rooms you are in' },
  'public.reads': { columns: ['user_id'], file: ['read_marks'], deletion: goes, template: 'how far you have read' },
  'public.silences': {
    columns: ['user_id', 'created_by', 'reason'],
    file: ['silences'],
    deletion: goes,
    template: 'muted',
  },
  'public.attachments': {
    columns: ['user_id', 'name'],
    file: ['files'],
    deletion: unnamed(['name'], FOR_READERS),
    template: 'Files that you send',
  },
  'public.file_chunks': {
    columns: ['bytes'],
    file: { none: 'Each file is had at the address that `files` names.' },
    deletion: unnamed(['bytes'], SWEPT),
    template: 'Files that you send',
  },
  'public.room_webhooks': {
    columns: ['created_by', 'name'],
    file: ['webhooks'],
    deletion: unnamed(['name'], 'It is the room’s: what it wrote there keeps it. It takes no more.'),
    template: 'Addresses by which other tools',
  },
  'public.team_webhooks': {
    columns: ['created_by', 'url'],
    file: ['team_webhooks'],
    deletion: unnamed(['url'], 'It is the team’s, whose people go on with it.'),
    template: 'Addresses by which other tools',
  },

  'public.catalog_drafts': {
    columns: ['made_by', 'decided_by', 'content', 'base', 'reason'],
    file: ['drafts'],
    deletion: unnamed(['content', 'base', 'reason'], VENDORS),
    template: 'Work on the catalogue',
  },
  'public.catalog_history': {
    columns: ['actor_id', 'content'],
    file: ['catalog_changes'],
    deletion: unnamed(['content'], VENDORS),
    template: 'Work on the catalogue',
  },
  'public.catalog_imports': {
    columns: ['created_by', 'source'],
    file: ['imports'],
    deletion: unnamed(['source'], VENDORS),
    template: 'Work on the catalogue',
  },
  'public.catalog_feeds': {
    columns: ['created_by', 'source'],
    file: ['feeds'],
    deletion: unnamed(['source'], VENDORS),
    template: 'Work on the catalogue',
  },

  'public.notifications': {
    columns: ['user_id', 'actor_ids', 'data'],
    file: ['notifications'],
    deletion: unnamed(
      ['actor_ids'],
      'Lines of others keep an id, which means nothing any more and is shown to nobody, until they go after 180 days.',
    ),
    template: 'Notifications',
  },
  'public.notification_events': {
    columns: ['user_id'],
    file: { none: 'It repeats of what `notifications` tells, so that nobody is told twice.' },
    deletion: goes,
    template: 'that you were told of something',
  },
  'public.told_deal_prices': {
    columns: ['user_id'],
    file: { none: 'It repeats which prices of saved deals `notifications` told of.' },
    deletion: goes,
    template: 'which prices',
  },
  'public.notification_choices': {
    columns: ['user_id', 'mail'],
    file: ['notification_choices'],
    deletion: goes,
    template: 'by which ways you want to be told',
  },
  'public.notification_settings': {
    columns: ['user_id'],
    file: ['notification_settings'],
    deletion: goes,
    template: 'time zone and quiet hours',
  },
  'public.notification_deliveries': {
    columns: ['user_id'],
    file: { none: 'It says which of `notifications` still wait to be sent, for hours or days.' },
    deletion: goes,
    template: 'wait to be sent',
  },
  'public.push_subscriptions': {
    columns: ['user_id', 'user_agent'],
    file: ['push_subscriptions'],
    deletion: goes,
    template: 'Browsers that show you notifications',
  },
  'public.member_webhooks': {
    columns: ['user_id', 'url'],
    file: ['member_webhook'],
    deletion: goes,
    template: 'webhook of your own',
  },
  'public.webhook_deliveries': {
    columns: ['user_id', 'answer'],
    file: ['webhook_deliveries'],
    deletion: goes,
    template: 'the last messages to it',
  },
  'public.mail_stops': {
    columns: ['user_id', 'email'],
    file: ['mail_stop'],
    deletion: goes,
    template: 'mail to your address was refused',
  },

  'pgboss.job': {
    columns: ['data'],
    file: ['jobs', 'waiting_mails'],
    deletion: {
      kind: 'expires',
      because: 'Mails that wait are taken out, but for the one that says that the account is gone.',
    },
    template: 'Mails to you',
  },
  'public.mail_queue': {
    columns: ['content'],
    file: { none: 'The version before left mails here; they are moved into the queue of jobs within minutes.' },
    deletion: { kind: 'expires', because: 'It is emptied within minutes, and written no more.' },
    template: 'Mails to you',
  },
};

/**
 * Tables that name nobody, and why; with their columns that look as if they did. Whose rows hang on a person by another table's id
 * (`message_id`) are above.
 */
export const IMPERSONAL_TABLES: Readonly<
  Record<string, { because: string; columns?: Readonly<Record<string, string>> }>
> = {
  'drizzle.__drizzle_migrations': { because: 'Which migrations were done.' },
  'public.roles': { because: 'What roles there are.', columns: { name: 'The role’s.' } },
  'public.role_permissions': { because: 'What they allow.' },
  'public.organizations': {
    because: 'A company or team, as staff wrote it down.',
    columns: { name: 'The company’s.', notes: 'Of staff, about the company.' },
  },
  'public.rooms': {
    because: 'A place to talk; who is in it is in other tables.',
    columns: {
      name: 'The room’s.',
      direct_key: 'A hash of ids.',
      parent_message_id: 'The message of a thread, which has its author.',
    },
  },
  'public.room_events': {
    because: 'That something happened to a message.',
    columns: { payload: 'The id of the message, which has its author.' },
  },
  'public.link_previews': {
    because: 'Words of a web page; who linked to it is in the message.',
    columns: { site_name: 'The page’s.' },
  },
  'public.vendor_tools': { because: 'Which organization has which tool.' },
  'public.tools': { because: 'The catalogue.', columns: { name: 'The tool’s.' } },
  'public.deals': {
    because: 'The catalogue.',
    columns: {
      tiers: 'What a plan costs and gives.',
      price_memory: 'Prices and times.',
      redeem_by: 'A moment.',
      sold_by: 'A company.',
    },
  },
  'public.notification_runs': { because: 'How far jobs have come.' },
  'public.deal_prices': { because: 'The catalogue.' },
  'public.deal_changes': { because: 'What deals were before they changed.' },
  'public.watch_sweeps': { because: 'How far a job has come.', columns: { name: 'The job’s.' } },
  'public.deal_clicks': { because: 'How many, not who.' },
  'public.deal_visits': {
    because: 'A hash by a key that goes with the day.',
    columns: {
      visitor: 'Cannot be led back to anybody once the day’s key is gone; within the day only by guessing addresses.',
    },
  },
  'public.visit_keys': { because: 'The key of that hash.' },
  'public.feed_ended_deals': { because: 'The catalogue.' },
  'public.catalog_counts': { because: 'How many there are.' },
  'public.catalog_figures': { because: 'How many there are.' },
  'public.catalog_versions': { because: 'How often the catalogue changed.' },
  'public.search_words': { because: 'Words of the catalogue.' },
  'public.synonym_groups': { because: 'Words of the catalogue.' },
  'public.ratings_due': { because: 'Tools to count anew.' },
  'public.exchange_rates': { because: 'What a euro was worth.' },
  'public.sitemap_files': { because: 'The sitemap.' },
  'public.pictures': {
    because:
      'A picture of a page or of the catalogue; who keeps the page is in `pages`, and with the last page it is purged.',
    columns: { name: 'Random digits.' },
  },
  'public.page_hosts': { because: 'Which hosts are asked at this moment, or not for a while.' },
  'public.tool_pages': { because: 'Pages of vendors, which their tools name.' },
  'public.tool_pictures': { because: 'Pictures of tools on pages of vendors.' },
  'public.key_checks': { because: 'Hashes of the operator’s secrets.', columns: { name: 'The setting’s.' } },
  'public.write_checks': { because: 'When something was written.' },
  'public.worker_reports': {
    because: 'How many workers a process has, and why one was given up.',
    columns: { process: 'Host and number of a process.', workers: 'Counts, and errors of workers.' },
  },
  'pgboss.job_common': {
    because: 'The part of `pgboss.job` that holds its rows.',
    columns: {
      data: 'As of `pgboss.job`.',
      output: 'Why a job failed.',
      source_output: 'Unused.',
      trace_context: 'Unused.',
      name: 'The kind of job.',
      source_name: 'Unused.',
    },
  },
  'pgboss.job_dependency': { because: 'Unused.', columns: { child_name: 'Unused.', parent_name: 'Unused.' } },
  'pgboss.bam': {
    because: 'Changes of the queue’s own tables.',
    columns: { name: 'The change’s.', table_name: 'A table.' },
  },
  'pgboss.instance': {
    because: 'Unused.',
    columns: {
      name: 'A process’s.',
      application_name: 'A process’s.',
      workers: 'Unused.',
      metrics: 'Unused.',
      config: 'Unused.',
    },
  },
  'pgboss.queue': {
    because: 'Which kinds of jobs there are.',
    columns: { name: 'The kind’s.', table_name: 'A table.' },
  },
  'pgboss.queue_stats': { because: 'How many jobs there were.', columns: { name: 'The kind’s.' } },
  'pgboss.schedule': { because: 'Unused.', columns: { name: 'The kind’s.', data: 'Unused.', options: 'Unused.' } },
  'pgboss.subscription': { because: 'Unused.', columns: { name: 'The kind’s.' } },
  'pgboss.version': { because: 'Of the queue’s own tables.' },
  'pgboss.warning': {
    because: 'What the queue had to say of itself.',
    columns: { data: 'Counts.', message: 'Of the queue about itself.' },
  },
};
