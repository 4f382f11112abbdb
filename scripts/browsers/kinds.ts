/**
 * `npm run build && xvfb-run -a node scripts/browsers/kinds.ts FOLDER`: every kind of notification by every way. Starts the built
 * product with a mail server, a member's own server for webhooks and a push service, brings about each kind once by the services
 * that tell of it, and prints which of it was seen: in the bell of Chromium, Firefox and WebKitGTK, as a mail, as a webhook that is
 * signed, and as a notification of Firefox. Pictures go into the folder. Needs `apt-get install firefox-esr webkit2gtk-driver xvfb`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { notificationKinds } from '@onceware/api/composition/notifications';
import { isSignedBy } from '../../e2e/support/webhook-receiver.ts';
import { type Driver, openChromium, openFirefox, openWebKit } from './drivers.ts';
import { type ByBrowser, makeOneOfEach } from './kinds/one-of-each.ts';
import { PASSWORD, type Stage, startStage } from './kinds/stage.ts';
import { WAIT } from './wait.ts';

const [folder = '.'] = process.argv.slice(2);
const PATIENCE_MS = 240_000;
const PORTS = { firefox: 4280, webkit: 4281 };
const KINDS = Object.keys(notificationKinds) as (keyof typeof notificationKinds)[];
const WAYS = ['Chromium', 'Firefox', 'WebKitGTK', 'mail', 'webhook', 'push'];

/** Subjects of the mails by which a member is told of what concerns the account's safety. */
const SAFETY_MAILS: Readonly<Record<ByBrowser, RegExp>> = {
  sign_in_new: /new browser logged in/i,
  password_changed: /password was changed/i,
  email_changed: /e-mail address was changed/i,
  key_created: /API key was made/i,
};
const isByBrowser = (kind: string): kind is ByBrowser => kind in SAFETY_MAILS;

async function until<Seen>(what: string, look: () => Promise<Seen | false> | Seen | false): Promise<Seen> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(250)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`Not seen: ${what}`);
}

const shoot = async (driver: Driver, name: string) =>
  writeFile(join(folder, `${driver.name}-${name}.png`), await driver.shoot());

/** A call by a page, with its session. */
const callFrom = (driver: Driver, procedure: string, input: object) =>
  driver.run(`${WAIT} await call('${procedure}', ${JSON.stringify(input)});`);

async function signIn(driver: Driver, { url, email, password }: Stage): Promise<void> {
  await driver.open(`${url}/about`);
  await callFrom(driver, 'auth.signIn', { email: email(), password: password() });
}

/** Has Firefox show notifications, as a member does. */
async function subscribe(firefox: Driver, { url }: Stage): Promise<void> {
  await firefox.open(`${url}/account/notifications`);
  await firefox.run(`${WAIT}
    (await wait('the button', () => named('main button', /show notifications in this browser/i))).click();
    await wait('the browser in the list', () => named('ul[aria-label="Browsers that show notifications"] li', /Firefox/));`);
  await shoot(firefox, 'subscribed');
  // On the page of notifications they would be read as soon as they come, and then neither mailed nor pushed.
  await firefox.open(`${url}/about`);
}

