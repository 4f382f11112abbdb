import { once } from 'node:events';
import { createServer } from 'node:http';
import { addEarlierPrices } from '@onceware/db/seed/earlier-prices';
import { makeDeal, makeTool, makeUser } from '@onceware/api/testing/factories';
import { makeTeam } from '@onceware/api/testing/teams';
import { runJobs } from '@onceware/api/testing/run-jobs';
import type { TestApi } from '@onceware/api/testing/test-api';
import { tellAdditions } from '@onceware/api/collections/publishing/following-news.service';
import { tellKeptDealEnds, tellKeptDealPrices } from '@onceware/api/collections/kept-deals/kept-deals.service';
import { tellReminders } from '@onceware/api/chat/reminders/reminders.service';
import { sendScheduled } from '@onceware/api/chat/scheduled/scheduled.service';
import { tellDeadlines } from '@onceware/api/purchases/deadlines.service';
import { matchWatches } from '@onceware/api/watches/matching/matching.service';
import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import type { NotificationKindName } from '@onceware/api/platform/notifications/notifier';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';

const GOING_ON = new AbortController().signal;
const MEMBER = ['sidebar.view'] as const;

/** Kinds that the browsers themselves bring about, by signing in and changing the account. */
export type ByBrowser = 'sign_in_new' | 'password_changed' | 'email_changed' | 'key_created';

/** Kinds that somebody or time has to bring about. */
export type Made = Exclude<NotificationKindName, ByBrowser>;

interface People {
  api: TestApi;
  /** Member who is told of everything, and looks after rooms, reviews and feeds too. */
  me: SessionUser;
  ana: SessionUser;
  staff: SessionUser;
}

/** Brings about each kind once for a member, by the services that tell of it in the product. `after` is called after each. */
export async function makeOneOfEach(api: TestApi, me: SessionUser, after: () => Promise<void>): Promise<void> {
  const named = (name: string, role: 'insider' | 'admin') =>
    makeUser(api.database, { name, role, email: `${uuid()}@example.com` });
  const people = { api, me, ana: await named('Ana Ferreira', 'insider'), staff: await named('Iris Vogt', 'admin') };
  await letDecide(people);
  const makers = {
    ...(await inChat(people)),
    ...(await inReviews(people)),
    follow: () => api.as(people.ana, MEMBER).following.follow({ userId: me.id, on: true }),
    ...(await inTeams(people)),
    ...(await ofKeptDeals(people)),
    ...(await ofFollowed(people)),
    ...ofPurchases(people),
    ...(await ofWatches(people)),
    feed_failed: () => failFeed(people),
    // Last: nothing more is posted to it.
    webhook_off: () =>
      api.database.transaction((tx) =>
        api.notifier.notify(tx, { kind: 'webhook_off', key: uuid(), group: 'webhook', data: {} }, [me.id]),
      ),
  } satisfies Record<Made, () => Promise<unknown>>;
  for (const kind of Object.keys(makers) as Made[]) {
    await makers[kind]();
    await after();
  }
}

/** Reports and feeds are told to those who look after them; who looks after all rooms would not be muted. */
async function letDecide({ api, me, staff }: People): Promise<void> {
  const { roles, users } = api.as(staff).admin;
  const role = `keeper-${uuid().slice(-12)}`;
  await roles.create({ role });
  await roles.change({
    changes: (['admin.reviews', 'admin.catalog'] as const).map((permission) => ({ role, permission, isGranted: true })),
  });
  await users.changeRoles({ userId: me.id, add: [role] });
}

