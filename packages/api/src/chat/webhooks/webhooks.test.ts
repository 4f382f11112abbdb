import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { actionLog } from '@onceware/db/schema/action-log';
import { roomWebhooks, rooms, teamWebhooks } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { AppError } from '#kernel/errors.ts';
import { createSafeFetch } from '#platform/safe-fetch/safe-fetch.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { makeTeam } from '#testing/teams.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { createRateLimits } from '#platform/rate-limits/rate-limits.ts';
import { isAddressOf, type MoveTarget } from './move.limits.ts';
import { receiveMessage } from './webhooks.service.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let teamId: string;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
  [ana, ben, cleo] = await Promise.all([
    makeUser(api.database, { name: 'Ana' }),
    makeUser(api.database, { name: 'Ben' }),
    makeUser(api.database, { name: 'Cleo' }),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ teamId, roomId } = await makeTeam(api.database, [ana.id, ben.id]));
  await api.database.db
    .update(organizationMembers)
    .set({ role: 'manager' })
    .where(eq(organizationMembers.userId, ana.id));
});

const chat = (user: SessionUser, instead = {}) => api.as(user, ['sidebar.view'], instead).chat;
const lastOf = async (user: SessionUser) => (await chat(user).open({ roomId })).messages.at(-1);
const texts = async () => (await chat(ben).open({ roomId })).messages.map(({ text }) => text);

/** Returns the error of a call that is no procedure. */
const refusal = (received: Promise<void>) =>
  received.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.key : error),
  );

describe('an incoming webhook', () => {
  const made = async (name = 'Deploys') => {
    const { id, url } = await chat(ana).createWebhook({ roomId, name });
    const token = url.split('/').at(-1) ?? '';
    return { id, url, token, send: (text: string, key?: string) => receiveMessage(api, { token, text, key }) };
  };

  it('posts plain text in Slack’s format under its name; its address is shown once and stored as a hash (LIVE-12)', async () => {
    const { url, token, send } = await made();
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/chat\/webhooks\/onh_[\w-]{43}$/);
    const rows = await api.database.db.select().from(roomWebhooks).where(eq(roomWebhooks.roomId, roomId));
    expect(JSON.stringify(rows)).not.toContain(token);
    await send('Build <https://ci.example/7|#7> &amp; &lt;b&gt; by <@U123|ana> <!here> <https://x.example> a < b > c');
    expect(await lastOf(ben)).toMatchObject({
      text: 'Build #7 (https://ci.example/7) & <b> by ana @here https://x.example a < b > c',
      author: { id: 'webhook', name: 'Deploys', avatar: null },
    });
    expect((await chat(ben).rooms()).rooms.find(({ id }) => id === roomId)?.lastMessage?.author).toBe('Deploys');
    expect((await chat(ana).webhooks({ roomId })).webhooks).toMatchObject([
      { name: 'Deploys', createdBy: 'Ana', lastUsedAt: expect.stringMatching(/Z$/) },
    ]);
  });

  it('posts once what is sent twice with the same key, in turn or at the same moment (LIVE-12)', async () => {
    const { send } = await made();
    const other = await made('Other');
    await Promise.all(Array.from({ length: 6 }, () => send('once', 'run 7')));
    await send('not that again', 'run 7');
    await other.send('its own', 'run 7');
    await send('twice');
    await send('twice');
    expect(await texts()).toEqual(['once', 'its own', 'twice', 'twice']);
  });

  it('is made and revoked by moderators of the room, at most ten, and stops working as soon as it is revoked (LIVE-12, T11)', async () => {
    const { id, send } = await made();
    expect(await failure(chat(ben).createWebhook({ roomId, name: 'Mine' }))).toBe('403 forbidden');
    expect(await failure(chat(ben).webhooks({ roomId }))).toBe('403 forbidden');
    expect(await failure(chat(cleo).revokeWebhook({ roomId, id }))).toBe('404 not_found');
    const elsewhere = await makeTeam(api.database, [cleo.id]);
    await api.database.db
      .update(organizationMembers)
      .set({ role: 'owner' })
      .where(eq(organizationMembers.userId, cleo.id));
    expect(await failure(chat(cleo).revokeWebhook({ roomId: elsewhere.roomId, id }))).toBe('404 not_found');
    await Promise.allSettled(Array.from({ length: 12 }, (_, n) => made(`Tool ${n}`)));
    expect((await chat(ana).webhooks({ roomId })).webhooks).toHaveLength(10);
    expect(await failure(made())).toBe('409 too_many_webhooks');

    await send('before');
    await chat(ana).revokeWebhook({ roomId, id });
    expect(await refusal(send('after'))).toBe('not_found');
    expect(await failure(chat(ana).revokeWebhook({ roomId, id }))).toBe('404 not_found');
    expect(await lastOf(ben)).toMatchObject({ text: 'before', author: { name: 'Deploys' } });
    const entries = await api.database.db.select().from(actionLog).where(eq(actionLog.targetId, roomId));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['room.webhook_create', 'room.webhook_revoke']),
    );
  });

  it('ends when its maker leaves the team, is suspended or goes, and is listed no more (LIVE-12, LIVE-17)', async () => {
    const { db, pool } = api.database;
    const { send } = await made();
    await db.update(organizationMembers).set({ role: 'member' }).where(eq(organizationMembers.userId, ana.id));
    await send('still a member');
    const suspend = (at: string) => pool.query(`update users set suspended_at = ${at} where id = $1`, [ana.id]);
    await suspend('now()');
    expect(await refusal(send('suspended'))).toBe('not_found');
    await suspend('null');
    await db.update(organizationMembers).set({ role: 'owner' }).where(eq(organizationMembers.userId, ben.id));
    expect((await chat(ben).webhooks({ roomId })).webhooks).toHaveLength(1);
    await db.delete(organizationMembers).where(eq(organizationMembers.userId, ana.id));
    expect(await refusal(send('gone'))).toBe('not_found');
    expect((await chat(ben).webhooks({ roomId })).webhooks).toEqual([]);
    expect(await texts()).toEqual(['still a member']);
  });

  it('posts nothing to a closed room or the room of a deleted team, and is slowed down when it is too fast (LIVE-12)', async () => {
    const { token, send } = await made();
    const limits = createRateLimits(api.database.pool, {
      signInPerAddress: 1,
      signInPerAccount: 1,
      signUpPerAddress: 1,
      otherPerKey: 1,
      mailsPerHour: 1,
      messagesInTenSeconds: 1,
      windowSeconds: 60,
    });
    const hurried = () => receiveMessage({ ...api, limits }, { token, text: 'hello' });
    for (let times = 0; times < 15; times += 1) await hurried();
    expect(await refusal(hurried())).toBe('too_many_requests');
    await api.database.db.update(rooms).set({ closedAt: new Date() }).where(eq(rooms.id, roomId));
    expect(await refusal(send('hello'))).toBe('room_closed');
    await api.database.db.update(organizations).set({ deletedAt: new Date() }).where(eq(organizations.id, teamId));
    expect(await refusal(send('hello'))).toBe('not_found');
    expect(await refusal(receiveMessage(api, { token: 'onh_', text: 'hello' }))).toBe('not_found');
  });
});

