import { type ExecFileException, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { formatPosition, parsePosition } from '@onceware/api/chat/stream/position.contract';
import { makeDeal, makeKey } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const BIN = join(ROOT, 'node_modules/.bin');
const TARBALL = join(ROOT, 'packages/client/dist/onceware-client.tgz');
const PATIENCE_MS = 180_000;

let server: TestServer;
let url: string;
let key: string;
let project: string;

interface Run {
  code: ExecFileException['code'];
  stdout: string;
  stderr: string;
}

const run = (
  command: string,
  args: string[],
  { cwd = project, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Run> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production', ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

async function succeed(...command: Parameters<typeof run>): Promise<void> {
  const { code, stdout, stderr } = await run(...command);
  if (code !== 0) throw new Error(`${command[0]} ${command[1].join(' ')}: ${stdout}${stderr}`);
}

/** An empty project elsewhere, with the client in it as the server hands it out. */
beforeAll(async () => {
  await succeed(join(BIN, 'turbo'), ['run', 'build', '--filter=@onceware/client', '--output-logs=errors-only'], {
    cwd: ROOT,
  });
  server = await createTestServer({ downloads: { client: await readFile(TARBALL) } });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const member = await server.signedIn();
  key = await makeKey(server.services.database, member.user, [], []);
  await member.act('ensure_defaults');
  const { collections } = (await member.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  const deal = await makeDeal(server.services.database, { title: 'Kiln for life' });
  await member.act('add_item', { collectionId: collections[0]?.id, entityType: 'deal', entityId: deal.id });

  project = await mkdtemp(join(tmpdir(), 'onceware-tool-'));
  await writeFile(join(project, 'package.json'), '{ "name": "tool", "private": true }');
  await succeed('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    `${url}/client/onceware-client.tgz`,
  ]);
}, PATIENCE_MS);
afterAll(async () => {
  await server.close();
  await rm(project, { recursive: true, force: true });
});

it('is less than 60 kB, and installs from the site with nothing besides itself (OPS-07, T59)', async () => {
  expect((await stat(TARBALL)).size).toBeLessThan(60_000);
  const modules = await readdir(join(project, 'node_modules'));
  expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['@onceware']);
  expect(await readdir(join(project, 'node_modules/@onceware'))).toEqual(['client']);
  for (const types of ['client.d.ts', 'client.d.cts']) {
    expect(await readFile(join(project, 'node_modules/@onceware/client/dist', types), 'utf8')).not.toMatch(
      /\bfrom "|\bimport\(|\bzod\b|drizzle|\bpg\b/,
    );
  }
});

const TOOL = `
import { createOncewareClient, isOncewareError, type ErrorKey } from '@onceware/client';
const client = createOncewareClient({ url: 'https://onceware.example', apiKey: 'onc_' });
export async function prices(): Promise<number[]> {
  const { items, nextCursor } = await client.catalog.searchDeals.query({ q: 'invoice', categories: ['finance'] });
  await client.collections.load.query();
  await client.collections.setNotes.mutate({ collectionId: '', entityType: 'deal', entityId: '', notes: null }, { signal: AbortSignal.timeout(1) });
  // @ts-expect-error no such category
  await client.catalog.searchDeals.query({ categories: ['fruit'], cursor: nextCursor });
  // @ts-expect-error an input is needed
  await client.collections.items.query();
  // @ts-expect-error a number is no text
  const title: string = items[0]?.price;
  for await (const event of client.chat.follow({ after: '', signal: AbortSignal.timeout(1) })) {
    if (event.type === 'message') console.log(event.message.text, await client.chat.rooms.query());
    // @ts-expect-error only messages have one
    else console.log(event.message);
  }
  return [title.length, ...items.map(({ price }) => price)];
}
// Undefined is as good as left out, also with exactOptionalPropertyTypes.
createOncewareClient({ url: 'https://onceware.example', apiKey: undefined, headers: undefined, credentials: undefined });
client.chat.follow({ after: undefined, signal: undefined });
export const keyOf = (error: unknown): ErrorKey | undefined => (isOncewareError(error) ? error.data?.error.code : undefined);
`;

/** The README's examples one after the other, and what they take from around them. */
async function readmeExamples(): Promise<string> {
  const readme = await readFile(join(ROOT, 'packages/client/README.md'), 'utf8');
  const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code);
  if (examples.length < 3) throw new Error('The README has lost its examples.');
  const around = `declare const process: { env: Record<string, string | undefined> };
    declare const after: string | undefined;
    declare const signal: AbortSignal | undefined;`;
  return [around, ...examples].join('\n');
}

it.each([
  ['nodenext', 'nodenext', ['tool.mts', 'tool.cts', 'readme.mts']],
  ['esnext', 'bundler', ['tool.mts', 'readme.mts']],
])(
  'has types that compile, as the README’s examples do, strictly and with all libraries checked, as module %s with resolution %s (OPS-07, T59)',
  async (module, resolution, files) => {
    for (const file of files)
      await writeFile(join(project, file), file.startsWith('readme') ? await readmeExamples() : TOOL);
    const options = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--skipLibCheck',
      'false',
      '--target',
      'es2022',
      '--types',
      '',
      '--module',
      module,
      '--moduleResolution',
      resolution,
    ];
    expect(await run(join(BIN, 'tsc'), [...options, ...files])).toEqual({ code: 0, stdout: '', stderr: '' });
  },
  PATIENCE_MS,
);

