import { once } from 'node:events';
import { createServer } from 'node:http';
import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import { mentioning } from '@onceware/api/testing/mentioning';
import { runJobs } from '@onceware/api/testing/run-jobs';
import { apiOf, type TestApi, type TestServices } from '@onceware/api/testing/test-api';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { portOf } from './port-of.ts';
import type { TestBrowser, TestServer } from './test-server.ts';

const PASSWORD = 'a long way to walk home';
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FILE = { 'content-type': 'application/octet-stream' };

/** All that members may. */
const MEMBER = ['sidebar.view'] as const;

type Person = TestBrowser & { user: SessionUser };
interface Making {
  server: TestServer;
  api: TestApi;
  admin: Person;
  ana: Person;
  ben: Person;
  /** Sells a feed and pages. */
  site: string;
}

const sent = async (answer: ReturnType<TestBrowser['post']>) => {
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([200, body]);
  return body;
};

/** Makes one of everything that people, staff and jobs make, in the same way; throws if anything is refused. */
export async function makeOneOfEverything(server: TestServer): Promise<void> {
  const passwordHash = await server.services.passwords.hash(PASSWORD);
  const [admin, ana, ben] = await Promise.all([
    server.signedIn({ role: 'admin', passwordHash }),
    server.signedIn({ passwordHash }),
    server.signedIn({ passwordHash }),
  ]);
  const elsewhere = createServer((request, response) => {
    const offers = [1, 2].map((id) => ({ id: `${uuidv7()}-${id}`, name: `Tool ${uuidv7()}`, price: '49.90' }));
    const isFeed = request.url === '/feed';
    response.writeHead(200, { 'content-type': isFeed ? 'application/json' : 'text/html' });
    response.end(isFeed ? JSON.stringify({ offers }) : '<title>A page</title>');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const site = `http://127.0.0.1:${portOf(elsewhere)}`;
  const making = { server, api: apiOf(server.services), admin, ana, ben, site };
  try {
    await makeAccounts(making);
    const { dealId, slug } = await fillCatalogue(making);
    await keepAndBuy(making, dealId);
    await watchAndHear(making, dealId);
    await talk(making, slug);
    await server.services.clicks.flush();
    await repeatJobs(server.services, ['catalogUpkeep', 'sitemap']);
    await runJobs(server.services);
    const { rows } = await server.services.database.pool.query(
      `select name, output from pgboss.job where state in ('failed', 'retry')`,
    );
    expect(rows).toEqual([]);
  } finally {
    elsewhere.closeAllConnections();
    elsewhere.close();
  }
}

/** Runs the repeated jobs of a started process once. */
export async function repeatJobs(
  services: TestServices,
  names: readonly ('catalogUpkeep' | 'sitemap' | 'formerMails')[],
) {
  for (const name of names) await services.jobs.enqueue(services.database.db, name, {});
  await runJobs(services, names);
}

async function makeAccounts({ server, api, admin, ana }: Making): Promise<void> {
  await sent(server.visitor.get('/health/ready'));
  const email = `${uuidv7()}@example.com`;
  await sent(server.visitor.mutate('auth.signUp', { name: 'New', email, password: PASSWORD }));
  await sent(server.visitor.mutate('auth.signIn', { email, password: PASSWORD }));
  const own = api.as(ana.user, MEMBER);
  await own.auth.requestEmailChange({ password: PASSWORD, email: `${uuidv7()}@example.com` });
  await own.apiKeys.create({ name: 'A tool', permissions: [], expiresInDays: 30, password: PASSWORD });
  await own.account.setPicture({ image: PIXEL });
  await own.profiles.change({ handle: handleOf(uuidv7()), interests: ['design'] });
  await server.services.database.pool.query('update profiles set handle_changed_at = null where user_id = $1', [
    ana.user.id,
  ]);
  await own.profiles.change({ handle: handleOf(uuidv7()) });
  await own.vendors.sendRequest({ toolName: 'Kiln', website: 'https://kiln.example', message: 'We make kilns.' });
  await own.contact.send({ id: uuidv7(), name: 'Ana', email, topic: 'other', message: 'Hello' });
  const role = `role-${uuidv7().slice(-12)}`;
  const { roles, users } = api.as(admin.user).admin;
  await roles.create({ role });
  await roles.change({ changes: [{ role, permission: 'sidebar.view', isGranted: true }] });
  await users.changeRoles({ userId: ana.user.id, add: [role] });
}

const handleOf = (id: string) => `ana-${id.slice(-12)}`;

async function fillCatalogue({ server, api, admin, ana, site }: Making): Promise<{ dealId: string; slug: string }> {
  const { database } = server.services;
  const staff = api.as(admin.user).admin;
  const id = uuidv7();
  const imported = JSON.stringify([
    {
      external_id: id,
      name: `Imported ${id}`,
      current_price: '49.90',
      currency: 'EUR',
      deal_url: 'https://kiln.example/deal',
    },
  ]);
  const importing = admin.change('post', `/api/admin/catalog/import?source=${id}&format=json`, imported);
  expect(await sent(importing)).toContain('"newDeals":1');

  const { editing } = staff.catalog;
  await editing.startDraft({ id, entityType: 'tool' });
  const content = { name: `Kiln ${id}`, category: 'design' as const, website: 'https://kiln.example' };
  const saved = await editing.saveDraft({ id, revision: 1, entityType: 'tool', content });
  await editing.publishDraft({ id, ...saved });
  const { rows: made } = await database.pool.query<{ id: string }>('select id from tools where name = $1', [
    content.name,
  ]);
  const toolId = made[0]?.id ?? '';

  const feed = await staff.catalog.addFeed({ url: `${site}/feed`, source: `feed-${id}` });
  const { version, mapping } = await staff.catalog.feed(feed);
  await staff.catalog.saveFeed({ ...feed, version, mapping, whenGone: 'end', everyHours: null });
  // The second run ends the deals of the first.
  for (let run = 0; run < 2; run += 1) {
    await staff.catalog.runFeed({ ...feed, isDryRun: false, isSure: true });
    await runJobs(server.services, ['feed']);
  }
  expect((await staff.catalog.imports({ feedId: feed.id })).imports).toMatchObject([
    { state: 'done' },
    { state: 'done' },
  ]);
  await staff.catalog.saveSynonyms({ id, terms: [`kiln ${id.slice(-8)}`, `oven ${id.slice(-8)}`] });
  const { rows: days } = await database.pool.query<{ day: string }>(
    `select to_char(current_date - count(distinct day)::int, 'YYYY-MM-DD') as day from exchange_rates`,
  );
  await staff.catalog.importRates({ text: `Date,USD\n${days[0]?.day},1.08` });
  await sent(admin.change('post', '/api/pictures', await pictureOf(id), FILE));

  const { rows } = await database.pool.query<{ id: string; slug: string }>(
    'select id, slug from deals where external_id = $1',
    [id],
  );
  const [deal] = rows;
  if (!deal) throw new Error('The import made no deal.');
  await api
    .as(ana.user, MEMBER, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
    .catalog.seen({ dealId: deal.id });

  await staff.catalog.toolPictures.stop({ toolId, isStopped: true });
  // Written as by a fetch of the vendor's page.
  await database.pool.query(
    `insert into tool_pictures values ($1, '/api/pictures/' || $2 || '.webp', 'https://kiln.example/1.png', 960, 600, 0)`,
    [toolId, id],
  );
  const organizationId = uuidv7();
  await staff.organizations.create({ id: organizationId, name: 'Kiln GmbH' });
  await staff.vendors.giveTool({ organizationId, toolId });
  return { dealId: deal.id, slug: deal.slug };
}

/** Another for each id. */
const pictureOf = (id: string): Promise<Buffer> =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: `#${id.slice(-6)}` } })
    .png()
    .toBuffer();

