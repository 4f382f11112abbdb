import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { KNOWN, makeFullMember, type FullMember } from '#testing/full-member.ts';
import { purgeFiles } from '#chat/files/files.service.ts';
import { exportAccount } from './exporting/export.service.ts';
import { IMPERSONAL_TABLES, PERSONAL_DATA } from './personal-data.ts';

const PASSWORD = 'correct horse battery';
let api: TestApi;
let member: FullMember;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApi();
  passwordHash = await api.passwords.hash(PASSWORD);
  member = await makeFullMember(api, passwordHash);
});
afterAll(() => api.close());

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Every column of every table but Postgres' own; parts of a table that are made by day count as that table. */
async function columnsOfAll(): Promise<Column[]> {
  const { rows } = await api.database.pool.query<Column>(`
    select table_schema || '.' || regexp_replace(table_name, '_\\d{8}$', '') as "table", column_name as name, udt_name as type
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`);
  return rows;
}

const LOOKS_PERSONAL =
  /^(?!message_id$)(.*_)?(user|users|author|actor|owner|member|person|people|visitor|email|mail|name|phone|address|ip|agent|avatar|language|text|message|notes|named|by)(_id)?$/;
const mayBePersonal = ({ name, type }: Column) => LOOKS_PERSONAL.test(name) || type === 'jsonb' || type === 'json';

describe('the declaration of personal data', () => {
  it('covers every table of the database, once: a new one fails until it is declared (SEC-03, T62)', async () => {
    const tables = [...new Set((await columnsOfAll()).map(({ table }) => table))];
    const declared = [...Object.keys(PERSONAL_DATA), ...Object.keys(IMPERSONAL_TABLES)];
    expect(declared.toSorted()).toEqual(tables.toSorted());
  });

  it('covers every column that looks like a person, a text by a person, or JSON that may hold one (SEC-03, T62)', async () => {
    const undeclared = (await columnsOfAll())
      .filter(mayBePersonal)
      .filter(({ table, name }) => {
        const personal = PERSONAL_DATA[table];
        if (personal) return !personal.columns.includes(name) && !isHarmless(table, name);
        return !(name in (IMPERSONAL_TABLES[table]?.columns ?? {}));
      })
      .map(({ table, name }) => `${table}.${name}`);
    expect(undeclared).toEqual([]);
  });

  it('covers every foreign key to an account (SEC-03, T62)', async () => {
    const { rows } = await api.database.pool.query<{ table: string; name: string }>(`
      select c.conrelid::regclass::text as "table", a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass`);
    expect(rows.length).toBeGreaterThan(20);
    const missing = rows.filter(({ table, name }) => !PERSONAL_DATA[`public.${table}`]?.columns.includes(name));
    expect(missing).toEqual([]);
  });

  it('names columns that exist (SEC-03, T62)', async () => {
    const all = new Set((await columnsOfAll()).map(({ table, name }) => `${table}.${name}`));
    for (const [table, { columns, deletion }] of Object.entries(PERSONAL_DATA))
      for (const name of [...columns, ...(deletion.kind === 'unnamed' ? deletion.columns : [])])
        expect(all).toContain(`${table}.${name}`);
  });

  it('is named by the privacy template (SEC-03, LEG-01, T62)', () => {
    const privacy = readFileSync(new URL('../../../legal/privacy.md', import.meta.url), 'utf8');
    for (const [table, { template }] of Object.entries(PERSONAL_DATA))
      expect(privacy.includes(template) ? [] : [table]).toEqual([]);
  });
});

/** Columns of tables above that look personal and are not. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'public.users': ['language'],
  'public.contact_messages': ['language'],
  'public.catalog_feeds': ['mapping', 'sample'],
  'public.catalog_imports': ['notes', 'summary', 'changes', 'error'],
  'public.pages': ['site_name'],
  'public.collections': ['shares_notes', 'publishes_notes'],
  'pgboss.job': ['name', 'source_name', 'output', 'source_output', 'trace_context'],
};
const isHarmless = (table: string, name: string) => HARMLESS[table]?.includes(name) === true;

async function fileOf({ user }: FullMember): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of await exportAccount(callAs(api, user))) text += piece;
  return JSON.parse(text) as Record<string, unknown>;
}

/** Tables with a row that holds one of these anywhere, and in which columns. */
async function findEverywhere(words: readonly string[]): Promise<string[]> {
  const columns = await columnsOfAll();
  const found = new Set<string>();
  for (const { table, name } of columns) {
    const { rows } = await api.database.pool.query(
      `select from ${table} where position(any_word in "${name}"::text) > 0 limit 1`.replace(
        'select from',
        'select 1 from unnest($1::text[]) as any_word,',
      ),
      [words],
    );
    if (rows.length > 0) found.add(`${table}.${name}`);
  }
  return [...found].toSorted();
}