/** One of this major version: the one that runs the tests, or another on the path. CI has each; at home there may be one less. */
async function findNode(major: number, skip: (why: string) => never): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const node of [process.execPath, ...folders.map((folder) => join(folder, 'node'))]) {
    if ((await run(node, ['--version'], { cwd: ROOT })).stdout.startsWith(`v${major}.`)) return node;
  }
  const why = `There is no Node ${major} on this machine.`;
  if (process.env.CI) throw new Error(why);
  return skip(why);
}

const COMMON_JS = `
const { createOncewareClient } = require('@onceware/client');
const client = createOncewareClient({ url: process.env.ONCEWARE_URL });
client.catalog.searchDeals.query().then(({ items }) => console.log(items.map(({ title }) => title).join()));
`;

describe.each([20, 24])('on Node %i', (major) => {
  it('the example prints the collections of whoever has the key, and says in one sentence what is wrong with one (API-08, OPS-07, T59)', async ({
    skip,
  }) => {
    const node = await findNode(major, skip);
    await copyFile(join(ROOT, 'examples/my-collections.mjs'), join(project, 'my-collections.mjs'));
    const call = (env: Record<string, string>) =>
      run(node, ['my-collections.mjs'], { env: { ONCEWARE_URL: url, ...env } });
    const [right, wrong, none, nowhere] = await Promise.all([
      call({ ONCEWARE_API_KEY: key }),
      call({ ONCEWARE_API_KEY: `${key}x` }),
      call({}),
      call({ ONCEWARE_URL: 'http://127.0.0.1:9' }),
    ]);
    expect(right).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Nice Find: 1\n {2}Kiln for life: \d+ USD instead of \d+\n/),
      stderr: '',
    });
    expect(wrong).toEqual({
      code: 1,
      stdout: '',
      stderr: 'This API key is not valid: it was revoked, it has expired, or it is incomplete.\n',
    });
    expect(none).toEqual({ code: 1, stdout: '', stderr: 'Sign in first.\nSet ONCEWARE_API_KEY to a key of yours.\n' });
    expect(nowhere).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 does not answer: .+\n$/),
    });
  });

  it('a CommonJS program calls it too, without a key where none is needed (OPS-07, T59)', async ({ skip }) => {
    const node = await findNode(major, skip);
    await writeFile(join(project, 'tool.cjs'), COMMON_JS);
    expect(await run(node, ['tool.cjs'], { env: { ONCEWARE_URL: url } })).toEqual({
      code: 0,
      stdout: 'Kiln for life\n',
      stderr: '',
    });
  });

  it(
    'a tool follows the chat over a broken connection, goes on in another run, and is told why it may not (LIVE-12)',
    async ({ skip }) => {
      const node = await findNode(major, skip);
      await copyFile(join(ROOT, 'examples/listen.mjs'), join(project, 'listen.mjs'));
      const member = await server.signedIn();
      const { pool } = server.services.database;
      const team = randomUUID();
      await pool.query(`insert into organizations (id, name) values ($1, 'Nimbus')`, [team]);
      await pool.query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'owner')`, [
        team,
        member.user.id,
      ]);
      const { rows } = await pool.query<{ id: string; ordinal: number }>(
        'select id, ordinal from rooms where organization_id = $1',
        [team],
      );
      const [room = { id: '', ordinal: 0 }] = rows;
      const say = (text: string) => member.mutate('chat.send', { roomId: room.id, id: randomUUID(), text });
      const line = (text: string) => `Nimbus, ${member.user.name}: ${text}\n`;
      const env = (apiKey: string) => ({ ONCEWARE_URL: url, ONCEWARE_API_KEY: apiKey, POSITION: `position-${major}` });
      const reading = await makeKey(server.services.database, member.user, [], ['chat.read']);
      const before = server.services.rooms.counts().streams;
      // Without a place it would begin where the room is once its rights are known, which may be after the first message.
      await writeFile(join(project, `position-${major}`), formatPosition([[room.ordinal, 0]]));

      /** Runs until it has printed this, and has noted that it had so many. */
      async function listen(
        until: string,
        seq: number,
        work: (hear: (text: string) => Promise<void>) => Promise<unknown>,
      ): Promise<void> {
        const child = spawn(node, ['listen.mjs'], { cwd: project, env: { ...process.env, ...env(reading) } });
        let printed = '';
        child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
        try {
          await expect.poll(() => server.services.rooms.counts().streams, { timeout: 60_000 }).toBe(before + 1);
          const hear = async (text: string) => {
            await expect.poll(() => printed, { timeout: 60_000 }).toBe(text);
          };
          await work(hear);
          await hear(until);
          const noted = () => readFile(join(project, `position-${major}`), 'utf8').catch(() => '');
          await expect.poll(async () => parsePosition(await noted())?.get(room.ordinal), { timeout: 60_000 }).toBe(seq);
        } finally {
          child.kill('SIGKILL');
          await once(child, 'close');
          await expect.poll(() => server.services.rooms.counts().streams).toBe(before);
        }
      }

      await listen(line('one') + line('two') + line('three'), 3, async (hear) => {
        await say('one');
        // A stream that is cut before it has said where it is goes on from when it comes again.
        await hear(line('one'));
        await say('two');
        server.app.server.closeAllConnections();
        await say('three');
      });
      await say('four');
      await listen(line('four') + line('five'), 5, () => say('five'));
      expect(await run(node, ['listen.mjs'], { env: env(key) })).toEqual({
        code: 1,
        stdout: '',
        stderr: 'This API key was not allowed to do this. Make another that is.\n',
      });
    },
    PATIENCE_MS,
  );
});