async function keepAndBuy({ server, api, ana, ben, site }: Making, dealId: string): Promise<void> {
  const own = api.as(ana.user, MEMBER);
  const { collections, purchases, reviews } = own;
  await collections.ensureDefaults();
  const collectionId = uuidv7();
  await collections.create({ id: collectionId, name: 'Own' });
  await collections.addItem({ collectionId, entityType: 'deal', entityId: dealId });
  const entities = [{ entityType: 'deal' as const, entityId: dealId }];
  await collections.tagItems({ collectionId, entities, add: ['Desing'] });
  await collections.replaceTags({ id: uuidv7(), tags: ['Desing'], to: 'Design' });
  await collections.addUrl({ collectionId, url: `${site}/${uuidv7()}` });
  await runJobs(server.services, ['fetchPage']);
  await collections.saveFilter({ id: uuidv7(), name: 'Mine', filter: {} });
  const { share } = await collections.share({ collectionId });
  await api.as(ben.user, MEMBER).collections.copyShared({ token: share.token, id: uuidv7() });
  await server.services.database.pool.query('update users set email_verified_at = now() where id = $1', [ana.user.id]);
  const { publication } = await own.publishing.publish({ collectionId, theme: 'design' });
  await api.as(ben.user, MEMBER).publishing.follow({ token: publication.token });
  await purchases.create({
    id: uuidv7(),
    title: 'Bought',
    price: 49,
    currency: 'USD',
    purchasedOn: '2026-01-31',
    dealId,
    licenceCodes: ['A-1'],
  });
  const reviewId = uuidv7();
  await reviews.write({ id: reviewId, dealId, stars: 4, text: 'Does what it says.' });
  await api.as(ben.user, MEMBER).reviews.vote({ id: reviewId, on: true });
  await api.as(ben.user, MEMBER).reviews.flag({ id: reviewId, on: true });
}