it('the test member has rows in every table that names a person, and the export has something from each (SEC-03, ACC-01, T62)', async () => {
  const file = await fileOf(member);
  for (const [table, { file: sections }] of Object.entries(PERSONAL_DATA)) {
    const value = member.held.get(table);
    expect(value === undefined ? [table] : []).toEqual([]);
    if ('none' in sections) continue;
    for (const section of sections) expect(file).toHaveProperty(section);
    const parts = JSON.stringify(sections.map((section) => file[section]));
    // Both named, so that a failure says which table it is.
    expect([table, parts.includes(value ?? table)]).toEqual([table, true]);
  }
  // Each in its own list, also what can still be restored, and pages that are in no collection.
  expect(file).toMatchObject({
    profile: { name: KNOWN.name, email: KNOWN.email, roles: ['admin'] },
    deleted_purchases: [{ title: 'mark-refunded', deleted_at: expect.any(String) }],
    messages: [
      { text: 'mark-message', number: 1, deleted_at: null },
      { text: 'mark-deleted', deleted_at: expect.any(String) },
    ],
    message_versions: [{ text: 'mark-before-edit' }],
    pages: [{ title: 'mark-lone' }, { title: 'mark-page' }],
    contact_messages: [{ message: 'mark-contact' }, { message: 'mark-before' }],
    jobs: [{ kind: 'feed' }],
    waiting_mails: [{ kind: 'account_suspended' }],
  });
  const text = JSON.stringify(file);
  for (const secret of ['hash-of-a-session', 'hash-of-a-link', 'hash-of-a-key', passwordHash, 'hooks.example'])
    expect(text).not.toContain(secret);
});

it('deletion leaves behind what is documented as staying and nothing else (SEC-03, AUTH-06, ACC-01, T62)', async () => {
  const { user } = member;
  const identities = [user.id, ...Object.values(KNOWN), 'mark-suspended', 'mark-silenced', 'mark-token'];
  const deleted = ['mark-deleted', 'mark-before-edit', 'mark-taken-back'];
  // The search itself finds what is there.
  expect(await findEverywhere([KNOWN.name])).toEqual(
    expect.arrayContaining(['public.users.name', 'public.contact_messages.name']),
  );
  await api.as(user).account.delete({ password: PASSWORD });
  await runJobs(api, ['mail']);
  await purgeFiles(api);

  const left = await findEverywhere([...identities, ...deleted]);
  const documented = Object.entries(PERSONAL_DATA).flatMap(([table, { deletion }]) =>
    deletion.kind === 'unnamed' ? deletion.columns.map((name) => `${table}.${name}`) : [],
  );
  expect(left.filter((column) => !documented.includes(column))).toEqual([]);
  // Ids that lead nowhere.
  expect(left).toEqual([
    'public.action_log.actor_id',
    'public.action_log.target_id',
    'public.messages.deleted_by',
    'public.notifications.actor_ids',
  ]);
  // Their words to others.
  const words = await findEverywhere(['mark-message', 'mark-review', 'mark-contact', 'mark-hook']);
  expect(words).toEqual([
    'public.chat_polls.options',
    'public.chat_polls.question',
    'public.contact_messages.message',
    'public.message_links.url',
    'public.messages.text',
    'public.reviews.text',
    'public.room_webhooks.name',
  ]);
  const own = [
    'mark-collection',
    'mark-handle',
    'markhandle',
    'markbefore',
    'mark-interest',
    'mark-page',
    'mark-lone',
    'mark-note',
    'mark-tag',
    'mark-filter',
    'mark-words',
    'mark-vendor',
    'mark-notification',
    'mark-event',
    'mark-choice',
    'mark-browser',
    'mark-bounce',
  ];
  expect(await findEverywhere([...own, 'mark-purchase', 'mark-refunded', 'mark-draft'])).toEqual([]);
  // Files that no message holds are gone with the next purge, those on messages are there.
  expect((await api.database.pool.query('select name, user_id from attachments')).rows).toEqual([
    { name: 'a.png', user_id: null },
  ]);
});