describe('a message that is moved', () => {
  let status = 200;
  const asked: { url: string; type: string; body: unknown }[] = [];
  const tool = createServer((request, response) => {
    void textOf(request).then((body) => {
      asked.push({ url: request.url ?? '', type: request.headers['content-type'] ?? '', body: JSON.parse(body) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok');
    });
  });
  let site: string;
  beforeAll(async () => {
    tool.listen(0, '127.0.0.1');
    await once(tool, 'listening');
    const address = tool.address();
    site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    tool.closeAllConnections();
    tool.close();
  });
  beforeEach(() => {
    status = 200;
    asked.length = 0;
  });

  const say = async (text: string, user = ana) => {
    const id = uuidv7();
    await chat(user).send({ roomId, id, text });
    return id;
  };
  const set = (target: MoveTarget, url = `${site}/${target}`) =>
    chat(ana).setTeamWebhook({ roomId, tool: target, url });

  it('reaches each tool in its own format, without mentions (LIVE-12)', async () => {
    const id = await say('Look: <!channel> @everyone & <https://x.example|y>\nsecond line');
    for (const target of ['slack', 'discord', 'teams'] as const) {
      await set(target);
      expect(await chat(ben).move({ roomId, id, tool: target })).toEqual({ ok: true });
    }
    const [slack, discord, teams] = asked;
    expect(slack).toEqual({
      url: '/slack',
      type: 'application/json; charset=utf-8',
      body: {
        text: 'Ana · A team\nLook: &lt;!channel&gt; @everyone &amp; &lt;https://x.example|y&gt;\nsecond line',
      },
    });
    expect(discord?.body).toEqual({
      content: 'Ana · A team\nLook: <!channel> @everyone & <https://x.example|y>\nsecond line',
      allowed_mentions: { parse: [] },
    });
    expect(teams?.body).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            type: 'AdaptiveCard',
            body: [
              { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'Ana · A team' }] },
              { inlines: [{ text: 'Look: <!channel> @everyone & <https://x.example|y>' }] },
              { inlines: [{ text: 'second line' }] },
            ],
          },
        },
      ],
    });
  });

  it('keeps its formatting where the tool has signs for it (LIVE-15)', async () => {
    const id = await say(
      '**bold _both_** ~~no~~ `a*b`\n> said\n- one\n```\nx & y\n```\n[the page](https://a.test/?a&b|c)',
    );
    for (const target of ['slack', 'discord', 'teams'] as const) {
      await set(target);
      await chat(ben).move({ roomId, id, tool: target });
    }
    const [slack, discord, teams] = asked.map(({ body }) => body as { text?: string; content?: string });
    expect(slack?.text).toBe(
      'Ana · A team\n*bold* *_both_* ~no~ `a*b`\n> said\n• one\n```x &amp; y```\n<https://a.test/?a&amp;b%7Cc|the page>',
    );
    expect(discord?.content).toContain('**bold _both_** ~~no~~');
    expect(JSON.stringify(teams)).toContain('"bold both no a*b"');
  });

  it('is cut where a tool takes no more, between characters (LIVE-12)', async () => {
    const id = await say('😀'.repeat(3_000));
    await set('discord');
    await chat(ana).move({ roomId, id, tool: 'discord' });
    const content = String((asked[0]?.body as { content?: string } | undefined)?.content);
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(content).toMatch(/😀…$/u);
    expect(content.isWellFormed()).toBe(true);
  });

  it('fails with the reason: no tool is set, or the tool refuses it or does not answer (LIVE-12)', async () => {
    const id = await say('hello');
    const moved = () => failure(chat(ben).move({ roomId, id, tool: 'slack' }));
    expect(await moved()).toBe('409 move_unset');
    await set('slack');
    for (const [answer, key] of [
      [404, 'move_refused'],
      [400, 'move_refused'],
      [302, 'move_refused'],
      [429, 'move_failed'],
      [503, 'move_failed'],
    ] as const) {
      status = answer;
      expect(await moved()).toBe(`409 ${key}`);
    }
    await set('slack', 'http://127.0.0.1:1/');
    expect(await moved()).toBe('409 move_failed');
    await chat(ana).removeTeamWebhook({ roomId, tool: 'slack' });
    expect(await moved()).toBe('409 move_unset');
  });

  it('must be in a room the caller may write in, and not deleted (LIVE-12, T11)', async () => {
    await set('slack');
    const id = await say('hello');
    expect(await failure(chat(cleo).move({ roomId, id, tool: 'slack' }))).toBe('404 not_found');
    const other = await makeTeam(api.database, [cleo.id]);
    expect(await failure(chat(cleo).move({ roomId: other.roomId, id, tool: 'slack' }))).toBe('404 not_found');
    const lounge = uuidv7();
    await api.database.db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Lounge' });
    expect(await failure(chat(ana).move({ roomId: lounge, id, tool: 'slack' }))).toBe('404 not_found');
    await chat(ana).remove({ roomId, id });
    expect(await failure(chat(ben).move({ roomId, id, tool: 'slack' }))).toBe('404 not_found');
    expect(asked).toEqual([]);
  });

  it('goes to the address that owners and managers set, which is encrypted and shown to nobody (LIVE-12, T11)', async () => {
    expect(await failure(chat(ben).setTeamWebhook({ roomId, tool: 'slack', url: `${site}/` }))).toBe('403 forbidden');
    expect(await failure(chat(cleo).teamWebhooks({ roomId }))).toBe('404 not_found');
    await set('slack', `${site}/first`);
    await set('slack', `${site}/secret`);
    const list = await chat(ben).teamWebhooks({ roomId });
    expect(list).toMatchObject({ webhooks: [{ tool: 'slack', createdBy: 'Ana' }], mayChange: false });
    expect((await chat(ana).teamWebhooks({ roomId })).mayChange).toBe(true);
    const rows = await api.database.db
      .select()
      .from(teamWebhooks)
      .where(inArray(teamWebhooks.organizationId, [teamId]));
    const entries = await api.database.db.select().from(actionLog).where(eq(actionLog.targetId, roomId));
    expect(entries.map(({ action }) => action)).toContain('room.team_webhook_set');
    expect(JSON.stringify([list, rows, entries])).not.toContain('secret');
    await chat(ana).move({ roomId, id: await say('hello'), tool: 'slack' });
    expect(asked.map(({ url }) => url)).toEqual(['/secret']);
  });

  it('goes only to addresses of the tools themselves (LIVE-12, T17)', async () => {
    const safeFetch = createSafeFetch({ userAgent: 'tests' });
    const refused = (target: MoveTarget, url: string) =>
      failure(chat(ana, { safeFetch }).setTeamWebhook({ roomId, tool: target, url }));
    for (const url of [
      `${site}/`,
      'http://hooks.slack.com/services/T',
      'https://hooks.slack.com.evil.example/services/T',
      'https://evil.example/hooks.slack.com',
      'https://hooks.slack.com:8443/services/T',
      'https://a@hooks.slack.com/services/T',
      'https://169.254.169.254/',
      'https://discord.com/api/webhooks/1/a',
      'javascript:alert(1)',
      '',
    ])
      expect(await refused('slack', url)).toBe('400 invalid_input');
    expect(isAddressOf('slack', 'https://hooks.slack.com/services/T/B/X')).toBe(true);
    expect(isAddressOf('discord', 'https://discord.com/api/webhooks/1/a')).toBe(true);
    const flow = 'https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=x';
    expect(isAddressOf('teams', flow)).toBe(true);
    expect(isAddressOf('teams', 'https://logic.azure.com/')).toBe(false);
  });
});