async function inChat({ api, me, ana, staff }: People) {
  const [mine, hers] = [api.as(me, MEMBER).chat, api.as(ana, MEMBER).chat];
  const { chat, admin } = api.as(staff);
  const [roomId, asking, owned] = [uuid(), uuid(), uuid()];
  await chat.createRoom({ id: roomId, name: 'Lifetime deals' });
  await chat.createRoom({ id: asking, name: 'Bookkeepers', isAsking: true });
  await chat.createRoom({ id: owned, name: 'Launch reviewers', isAsking: true });
  for (const one of [mine, hers]) await one.join({ roomId });
  const say = async (by: typeof mine, text: string, more: { users?: string[]; replyTo?: string } = {}) => {
    const id = uuid();
    const named = { users: more.users ?? [], deals: [], tools: [] };
    await by.send({ roomId, id, text, named, ...(more.replyTo && { replyTo: more.replyTo }) });
    return id;
  };
  return {
    mention: () => say(hers, `Have a look at this one before it ends @${me.name}`, { users: [me.id] }),
    reply: async () =>
      say(hers, 'Two years here, and it still exports everything', { replyTo: await say(mine, 'Does it export?') }),
    direct_message: async () => {
      // Makes the two no strangers.
      await mine.direct({ userIds: [ana.id] });
      const { room } = await hers.direct({ userIds: [me.id] });
      const named = { users: [], deals: [], tools: [] };
      await hers.send({ roomId: room.id, id: uuid(), text: 'Did you keep the invoice?', named });
    },
    reaction: async () => hers.react({ roomId, id: await say(mine, 'I keep the receipts'), emoji: '🎉', on: true }),
    chat_reminder: async () => {
      const id = await say(hers, 'The trial of Quillpad ends on Friday');
      await mine.remind({ roomId, id, at: new Date(Date.now() - 1000).toISOString() });
      await tellReminders(api, GOING_ON);
    },
    scheduled_failed: async () => {
      const id = uuid();
      await mine.schedule({ roomId, id, text: 'Good morning', at: new Date().toISOString() });
      await chat.updateRoom({ roomId, isClosed: true });
      await sendScheduled(api, GOING_ON);
      await chat.updateRoom({ roomId, isClosed: false });
    },
    join_request: async () => {
      await api.database.pool.query(
        `insert into room_members (room_id, user_id, role) values ($1, $2, 'owner')
         on conflict (room_id, user_id) do update set role = 'owner'`,
        [owned, me.id],
      );
      await hers.join({ roomId: owned });
    },
    join_answer: async () => {
      await mine.join({ roomId: asking });
      await chat.answerJoin({ roomId: asking, userId: me.id, answer: 'accept' });
    },
    message_removed: async () =>
      admin.moderation.remove({ messageId: await say(mine, 'Buy from my link'), reason: 'Advertising' }),
    muted: () => chat.silence({ roomId: asking, userId: me.id, minutes: 60 * 24, reason: 'Too many messages' }),
    message_report_decided: async () => {
      const id = await say(hers, 'Something rude');
      await mine.flag({ roomId, id, on: true });
      await admin.moderation.remove({ messageId: id, reason: 'Rude' });
    },
    person_report_decided: async () => {
      await mine.reportPerson({ userId: ana.id, reason: 'Sells keys that are not theirs' });
      await admin.moderation.settlePeople({ userIds: [ana.id] });
    },
    put_out_of_room: () => chat.removeFromRoom({ roomId: asking, userId: me.id, minutes: 60 * 24 }),
  };
}

async function inReviews({ api, me, ana, staff }: People) {
  const write = async (by: SessionUser, title: string) => {
    const id = uuid();
    const { id: dealId } = await makeDeal(api.database, {
      title,
      slug: `deal-${id}`,
      toolId: await toolOf(api, title),
    });
    await api.as(by, MEMBER).reviews.write({ id, dealId, stars: 4, text: 'It does what it says, month after month.' });
    return id;
  };
  const own = await write(me, 'Quillpad');
  const { reviews } = api.as(staff).admin;
  return {
    review_helpful: () => api.as(ana, MEMBER).reviews.vote({ id: own, on: true }),
    review_answered: () => reviews.answer({ id: own, text: 'Thank you. The mobile app comes in March.' }),
    review_moderated: async () => reviews.remove({ id: await write(me, 'Ledgerloom'), reason: 'It names a person' }),
    review_report_decided: async () => {
      const id = await write(ana, 'Framewright');
      await api.as(me, MEMBER).reviews.flag({ id, on: true });
      await reviews.keep({ ids: [id] });
    },
    review_reported: async () =>
      api.as(ana, MEMBER).reviews.flag({ id: await write(staff, 'Postbox Heron'), on: true }),
  };
}

const toolOf = async (api: TestApi, name: string): Promise<string> =>
  (await makeTool(api.database, { name, slug: `tool-${uuid()}` })).id;

