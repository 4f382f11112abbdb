/**
 * `xvfb-run -a node scripts/browsers/people.ts ADDRESS PASSWORD FOLDER`: a curator in Chromium, a follower in Firefox and a stranger
 * in WebKitGTK, at the same time, on a product that runs with the demonstration's members (`SEED=1`): they talk, ask, block, publish
 * and follow, and each step is waited for where another one sees it. A picture of each step is put into the folder.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Driver, openChromium, openFirefox, openWebKit } from './drivers.ts';
import { WAIT } from './wait.ts';

const [address = '', password = '', folder = '.'] = process.argv.slice(2);
const PORTS = { firefox: 4280, webkit: 4281 };
const mark = randomUUID().slice(0, 6);

/** More words of a script in a page: `ask` for a query, `say` for the chat's field, `holds` for text that is to be seen. */
const WORDS = `${WAIT}
  const ask = async (path, json) => { const answer = await fetch('/trpc/' + path + '?input=' + encodeURIComponent(JSON.stringify({ json }))); if (!answer.ok) throw new Error(path + ' ' + answer.status); return (await answer.json()).result.data.json; };
  const holds = (text, within = 'body') => wait(text, () => [...document.querySelectorAll(within)].some((one) => one.innerText.includes(text)));
  const press = async (name, role = 'button') => (await wait(String(name), () => named(role, name))).click();
  const say = async (text) => {
    const field = await wait('the field', () => [...document.querySelectorAll('textarea, [contenteditable=true]')].find((one) => one.checkVisibility() && !one.readOnly && !one.disabled));
    field.focus();
    if ('value' in field) { Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text); field.dispatchEvent(new Event('input', { bubbles: true })); }
    else document.execCommand('insertText', false, text);
    await press(/^\\s*Send\\s*$/);
  };`;

let steps = 0;
async function see(driver: Driver, what: string, body: string): Promise<unknown> {
  const seen = await driver.run(`${WORDS} ${body}`).catch(async (error: unknown) => {
    await writeFile(join(folder, `failed-${driver.name}.png`), await driver.shoot());
    throw error;
  });
  steps += 1;
  const picture = `${String(steps).padStart(2, '0')}-${driver.name}-${what.replaceAll(/\W+/g, '-')}.png`;
  await writeFile(join(folder, picture), await driver.shoot());
  console.log(`${driver.name.padEnd(10)}| ${what}${seen === null ? '' : ` | ${JSON.stringify(seen)}`}`);
  return seen;
}

async function arrive(driver: Driver, call: string, input: object): Promise<string> {
  await driver.open(`${address}/about`);
  await driver.run(`${WAIT} await call(${JSON.stringify(call)}, ${JSON.stringify(input)});`);
  return String(await driver.run(`${WORDS} return (await ask('auth.session', undefined)).user.id;`));
}

async function talk(curator: Driver, follower: Driver, stranger: Driver, curatorId: string): Promise<void> {
  const lounge = await curator.run(
    `${WORDS} return (await ask('chat.rooms')).rooms.find((room) => room.kind === 'community').id;`,
  );
  const everybody = [curator, follower, stranger];
  for (const one of everybody) await one.open(`${address}/dashboard?room=${String(lounge)}`);
  await see(curator, 'says something', `await say('Kilns ${mark} fire twice'); await holds('Kilns ${mark}');`);
  await see(follower, 'reads and answers', `await holds('Kilns ${mark}'); await say('Which one ${mark}?');`);
  await see(stranger, 'reads both', `await holds('Which one ${mark}');`);
  await see(stranger, 'says hello', `await say('Hello from ${mark}');`);
  await see(curator, 'reads all', `await holds('Hello from ${mark}');`);
  const direct = await stranger.run(
    `${WORDS} return (await call('chat.direct', { userIds: [${JSON.stringify(curatorId)}] })).room.id;`,
  );
  await stranger.open(`${address}/dashboard?room=${String(direct)}`);
  await see(stranger, 'asks a stranger', `await say('May I ask ${mark}?'); await holds('waits for an answer');`);
  await see(
    curator,
    'finds a request',
    `await press(/All rooms/); await press(/May I ask ${mark}/); await holds('May I ask ${mark}');`,
  );
  await see(curator, 'accepts it', `await press(/^\\s*Accept/); await say('Of course ${mark}');`);
  await see(stranger, 'is answered', `await holds('Of course ${mark}');`);
}

async function follow(curator: Driver, follower: Driver, stranger: Driver, curatorId: string): Promise<void> {
  const collectionId = randomUUID();
  await see(
    curator,
    'publishes a collection',
    `await call('collections.create', { id: '${collectionId}', name: 'Kilns ${mark}' });
     const found = await ask('catalog.searchDeals', {});
     await call('collections.addItem', { collectionId: '${collectionId}', entityType: 'deal', entityId: found.items[0].id });
     await call('publishing.publish', { collectionId: '${collectionId}' });`,
  );
  await follower.open(`${address}/community?q=Kilns+${mark}`);
  await see(
    follower,
    'finds it',
    `await press(/Kilns ${mark}/, 'a'); await press(/^\\s*Follow/); await holds('1 follower');`,
  );
  await curator.open(`${address}/community?q=Kilns+${mark}`);
  await see(curator, 'is followed', `await holds('1 follower');`);
  await stranger.open(`${address}/public-profile/profiles/${curatorId}`);
  await see(
    stranger,
    'follows the curator',
    `await press(/^\\s*Follow/); await wait('followed', () => named('button', /Following/));`,
  );
  await curator.open(`${address}/explore`);
  await see(curator, 'is told', `await press(/^notification/i); await holds('follows you');`);
}

async function block(curator: Driver, stranger: Driver, curatorId: string, strangerId: string): Promise<void> {
  await curator.run(`${WAIT} await call('chat.block', { userId: ${JSON.stringify(strangerId)} });`);
  await stranger.open(`${address}/public-profile/profiles/${curatorId}`);
  await see(stranger, 'finds nobody any more', `await holds('This page does not exist', 'h1');`);
  await stranger.open(`${address}/community?q=Kilns+${mark}`);
  await see(
    stranger,
    'finds no collection',
    `await holds('No published collection fits.', 'main'); if (document.querySelector('main a[href^="/c/"]')) throw new Error('It is named.');`,
  );
}

await mkdir(folder, { recursive: true });
const drivers = [await openChromium(), await openFirefox(PORTS.firefox), await openWebKit(PORTS.webkit)] as const;
const [curator, follower, stranger] = drivers;
try {
  const curatorId = await arrive(curator, 'auth.signIn', { email: 'insider@onceware.example', password });
  await arrive(follower, 'auth.signIn', { email: 'member@onceware.example', password });
  const strangerId = await arrive(stranger, 'auth.signUp', {
    name: `Stranger ${mark}`,
    email: `stranger-${mark}@onceware.example`,
    password: `a stranger's password ${mark}`,
  });
  await talk(curator, follower, stranger, curatorId);
  await follow(curator, follower, stranger, curatorId);
  await block(curator, stranger, curatorId, strangerId);
  console.log(`${steps} steps seen`);
} finally {
  for (const driver of drivers) await driver.close();
}