/** Makes a key, and changes password and address. */
async function changeAccount(firefox: Driver, stage: Stage): Promise<void> {
  const another = `${PASSWORD} again`;
  await callFrom(firefox, 'apiKeys.create', {
    name: 'Backup script',
    permissions: [],
    expiresInDays: null,
    password: PASSWORD,
  });
  await callFrom(firefox, 'auth.changePassword', { currentPassword: PASSWORD, newPassword: another });
  stage.setPassword(another);
  await stage.sendDue();
  await callFrom(firefox, 'auth.requestEmailChange', { email: stage.nextEmail, password: another });
  const tokens = await until('the links of the old address and the new', () => {
    const found = new Set(stage.mail.mails.flatMap(({ text = '' }) => /#change\.([\w-]+)/.exec(text)?.[1] ?? []));
    return found.size === 2 && [...found];
  });
  for (const token of tokens) await callFrom(firefox, 'auth.confirmEmailChange', { token });
  stage.setEmail(stage.nextEmail);
  await stage.sendDue();
}

/** The lines of the bell in a browser, down to the oldest, whose links lead to a page that is there. */
async function readBell(driver: Driver, url: string, count: number): Promise<Set<string>> {
  await driver.open(`${url}/explore`);
  const rows = (await driver.run(`${WAIT}
    (await wait('the bell', () => named('header button', /^notification/i))).click();
    const panel = await wait('its panel', () => document.querySelector('[role=dialog], dialog[open]'));
    const shown = () => [...panel.querySelectorAll('li[data-line]')].filter((row) => row.innerText.trim() !== '');
    await wait('the lines', () => {
      shown().at(-1)?.scrollIntoView();
      return shown().length >= ${count};
    }).catch(() => {});
    return shown().map((row) => [row.dataset.line, row.querySelector('a').href]);`)) as [string, string][];
  await shoot(driver, 'bell');
  const found = new Set<string>();
  for (const [id, href] of rows)
    if (await driver.run(`return (await fetch(${JSON.stringify(href)})).ok;`)) found.add(id);
  return found;
}

/** Notifications that Firefox shows, by the line that each is of. */
async function readPushes(firefox: Driver): Promise<Set<string>> {
  const tags = await firefox.run(`const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map(({ tag }) => tag);`);
  return new Set(tags as string[]);
}

/** Kinds of the webhooks that came and are signed. */
const readWebhooks = ({ webhook, secret }: Stage): Set<string> =>
  new Set(
    webhook.messages
      .filter((message) => isSignedBy(secret, message))
      .map(({ body }) => (JSON.parse(body) as { data: { kind?: string } }).data.kind ?? ''),
  );

/** Kinds of which there is a mail. */
async function readMails({ bell, mail }: Stage): Promise<Set<string>> {
  const isMailed = ({ kind, text }: { kind: string; text: string }) =>
    mail.mails.some((one) =>
      isByBrowser(kind) ? SAFETY_MAILS[kind].test(one.subject ?? '') : one.text?.includes(text),
    );
  return new Set((await bell()).filter(isMailed).map(({ kind }) => kind));
}

function print(seen: ReadonlyMap<string, ReadonlySet<string>>): void {
  const rows = KINDS.map((kind) => [kind, ...WAYS.map((way) => (seen.get(way)?.has(kind) ? 'seen' : '-'))]);
  for (const [kind = '', ...cells] of [['kind', ...WAYS], ...rows])
    console.log([kind.padEnd(24), ...cells.map((cell) => cell.padEnd(10))].join(''));
  console.log(`${KINDS.length} kinds: ${WAYS.map((way) => `${way} ${seen.get(way)?.size ?? 0}`).join(', ')}`);
}

async function walk(stage: Stage, drivers: Driver[]): Promise<void> {
  const { url, api, me } = stage;
  const open = async (opening: Promise<Driver>) => {
    const driver = await opening;
    drivers.push(driver);
    await signIn(driver, stage);
    await stage.sendDue();
    return driver;
  };
  const firefox = await open(openFirefox(PORTS.firefox, stage.push.preferences));
  await subscribe(firefox, stage);
  // Its own login was told before it could be pushed: the next one begins a new line.
  await api.as(me).notifications.read({ ids: [...(await stage.lines()).values()], on: true });
  await changeAccount(firefox, stage);
  await open(openChromium());
  await makeOneOfEach(api, { ...me, email: stage.email() }, stage.sendDue);
  await open(openWebKit(PORTS.webkit));

  const seen = new Map<string, Set<string>>();
  let lines = await stage.lines();
  const kindsOf = (ids: ReadonlySet<string>) => new Set(KINDS.filter((kind) => ids.has(lines.get(kind) ?? '')));
  await until('every kind by mail, webhook and push', async () => {
    lines = await stage.lines();
    seen.set('mail', await readMails(stage)).set('webhook', readWebhooks(stage));
    seen.set('push', kindsOf(await readPushes(firefox)));
    return ['mail', 'webhook', 'push'].every((way) => KINDS.every((kind) => seen.get(way)?.has(kind)));
  }).catch(console.error);
  for (const driver of drivers) seen.set(driver.name, kindsOf(await readBell(driver, url, lines.size)));
  print(seen);
  console.log(`The push service: ${JSON.stringify(stage.push.counts)}`);
  if (WAYS.some((way) => KINDS.some((kind) => !seen.get(way)?.has(kind)))) process.exitCode = 1;
}

await mkdir(folder, { recursive: true });
const stage = await startStage();
const drivers: Driver[] = [];
try {
  await walk(stage, drivers);
} finally {
  for (const driver of drivers) await driver.close();
  await stage.stop();
}