/** Makes what members watch and are told; rows that only jobs or services elsewhere make are put in as they write them. */
async function watchAndHear({ server, api, ana, ben }: Making, dealId: string): Promise<void> {
  const { notifications, watches, calendar } = api.as(ana.user, MEMBER);
  await notifications.choose({ kind: 'mention', push: false });
  await notifications.saveSettings({ timeZone: 'Europe/Berlin' });
  await calendar.renew();
  const id = uuidv7();
  const wish = { amount: 5, currency: 'USD' };
  await watches.create({ id, subject: { kind: 'deal', id: dealId }, wish });
  const { pool } = server.services.database;
  await pool.query(`insert into deal_changes (deal_id) values ($1)`, [dealId]);
  await pool.query(
    `insert into watch_tellings (watch_id, deal_id, price_minor, price_rest, currency) values ($1, $2, 490, 0, 'USD')
     on conflict do nothing`,
    [id, dealId],
  );
  await pool.query(
    `insert into told_deal_prices (user_id, deal_id, price_minor, price_rest, currency) values ($1, $2, 490, 0, 'USD')
     on conflict do nothing`,
    [ben.user.id, dealId],
  );
  await pool.query(
    `insert into mail_stops (user_id, email, reason) values ($1, 'gone@example.com', 'bounce')
     on conflict (user_id) do update set email = excluded.email || '-again'`,
    [ben.user.id],
  );
  await pool.query(
    `insert into member_webhooks (user_id, url, secret) values ($1, 'https://hooks.example/x', 'sealed')
     on conflict (user_id) do update set url = member_webhooks.url || 'x'`,
    [ana.user.id],
  );
  await pool.query(
    `insert into webhook_deliveries (user_id, kind, next_at) values ($1, 'test', null), ($1, 'test', now() + interval '1 day')`,
    [ana.user.id],
  );
  await pool.query(
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
     select $1::uuid, user_id, id, 'https://push.example/' || $1::uuid, 'key', 'secret' from sessions where user_id = $2 limit 1`,
    [uuidv7(), ana.user.id],
  );
}

/** In each kind of room. */
async function talk({ server, api, admin, ana, ben }: Making, dealSlug: string): Promise<void> {
  const staff = api.as(admin.user);
  const [{ chat }, others] = [api.as(ana.user, MEMBER), api.as(ben.user, MEMBER).chat];
  const organizationId = uuidv7();
  await staff.admin.organizations.create({ id: organizationId, name: 'A team' });
  await staff.admin.organizations.setMember({ organizationId, email: ana.user.email, role: 'manager' });
  await staff.admin.organizations.setMember({ organizationId, email: ben.user.email, role: 'member' });
  const { rooms } = await chat.rooms();
  const team = rooms.find((room) => room.team?.id === organizationId);
  if (!team) throw new Error('The team has no room.');

  const communityId = uuidv7();
  await staff.chat.createRoom({ id: communityId, name: 'Kilns', isAsking: true });
  await chat.join({ roomId: communityId });
  await staff.chat.answerJoin({ roomId: communityId, userId: ana.user.id, answer: 'accept' });
  const { room: ofDeal } = await chat.open({ dealSlug });
  const { room: direct } = await chat.direct({ userIds: [ben.user.id] });
  const messageId = uuidv7();
  for (const [roomId, id] of [
    [team.id, messageId],
    [communityId, uuidv7()],
    [ofDeal.id, uuidv7()],
    [direct.id, uuidv7()],
  ] as const)
    await chat.send({ roomId, id, ...mentioning([ben.user], 'Hello') });

  const message = { roomId: team.id, id: messageId };
  const poll = { roomId: team.id, id: uuidv7() };
  await chat.sendPoll({ ...poll, question: 'Which?', options: ['A', 'B'] });
  await others.vote({ ...poll, options: [1] });
  await chat.send({ roomId: team.id, id: uuidv7(), text: 'https://kiln.example/' });
  await others.showPreviews({ on: false });
  const thread = await others.open({ threadOf: messageId });
  await others.send({ roomId: thread.room.id, id: uuidv7(), text: 'Hello below' });
  await chat.edit({ ...message, text: 'Hello there' });
  await others.react({ ...message, emoji: '👍', on: true });
  await others.read({ roomId: team.id, number: 1 });
  await others.flag({ ...message, on: true });
  await chat.ghost({ ...message, on: true });
  await chat.schedule({ roomId: team.id, id: uuidv7(), text: 'Good morning', at: 'monday' });
  await chat.remind({ ...message, at: 'monday' });
  await server.services.database.pool.query('insert into member_follows (user_id, followed_id) values ($1, $2)', [
    ana.user.id,
    ben.user.id,
  ]);
  await others.block({ userId: admin.user.id });
  await others.reportPerson({ userId: ana.user.id, reason: 'For the test' });
  await chat.team.invite({ organizationId, email: `${uuidv7()}@example.com` });
  await chat.silence({ roomId: team.id, userId: ben.user.id, minutes: 1, reason: 'For the test' });
  await sent(ana.change('put', `/api/chat/rooms/${team.id}/files/${uuidv7()}?name=a.txt`, 'Hello', FILE));
  await chat.setTeamWebhook({ roomId: team.id, tool: 'slack', url: 'https://hooks.slack.com/services/T' });
  const { url } = await chat.createWebhook({ roomId: team.id, name: 'Deploys' });
  await sent(server.visitor.post(new URL(url).pathname, { text: 'Deployed' }));
}