async function inTeams({ api, me, ana, staff }: People) {
  const organizationId = uuid();
  const { admin } = api.as(staff);
  await admin.organizations.create({ id: organizationId, name: `Kiln & Co ${organizationId.slice(-4)}` });
  const toolId = await toolOf(api, 'Kiln');
  const { id: dealId } = await makeDeal(api.database, { toolId, title: 'Kiln', slug: `deal-${uuid()}` });
  const { vendors } = api.as(me, []);
  return {
    team_joined: () => admin.organizations.setMember({ organizationId, email: me.email, role: 'member' }),
    team_invited: async () => {
      const invitedTo = await makeTeam(api.database, [ana.id]);
      await api.database.pool.query(`update organization_members set role = 'owner' where organization_id = $1`, [
        invitedTo.teamId,
      ]);
      const { chat } = api.as(ana, MEMBER);
      await chat.team.invite({ organizationId: invitedTo.teamId, email: me.email });
    },
    invitation_accepted: async () => {
      const { teamId } = await makeTeam(api.database, [me.id]);
      await api.database.pool.query(`update organization_members set role = 'owner' where organization_id = $1`, [
        teamId,
      ]);
      const guest = await makeUser(api.database, { name: 'Ben Okafor', email: `${uuid()}@example.com` });
      await api.database.pool.query('update users set email_verified_at = now() where id = $1', [guest.id]);
      await api.as(me, MEMBER).chat.team.invite({ organizationId: teamId, email: guest.email });
      const { team } = api.as(guest, MEMBER).chat;
      const { invitations } = await team.invitations();
      for (const { id } of invitations) await team.answer({ invitationId: id, answer: 'accept' });
    },
    tools_given: () => admin.vendors.giveTool({ organizationId, toolId }),
    submission_decided: async () => {
      const { id } = await vendors.start({ organizationId, id: uuid(), entityType: 'deal', entityId: dealId });
      const { content, revision } = await vendors.submission({ organizationId, id });
      if (!('toolId' in content)) throw new Error('It is a deal.');
      const draft = { id, revision, entityType: 'deal', content: { ...content, title: 'Kiln for teams' } } as const;
      const saved = await vendors.save({ organizationId, draft });
      await vendors.submit({ organizationId, id, revision: saved.revision });
      await admin.vendors.refuse({ id, revision: saved.revision, reason: 'The price is not the one on your page.' });
    },
    vendor_request_decided: async () => {
      const words = { toolName: 'Lamp', website: 'https://lamp.example', message: 'It shines.' };
      const { id } = await vendors.sendRequest(words);
      await admin.vendors.refuseRequest({ id, reason: 'Please write from an address of lamp.example.' });
    },
  };
}

async function ofKeptDeals({ api, me }: People) {
  const query = (text: string, values: unknown[]) => api.database.pool.query(text, values);
  const { collections } = api.as(me, MEMBER);
  const keep = async (title: string) => {
    const { id } = await makeDeal(api.database, { title, slug: `deal-${uuid()}`, toolId: await toolOf(api, title) });
    const collectionId = uuid();
    await collections.create({ id: collectionId, name: `For ${title} ${collectionId.slice(-4)}` });
    await collections.addItem({ collectionId, entityType: 'deal', entityId: id });
    return id;
  };
  const price = (id: string, minor: number) => query('update deals set price_minor = $2 where id = $1', [id, minor]);
  const end = (id: string, wait: string | null) =>
    query(`update deals set ends_at = now() + $2::interval, starts_at = now() - interval '30 days' where id = $1`, [
      id,
      wait,
    ]);
  const tellPrices = () => tellKeptDealPrices(api, GOING_ON);
  const tellEnds = () => tellKeptDealEnds(api, GOING_ON);
  const [soon, over, cheaper, lowest, back] = [
    await keep('Calendula'),
    await keep('Tidepool'),
    await keep('Pressgang'),
    await keep('Inkwell'),
    await keep('Lantern'),
  ];
  await addEarlierPrices(
    api.database.db,
    sql`select ${cheaper}::uuid as deal_id, now() - interval '90 days' as at, 1900 as price_minor, 0::smallint as price_rest,
      20000 as base_price_minor, 0::smallint as base_price_rest, 'USD'::char(3) as currency`,
  );
  await tellPrices();
  return {
    deal_ends_soon: async () => {
      await end(soon, '2 days');
      await tellEnds();
    },
    deal_ended: async () => {
      await end(over, '0 seconds');
      await tellEnds();
    },
    deal_cheaper: async () => {
      await price(cheaper, 3_900);
      await tellPrices();
    },
    deal_lowest: async () => {
      await price(lowest, 3_900);
      await tellPrices();
    },
    deal_back: async () => {
      await end(back, '-2 days');
      await tellPrices();
      await end(back, null);
      await tellPrices();
    },
  };
}

