import { makeTeam, makeWebhook } from '@onceware/api/testing/teams';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let url: string;
let texts: () => Promise<string[]>;
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server.services;
  const member = await server.signedIn();
  const { roomId } = await makeTeam(database, [member.user.id]);
  const { webhookToken } = await makeWebhook(database, roomId);
  url = `/api/chat/webhooks/${webhookToken}`;
  texts = async () => {
    const { messages } = (await member.query('chat.open', { roomId })).json().result.data.json;
    return messages.map(({ text }: { text: string }) => text);
  };
});
afterAll(() => server.close());

const FORM = 'application/x-www-form-urlencoded';
const send = (payload: string, type: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });

it('accepts what Slack accepts, from anywhere, without a key, and answers ok (LIVE-12)', async () => {
  const form = new URLSearchParams({ payload: JSON.stringify({ text: 'by form & more', username: 'x' }) });
  const answers = [
    await send('{"text":"by JSON","blocks":[]}', 'application/json; charset=utf-8'),
    await send(form.toString(), FORM, { origin: 'https://elsewhere.example', cookie: 'onceware=made-up' }),
    await send('{"text":"once"}', 'application/json', { 'idempotency-key': '7' }),
    await send('{"text":"once"}', 'application/json', { 'idempotency-key': '7' }),
    await send('{"text":"with a key"}', 'application/json', { authorization: 'Bearer onc_made-up' }),
  ];
  expect(answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['content-type']])).toEqual(
    answers.map(() => [200, 'ok', 'text/plain; charset=utf-8']),
  );
  expect(await texts()).toEqual(['by JSON', 'by form & more', 'once', 'with a key']);
});

const BLOCKS = [
  { type: 'header', text: { type: 'plain_text', text: 'Deployed <main> & more' } },
  {
    type: 'section',
    text: { type: 'mrkdwn', text: '*v2* by <https://ci.example/7|build 7>' },
    fields: [{ type: 'mrkdwn', text: 'ok' }],
  },
  { type: 'divider' },
  {
    type: 'context',
    elements: [
      { type: 'image', alt_text: 'logo' },
      { type: 'mrkdwn', text: 'at noon' },
    ],
  },
  {
    type: 'rich_text',
    elements: [
      {
        type: 'rich_text_section',
        elements: [
          { type: 'text', text: 'see ' },
          { type: 'link', url: 'https://a.example', text: 'this' },
        ],
      },
      { type: 'rich_text_list', elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: 'one' }] }] },
    ],
  },
  {
    type: 'actions',
    elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open' }, url: 'javascript:alert(1)' }],
  },
];

it('reduces blocks and attachments to their words and links, where there is no text or beside it (LIVE-12)', async () => {
  const before = (await texts()).length;
  const attachment = {
    title: 'Alarm',
    title_link: 'https://b.example/1',
    fields: [{ title: 'Host', value: 'web-1' }],
    color: 'red',
  };
  for (const payload of [
    { blocks: BLOCKS },
    { attachments: [attachment, { fallback: 'in short' }] },
    { text: 'own words', blocks: BLOCKS, attachments: [attachment] },
    { blocks: [{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(20_000) } }] },
  ])
    expect((await send(JSON.stringify(payload), 'application/json')).statusCode).toBe(200);
  const [ofBlocks, ofAttachments, ofBoth, long] = (await texts()).slice(before);
  expect(ofBlocks?.split('\n')).toEqual([
    'Deployed <main> & more',
    '*v2* by build 7 (https://ci.example/7)',
    'ok',
    'logo at noon',
    'see this (https://a.example)',
    '• one',
    'Open',
  ]);
  expect(ofAttachments).toBe('Alarm (https://b.example/1)\nHost: web-1\nin short');
  expect(ofBoth).toBe('own words\nAlarm (https://b.example/1)\nHost: web-1');
  expect(long).toHaveLength(10_000);
});

it.each([
  ['{"blocks":[{"type":"divider"}]}', 'application/json', 400],
  ['{"blocks":"all"}', 'application/json', 400],
  [`{"blocks":${'['.repeat(3000)}${']'.repeat(3000)}}`, 'application/json', 400],
  ['{"text":', 'application/json', 400],
  ['', 'application/json', 400],
  ['[]', 'application/json', 400],
  ['{"text":" "}', 'application/json', 400],
  ['{"text":"\\u200b\\u2800"}', 'application/json', 400],
  [`{"text":"${'x'.repeat(10_001)}"}`, 'application/json', 400],
  ['{"text":"\\u0000"}', 'application/json', 400],
  ['text=hello', FORM, 400],
  ['payload=hello', FORM, 400],
  ['hello', 'text/plain', 415],
  [`{"text":"${'x'.repeat(200_000)}"}`, 'application/json', 413],
])('refuses %.20j as %s with %i (LIVE-12)', async (payload, type, status) => {
  const before = await texts();
  expect((await send(payload, type)).statusCode).toBe(status);
  expect(await texts()).toEqual(before);
});
