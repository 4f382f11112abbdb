import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { makeDeal, makeKey, makeTool } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const TARBALL = join(ROOT, 'packages/cli/dist/onceware-cli.tgz');
const KILN = 'https://kiln.example/docs/firing';

let server: TestServer;
let url: string;
let project: string;
let key: string;
let readKey: string;

interface Run {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** @param typed what comes over standard input */
function run(command: string, args: string[], env: Record<string, string> = {}, typed = ''): Promise<Run> {
  return new Promise((resolve) => {
    const options = { cwd: project, env: { ...process.env, XDG_CONFIG_HOME: project, ...env } };
    const child = execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
    // Ignores the error of writing to a process that has ended by then.
    child.stdin?.on('error', () => {}).end(typed);
  });
}

async function succeed(command: string, args: string[]): Promise<void> {
  const { code, stdout, stderr } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
}

const onceware = (args: string[], env?: Record<string, string>, typed?: string) =>
  run(process.execPath, [join(project, 'node_modules/@onceware/cli/dist/onceware.js'), ...args], env, typed);

/** An empty project elsewhere, with the command in it as the server hands it out. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'onceware-cli-'));
  // Without it npm looks for a project in the folders above.
  await writeFile(join(project, 'package.json'), '{}');
  await succeed(join(ROOT, 'node_modules/.bin/turbo'), [
    'run',
    'build',
    '--filter=@onceware/cli',
    '--output-logs=errors-only',
    `--cwd=${ROOT}`,
  ]);
  server = await createTestServer({ downloads: { cli: await readFile(TARBALL) } });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const tool = await makeTool(server.services.database, {
    name: 'Kiln',
    domain: 'kiln.example',
    ratingTenths: 45,
    ratingCount: 367,
    ratingSource: 'elsewhere.example',
  });
  await makeDeal(server.services.database, { title: 'Kiln for life', slug: 'kiln-for-life', toolId: tool.id });
  await server.services.database.transaction(refreshSearchWords);
  const flags = ['--no-audit', '--no-fund', '--no-update-notifier', '--no-save'];
  await succeed('npm', ['install', ...flags, `${url}/client/onceware-cli.tgz`]);
}, 180_000);
afterAll(async () => {
  await server.close();
  await rm(project, { recursive: true, force: true });
});

beforeEach(async () => {
  const { user } = await server.signedIn();
  key = await makeKey(server.services.database, user, [], ['write']);
  readKey = await makeKey(server.services.database, user, [], []);
});

describe('the command line', () => {
  it('installs from the site with nothing besides itself, remembers a login for its user alone, keeps pages, and says what saving again added (CAT-13, OPS-07, KEEP-03)', async () => {
    expect(await run('ls', ['node_modules', 'node_modules/@onceware'])).toMatchObject({
      stdout: 'node_modules:\n@onceware\n\nnode_modules/@onceware:\ncli\n',
    });
    const login = await onceware(['login', `${url}/`], {}, `${key}\n`);
    expect(login).toMatchObject({ code: 0, stdout: expect.stringContaining(`at ${url}. This is remembered in `) });
    expect(login.stdout + login.stderr).not.toContain(key);
    expect((await stat(join(project, 'onceware/login.json'))).mode & 0o777).toBe(0o600);

    const offer = `  There is a deal: Kiln for life, `;
    expect((await onceware(['kept', KILN])).stdout).toMatch(`${KILN}: not kept\n${offer}`);
    const added = await onceware(
      ['add', KILN, '-', '--to', 'must-have!', '--tag', 'Clay', '--title', 'Firing'],
      {},
      'https://example.com/a\n\n',
    );
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toMatch(`Kept in Must-Have!: ${KILN}\n${offer}`);
    expect(added.stdout).toMatch('Kept in Must-Have!: https://example.com/a\n');
    // Without a collection it goes where it is already.
    expect((await onceware(['add', KILN])).stdout).toMatch(`Already saved in Must-Have!; nothing new: ${KILN}\n`);
    const again = ['add', KILN, '--tag', 'clay', '--tag', 'Heat', '--tag', 'Curves', '--title', 'Else', '--favorite'];
    expect((await onceware([...again, '--to', 'Nice Find', '--note', 'Slowly'])).stdout).toMatch(
      'Already saved in Must-Have!; added to Nice Find, 3 tags added, note added, marked as a favourite, its title stays: ',
    );
    expect((await onceware([...again, '--to', 'Must-Have!'])).stdout).toMatch(
      'Already saved in Nice Find, Must-Have!; 2 tags added, marked as a favourite, its title stays: ',
    );
    expect((await onceware(['kept', KILN])).stdout).toMatch(`${KILN}: in Nice Find, Must-Have!\n${offer}`);
  });

  it('watches a deal at a wish price, and lists what is watched (NOTE-06)', async () => {
    const env = { ONCEWARE_URL: url, ONCEWARE_API_KEY: key };
    expect((await onceware(['watch'], env)).stdout).toMatch(/^Nothing is watched/);
    const watched = await onceware(['watch', `${url}/deal/kiln-for-life?from=mail`, '--at', '9 usd'], env);
    expect(watched).toMatchObject({ code: 0, stdout: 'Watching Kiln for life at 9 USD or less.\n' });
    expect((await onceware(['watch', 'kiln-for-life', '--at', '8.50'], env)).stdout).toBe(
      'Watching anew Kiln for life at 8.5 USD or less.\n',
    );
    expect((await onceware(['watch'], env)).stdout).toBe('Kiln for life at 8.5 USD or less\n');
    expect(await onceware(['watch', 'kiln-for-life', '--at', 'cheap'], env)).toMatchObject({
      code: 1,
      stderr: 'Say the wish price as "49 USD".\n',
    });
    expect((await onceware(['watch', 'kiln-for-life'], env)).stderr).toMatch(/^Name one deal and a price/);
    expect((await onceware(['watch', 'kiln-for-life', '--at', '0'], env)).code).toBe(1);
  });

  it('says in one sentence what is wrong, and goes on with what is right (CAT-13)', async () => {
    const env = { ONCEWARE_URL: url, ONCEWARE_API_KEY: key };
    const wrong = async (args: string[], more: Record<string, string> = env) => {
      const { code, stdout, stderr } = await onceware(args, more);
      expect([args, code, stdout]).toEqual([args, 1, '']);
      return stderr;
    };
    expect(await wrong(['add', KILN], { XDG_CONFIG_HOME: join(project, 'none') })).toBe(
      'Say which site, and who you are: onceware login https://…\n',
    );
    expect(await wrong(['add'])).toBe('Name at least one page: onceware add https://…\n');
    expect(await wrong(['grow'])).toBe('There is no command grow. See: onceware --help\n');
    expect(await wrong(['add', '--colour', 'red'])).toMatch(/^Unknown option '--colour'/);
    expect(await wrong(['add', KILN, '--to', 'Nowhere'])).toBe(
      'There is no collection Nowhere. There are: Nice Find, Worth a Shot, Must-Have!.\n',
    );
    expect(await wrong(['add', KILN], { ...env, ONCEWARE_API_KEY: 'onc_made-up' })).toMatch(
      /^This API key is not valid/,
    );
    expect(await wrong(['add', KILN], { ...env, ONCEWARE_API_KEY: readKey })).toMatch(
      `${KILN}: This API key was not allowed`,
    );
    expect(await wrong(['add', KILN], { ...env, ONCEWARE_URL: 'http://127.0.0.1:9' })).toMatch(
      /^The site does not answer/,
    );
    expect(await wrong(['add', KILN], { ...env, ONCEWARE_URL: 'ftp://x' })).toMatch('ftp://x is no address of a site');
    const some = await onceware(['add', 'javascript:alert(1)', 'https://example.com/b'], env);
    expect(some).toMatchObject({ code: 1, stdout: 'Kept in Nice Find: https://example.com/b\n' });
    expect(some.stderr).toMatch(/^javascript:alert\(1\): .+ Give the address of a web page/);
    // Keys remembered for one site are sent to no other.
    await onceware(['login', url], {}, `${key}\n`);
    expect(await wrong(['add', KILN], { ONCEWARE_URL: 'http://127.0.0.1:9' })).toMatch(/^Say which site/);
  });
});

describe('the MCP server', () => {
  /** With the reference client, as an assistant runs it. */
  async function assistant(apiKey: string) {
    const client = new Client({ name: 'a test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(project, 'node_modules/@onceware/cli/dist/onceware.js'), 'mcp'],
        env: { ONCEWARE_URL: url, ONCEWARE_API_KEY: apiKey },
      }),
    );
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const answer = (await client.callTool({ name, arguments: args })) as CallToolResult;
      const [content] = answer.content;
      const text = content?.type === 'text' ? content.text : '';
      return answer.isError ? text : JSON.parse(text);
    };
    return { client, call };
  }

  it('offers twelve tools that find deals and keep pages, and tells an assistant what it may not do, and what saving again added (CAT-13, KEEP-03)', async () => {
    const { client, call } = await assistant(key);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_deals',
      'get_deal',
      'search_tools',
      'list_collections',
      'create_collection',
      'save_item',
      'search_kept',
      'tag_item',
      'check_page',
      'save_page',
      'watch_deal',
      'list_watches',
    ]);
    expect(tools.every(({ description, annotations }) => description && annotations)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({ name: 'onceware', version: '0.1.0' });

    const { deals } = await call('search_deals', { query: 'kiln' });
    const rating = { score: 4.5, count: 367, from: 'elsewhere.example' };
    expect(deals).toMatchObject([{ title: 'Kiln for life', tool: 'Kiln', rating, url: `${url}/deal/kiln-for-life` }]);
    expect(await call('get_deal', { id: 'kiln-for-life' })).toMatchObject({
      id: deals[0].id,
      tiers: [],
      alternatives: [],
    });
    expect((await call('search_tools', { query: 'kiln' })).tools).toMatchObject([
      { name: 'Kiln', rating, runningDeals: 1 },
    ]);

    expect(await call('create_collection', { name: 'Pottery' })).toMatchObject({ name: 'Pottery', itemCount: 0 });
    expect(await call('save_item', { type: 'deal', id: deals[0].id, collection: 'pottery' })).toEqual({
      keptIn: 'Pottery',
    });
    expect(await call('check_page', { url: KILN })).toMatchObject({ keptIn: [], deal: { title: 'Kiln for life' } });
    const page = {
      url: KILN,
      collection: 'Pottery',
      title: 'Firing curves',
      note: 'Slowly!',
      tags: ['clay'],
      isFavorite: true,
    };
    expect(await call('save_page', page)).toMatchObject({ keptIn: 'Pottery', url: KILN });
    expect(await call('check_page', { url: `${KILN}#top` })).toMatchObject({
      keptIn: ['Pottery'],
      title: 'Firing curves',
    });
    const { items, total } = await call('search_kept', { query: 'slowly curves', collection: 'Pottery' });
    expect([total, items]).toMatchObject([1, [{ type: 'page', title: 'Firing curves', url: KILN, tags: ['clay'] }]]);
    const kiln = { collection: 'Pottery', type: 'page', id: items[0].id };
    expect(await call('tag_item', { ...kiln, add: ['Heat'], remove: ['Clay'] })).toEqual({ taggedIn: 'Pottery' });
    const favorites = async () =>
      (await call('search_kept', { query: '', isFavorite: true })).items.map(({ title }: { title: string }) => title);
    expect(await favorites()).toEqual(['Firing curves']);
    expect(await call('tag_item', { ...kiln, isFavorite: false })).toEqual({ taggedIn: 'Pottery' });
    const saved = { collection: 'Pottery', type: 'deal', id: deals[0].id };
    expect(await call('tag_item', { ...saved, isFavorite: true })).toEqual({ taggedIn: 'Pottery' });
    expect(await favorites()).toEqual(['Kiln for life']);
    expect(await call('tag_item', kiln)).toMatch('Some of what was sent is not valid.');
    expect((await call('search_kept', { query: '' })).items).toMatchObject([
      { tags: ['Heat'] },
      { title: 'Kiln for life' },
    ]);
    const { collections } = await call('list_collections');
    expect(collections.find(({ name }: { name: string }) => name === 'Pottery')).toMatchObject({ itemCount: 2 });
    expect(await call('save_page', { ...page, title: 'Else', tags: ['glaze'], note: 'Again!' })).toMatchObject({
      keptIn: 'Pottery',
      outcome: 'Already saved in Pottery; 1 tag added, note added, marked as a favourite, its title stays',
    });
    expect((await call('search_kept', { query: 'curves' })).items).toMatchObject([
      { title: 'Firing curves', tags: ['Heat', 'glaze'], note: 'Slowly!\n\nAgain!' },
    ]);
    expect(await call('save_page', { ...page, url: 'data:text/html,x' })).toMatch('Give the address of a web page');
    expect(await call('search_kept', { query: 7 })).toMatch('Input validation error');
    const watching = { watching: 'Kiln for life', wish: { amount: 7, currency: 'USD' }, isNew: true };
    expect(await call('watch_deal', { deal: 'kiln-for-life', price: '7 USD' })).toEqual(watching);
    expect((await call('list_watches')).watches).toMatchObject([
      { kind: 'deal', of: 'Kiln for life', isPaused: false },
    ]);
    await client.close();

    const reader = await assistant(readKey);
    expect(await reader.call('check_page', { url: KILN })).toMatchObject({ keptIn: ['Pottery'] });
    expect(await reader.call('save_page', page)).toBe('This API key was not allowed to do this. Make another that is.');
    await reader.client.close();
  });
});