function ofPurchases({ api, me }: People) {
  const buy = async (title: string, last: 'refundUntil' | 'redeemBy', days: number) => {
    const { rows } = await api.database.pool.query<{ bought: string; day: string }>(
      `select (today - 10)::text as bought, (today + $2::int)::text as day from (
         select (now() at time zone coalesce((select time_zone from notification_settings where user_id = $1), 'UTC'))::date as today) t`,
      [me.id, days],
    );
    const [{ bought, day } = { bought: '', day: '' }] = rows;
    const input = { id: uuid(), title, price: 59, currency: 'USD', purchasedOn: bought, [last]: day };
    await api.as(me, MEMBER).purchases.create(input);
    await tellDeadlines(api, GOING_ON);
  };
  return {
    refund_ends_soon: () => buy('Quillpad, plan for three', 'refundUntil', 5),
    refund_ends_today: () => buy('Framewright', 'refundUntil', 0),
    redeem_ends_soon: () => buy('Tidepool', 'redeemBy', 3),
  };
}

async function ofWatches({ api, me }: People) {
  const { watches } = api.as(me, MEMBER);
  const word = `zither${uuid().slice(-6)}`;
  const make = async (title: string) =>
    (await makeDeal(api.database, { title, slug: `deal-${uuid()}`, toolId: await toolOf(api, title) })).id;
  const watched = await make('Overture');
  await watches.create({ id: uuid(), subject: { kind: 'deal', id: watched }, wish: { amount: 40, currency: 'USD' } });
  await watches.create({ id: uuid(), subject: { kind: 'search', search: { q: word } }, name: 'Zithers' });
  await matchWatches(api, GOING_ON);
  return {
    watchedPrice: async () => {
      await api.database.pool.query('update deals set price_minor = 2900 where id = $1', [watched]);
      await matchWatches(api, GOING_ON);
    },
    watchedSearch: async () => {
      await make(`Strings for ${word}`);
      await matchWatches(api, GOING_ON);
    },
  };
}

/** A feed whose server answers nonsense. */
async function failFeed({ api, staff }: People): Promise<void> {
  let answer = JSON.stringify({ offers: [{ id: 'a', name: 'Tool', price: '49.90' }] });
  const vendor = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
  ).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const bound = vendor.address();
  const { catalog } = api.as(staff).admin;
  try {
    const feed = await catalog.addFeed({
      url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/feed`,
      source: `kiln-${uuid().slice(-6)}`,
    });
    const { version, mapping, whenGone } = await catalog.feed(feed);
    await catalog.saveFeed({ ...feed, version, mapping, whenGone, everyHours: 24 });
    answer = 'nothing';
    await api.database.pool.query(`update catalog_feeds set next_run_at = now() - interval '1 hour' where id = $1`, [
      feed.id,
    ]);
    await api.jobs.enqueue(api.database.db, 'dueFeeds', {});
    await runJobs(api, ['dueFeeds', 'feed']);
  } finally {
    vendor.closeAllConnections();
    vendor.close();
  }
}

async function ofFollowed({ api, me, ana }: People) {
  const collectionId = uuid();
  const { collections, publishing } = api.as(ana, MEMBER);
  await tellAdditions(api, GOING_ON);
  await api.database.db.execute(sql`update users set email_verified_at = now() where id = ${ana.id}`);
  await collections.create({ id: collectionId, name: 'Kilns and wheels' });
  const { publication } = await publishing.publish({ collectionId });
  await api.as(me, MEMBER).publishing.follow({ token: publication.token });
  return {
    collection_additions: async () => {
      const { id: entityId } = await makeDeal(api.database);
      await collections.addItem({ collectionId, entityType: 'deal', entityId });
      await api.database.db.execute(sql`
        update collection_items set added_at = added_at - interval '1 day' where collection_id = ${collectionId}`);
      await api.database.db.execute(sql`
        update notification_runs set until = until - interval '1 day' where job = 'collection_additions'`);
      await tellAdditions(api, GOING_ON);
    },
    collection_unpublished: () => publishing.unpublish({ collectionId }),
  };
}
