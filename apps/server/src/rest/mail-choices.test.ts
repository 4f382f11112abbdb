import { writeMailToken } from '@onceware/api/platform/notifications/mail-token';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let ben: Awaited<ReturnType<TestServer['signedIn']>>;
let path: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ben = await server.signedIn();
  const token = writeMailToken(server.services.secrets, { userId: ben.user.id, kind: 'mention' }, ben.user.email);
  path = `/api/mail/unsubscribe/${token}`;
});

const mailOfMentions = async (browser: TestBrowser) => {
  const input = encodeURIComponent(JSON.stringify({ json: { language: 'en' } }));
  const answer = (await browser.get(`/trpc/notifications.choices?input=${input}`)).json();
  const { kinds } = answer.result.data.json as { kinds: { kind: string; mail: string }[] };
  return kinds.find(({ kind }) => kind === 'mention')?.mail;
};

it('a link that ends mails ends none when programs fetch it, and leads to a page of choices (NOTE-03)', async () => {
  const programs: Record<string, string>[] = [
    {},
    { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
    { 'user-agent': 'BarracudaCentral/1.0' },
  ];
  for (const headers of programs) {
    const opened = await server.visitor.get(path, headers);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(opened.body).toContain('/mail-choices#');
    expect(opened.headers['set-cookie']).toBeUndefined();
  }
  for (const method of ['HEAD', 'OPTIONS'] as const) await server.app.inject({ method, url: path });
  expect(await mailOfMentions(ben)).toBe('daily');
});

it('the press of a mail program ends them, from anywhere and as often as it likes (NOTE-03)', async () => {
  for (let presses = 0; presses < 2; presses += 1) {
    const pressed = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.statusCode, pressed.body]).toEqual([200, 'ok']);
  }
  expect(await mailOfMentions(ben)).toBe('off');
});
