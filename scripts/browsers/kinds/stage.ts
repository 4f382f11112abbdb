import { createSecrets } from '@onceware/api/kernel/secrets';
import { createMailer } from '@onceware/api/platform/mail/create-mailer';
import { startMailServer } from '@onceware/api/platform/mail/testing/mail-server';
import { sendDue } from '@onceware/api/platform/notifications/deliveries.service';
import { apiOf, createTestServices, type TestApi } from '@onceware/api/testing/test-api';
import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import { v7 as uuid } from 'uuid';
import { KEYS, startServer } from '../../../e2e/support/product.ts';
import { startWebhookReceiver } from '../../../e2e/support/webhook-receiver.ts';
import { notificationKinds } from '@onceware/api/composition/notifications';
import { startPushService } from '../push-service.ts';

export const PASSWORD = 'every kind by every way';
const GOING_ON = new AbortController().signal;

/**
 * The built product with all that it sends to, and a member who chose to be told of everything at once by every way. `api` is a
 * second process on its database, which shares the keys.
 */
export async function startStage() {
  const postgres = await startTestPostgres();
  const [database, mail, webhook, push] = await Promise.all([
    postgres.createDatabase(),
    startMailServer(),
    startWebhookReceiver(),
    startPushService(),
  ]);
  const server = await startServer(database.url, undefined, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Onceware <hello@onceware.example>',
  });
  const services = await createTestServices({
    testDatabase: { url: database.url, directUrl: database.url, drop: async () => {} },
  });
  const secrets = createSecrets([KEYS.DATA_KEY]);
  const mailer = createMailer({ jobs: services.jobs, secrets, deliver: async () => {} });
  const api: TestApi = apiOf({ ...services, secrets, mailer, publicUrl: server.url });

  const [first, next] = [`mara-${uuid()}@example.com`, `mara-${uuid()}@example.com`];
  const me = await signUp(server.url, api, first);
  const secret = await chooseEverything(api, me, webhook.url);
  const now = { email: first, password: PASSWORD };
  return {
    url: server.url,
    api,
    me,
    mail,
    webhook,
    push,
    secret,
    nextEmail: next,
    email: () => now.email,
    password: () => now.password,
    setEmail: (email: string) => void (now.email = email),
    setPassword: (password: string) => void (now.password = password),
    /** Queues what is due at once, so that each kind has a mail and a push of its own. */
    sendDue: () => sendDue(api, GOING_ON),
    /** Sentences of the bell, which mails have too. */
    async bell() {
      const bell: { kind: string; text: string }[] = [];
      let cursor: string | null | undefined;
      do {
        const page: Awaited<ReturnType<ReturnType<TestApi['as']>['notifications']['list']>> = await api
          .as(me)
          .notifications.list({ cursor });
        bell.push(...page.items.map(({ kind, text }) => ({ kind, text })));
        cursor = page.nextCursor;
      } while (cursor);
      return bell;
    },
    /** Ids of the lines, the newest of each kind. */
    async lines() {
      const { rows } = await api.database.pool.query<{ id: string; kind: string }>(
        'select id, kind from notifications where user_id = $1 order by told_at',
        [me.id],
      );
      return new Map(rows.map(({ id, kind }) => [kind, id]));
    },
    async stop() {
      await services.close();
      await server.stop();
      push.close();
      webhook.close();
      await mail.close();
      await postgres.stop();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof startStage>>;

async function signUp(url: string, api: TestApi, email: string): Promise<SessionUser> {
  const answer = await fetch(`${url}/trpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ json: { name: 'Mara Quill', email, password: PASSWORD } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { rows } = await api.database.pool.query<SessionUser>(
    `update users set email_verified_at = now() where email = $1 returning id, name, email, avatar`,
    [email],
  );
  const [me] = rows;
  if (!me) throw new Error('Nobody signed up.');
  return me;
}

/** All kinds at once by mail and push, where it is noon, and the webhook for all. @returns the webhook's secret */
async function chooseEverything(api: TestApi, me: SessionUser, webhookUrl: string): Promise<string> {
  const { notifications } = api.as(me);
  for (const [kind, { isSafety }] of Object.entries(notificationKinds))
    await notifications.choose({ kind, ...(!isSafety && { mail: 'at_once' as const }), push: true });
  // A last day is told in the morning; the signs of these names are those of POSIX.
  const ahead = 12 - new Date().getUTCHours();
  await notifications.saveSettings({ timeZone: `Etc/GMT${ahead >= 0 ? '-' : '+'}${Math.abs(ahead)}`, quiet: null });
  const { secret } = await notifications.webhook.save({ url: webhookUrl, kinds: null });
  return secret ?? '';
}
