import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkMailServer, createDelivery } from './delivery.ts';
import type { Mail } from './mailer.ts';
import { mailKinds } from '#composition/mails.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';
import { type EndlessFrom, startSlowMailServer } from './testing/slow-mail-server.ts';
import { sampleMails } from '#testing/sample-mails.ts';

const quiet = {
  kinds: mailKinds,
  smtpUrl: undefined,
  from: 'Onceware <hello@onceware.example>',
  outboxDir: '/nowhere',
  tellsLinks: false,
  log() {},
};
const mail: Mail = {
  to: 'ada@example.com',
  name: 'Ada',
  language: 'en',
  kind: 'reset_password',
  link: 'https://onceware.example/reset-password#t0ken',
};

/** Delivers each mail under a name of its own. */
function newDelivery(options: Parameters<typeof createDelivery>[0]) {
  const deliver = createDelivery(options);
  return (one: Mail, id: string = randomUUID()) => deliver(one, id);
}

describe('a mail server', () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  const deliver = (one: Mail, id?: string) => newDelivery({ ...quiet, smtpUrl: server.url })(one, id);

  it('gets each kind in all six languages, as text and HTML (AUTH-07)', async () => {
    await Promise.all(sampleMails().map((one) => deliver(one)));
    expect(server.mails).toHaveLength(sampleMails().length);
    for (const one of sampleMails()) {
      const taken = server.mails.find(({ envelope }) => envelope[0] === one.to);
      expect(taken).toMatchObject({
        from: { name: 'Onceware', address: 'hello@onceware.example' },
        to: [{ address: one.to }],
        subject: mailKinds[one.kind][one.language ?? 'en'].subject,
        text: expect.stringContaining('link' in one ? one.link : 'Onceware'),
        html: expect.stringContaining(`lang="${one.language}"`),
      });
      expect(taken?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    }
  });

  it.each([
    'Ada\r\nBcc: eve@evil.example',
    'Ada\nSubject: you have won',
    '"Ada" <eve@evil.example>, "Eve"',
    '=?utf-8?q?Ada=0D=0ABcc:_eve@evil.example?=',
    '<b>Ada</b>\u0000',
  ])('gets no header and no recipient from the name %j (AUTH-07)', async (name) => {
    await deliver({ ...mail, name });
    const taken = server.mails.at(-1);
    const keys = (taken?.headers ?? []).map(({ key }) => key).toSorted();
    expect(keys).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(taken).toMatchObject({
      envelope: ['ada@example.com'],
      to: [{ address: 'ada@example.com' }],
      subject: 'Set a new password',
    });
    expect(taken?.source.split('\r\n\r\n')[0]).not.toMatch(/evil|won/);
    expect(taken?.html).not.toContain('<b>');
  });

  it('gets a mail that is sent again under the same name (AUTH-07, T51)', async () => {
    const before = server.mails.length;
    for (const id of ['one', 'one', 'two']) await deliver(mail, id);
    expect(server.mails.slice(before).map(({ messageId }) => messageId)).toEqual([
      '<one@onceware.example>',
      '<one@onceware.example>',
      '<two@onceware.example>',
    ]);
  });

  it('is asked at the start whether it takes mail (OPS-02)', async () => {
    await checkMailServer(server.url);
    await expect(checkMailServer('smtp://127.0.0.1:9')).rejects.toThrow('ECONNREFUSED');
  });

  it('that refuses a mail, or is not there, fails the delivery (AUTH-07)', async () => {
    server.refuse(1);
    await expect(deliver(mail)).rejects.toThrow('Busy');
    const nobody = newDelivery({ ...quiet, smtpUrl: 'smtp://127.0.0.1:9' });
    await expect(nobody(mail)).rejects.toThrow('ECONNREFUSED');
  });
});

it.each<EndlessFrom>(['greeting', 'EHLO', 'MAIL', 'DATA', 'message'])(
  'a mail server that goes on for ever from the %s on fails the delivery in time, and the connection ends (KEEP-01, AUTH-07)',
  async (endlessFrom) => {
    const slow = await startSlowMailServer(endlessFrom);
    onTestFinished(() => slow.close());
    const deliver = newDelivery({ ...quiet, smtpUrl: slow.url, mailMs: 500 });
    await expect(deliver(mail)).rejects.toMatchObject({
      message: 'The mail server took longer than 0.5 s for one mail.',
      code: 'ETIMEDOUT',
    });
    await expect.poll(() => slow.open()).toBe(0);
  },
);

describe('without a mail server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'onceware-outbox-')), 'outbox');
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true }));

  it('mails become files that only their owner can read, in order, and links are logged (AUTH-07)', async () => {
    const lines: string[] = [];
    const deliver = newDelivery({ ...quiet, outboxDir: folder, tellsLinks: true, log: (line) => lines.push(line) });
    for (let n = 0; n < 3; n += 1) await deliver({ ...mail, link: `${mail.link}${n}` });
    const files = (await readdir(folder)).toSorted();
    const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(mails.map(({ text }) => /#(\w+)/.exec(text ?? '')?.[1])).toEqual(['t0ken0', 't0ken1', 't0ken2']);
    expect(lines).toEqual([0, 1, 2].map((n) => `Mail reset_password to ada@example.com: ${mail.link}${n}`));
    expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('in production the log names neither links nor recipients, only the file of a mail (AUTH-07, OPS-02)', async () => {
    const lines: string[] = [];
    const outboxDir = join(folder, '..', 'production');
    await newDelivery({ ...quiet, outboxDir, log: (line) => lines.push(line) })(mail);
    const [file = ''] = await readdir(outboxDir);
    expect(lines).toEqual([`A mail lies in the outbox: ${join(outboxDir, file)}`]);
    expect(lines.join()).not.toMatch(/t0ken|ada@/);
  });
});
