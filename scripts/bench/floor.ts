/**
 * Baseline for the product's speed, as quick as something simple can be: a bare Fastify with named prepared statements
 * on the same Postgres, the same responses, no rules beyond ownership. Postgres itself writes long responses, which
 * takes less processor time than turning rows into JSON in Node. Sessions are looked up by the SHA-256 of their cookie
 * once in half a minute, as in the product. A change is one statement, to a table of the floor's own without triggers; a
 * message is then written to all who follow its room. Pages are the product's, from memory. Run by bench.ts as a process of
 * its own.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

// The parent is gone.
process.once('disconnect', () => process.exit());
const { DATABASE_URL, PORT, PAGES_FROM = '', EVENT = '[]' } = process.env;
// The settings of the product's connections, so that both have the same plans.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c random_page_cost=1.1 -c jit=off' });
const app = fastify();
const JSON_TYPE = 'application/json; charset=utf-8';

async function one<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool.query<Row>({ name, text, values });
  if (!rows[0]) throw new Error(`${name}: there is none`);
  return rows[0];
}

const sessions = new Map<string, { userId: string; until: number }>();

async function userOf(request: FastifyRequest): Promise<string> {
  const token = /onceware=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const id = createHash('sha256').update(token).digest('hex');
  const known = sessions.get(id);
  if (known && known.until > Date.now()) return known.userId;
  const { user_id: userId } = await one<{ user_id: string }>(
    'session',
    'select user_id from sessions where id = $1 and expires_at > now()',
    [id],
  );
  sessions.set(id, { userId, until: Date.now() + 30_000 });
  return userId;
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const ITEM = `i.id, i.collection_id, i.entity_type, i.entity_id, i.notes, ${iso('i.added_at')} as added_at`;
const COLLECTION = `c.id, c.name, c.description, c.default_key is not null as is_default, c.is_favorite,
  ${iso('c.updated_at')} as updated_at, null as share`;
const IN_ORDER = 'order by not c.is_favorite, c.created_at, c.id';

app.get('/api/user-collections', async (request, reply) => {
  const { json } = await one<{ json: string }>(
    'collections',
    `select json_agg(c)::text as json from (
       select ${COLLECTION}, (select json_agg(i) from (
         select ${ITEM} from collection_items i where i.collection_id = c.id and i.removed_at is null order by i.rank desc) i) as items
       from collections c where c.user_id = $1 and c.deleted_at is null ${IN_ORDER}) c`,
    [await userOf(request)],
  );
  return reply.type(JSON_TYPE).send(`{"collections":${json}}`);
});

async function itemsOf(collectionId: string, userId: string): Promise<string> {
  const { json } = await one<{ json: string }>(
    'items',
    `select (select json_agg(i) from (
       select ${ITEM} from collection_items i where i.collection_id = c.id and i.removed_at is null order by i.rank desc) i)::text as json
     from collections c where c.id = $1 and c.user_id = $2`,
    [collectionId, userId],
  );
  return json;
}

app.get<{ Querystring: { collectionId: string } }>('/api/user-collections/items', async (request, reply) =>
  reply.type(JSON_TYPE).send(`{"items":${await itemsOf(request.query.collectionId, await userOf(request))}}`),
);

app.get<{ Querystring: { input: string } }>('/trpc/collections.items', async (request, reply) => {
  const { collectionId } = (JSON.parse(request.query.input) as { json: { collectionId: string } }).json;
  const items = await itemsOf(collectionId, await userOf(request));
  return reply.type(JSON_TYPE).send(`{"result":{"data":{"json":{"items":${items},"nextCursor":null}}}}`);
});

app.get('/trpc/collections.load', async (request, reply) => {
  const { json } = await one<{ json: string }>(
    'heads',
    `select json_agg(c)::text as json from (
       select ${COLLECTION}, ${iso('c.created_at')} as created_at, c.item_count, (
         select json_agg(i) from (select i.entity_type, i.entity_id from collection_items i
           where i.collection_id = c.id and i.removed_at is null order by i.rank desc limit 4) i) as first
       from collections c where c.user_id = $1 and c.deleted_at is null ${IN_ORDER} limit 32) c`,
    [await userOf(request)],
  );
  return reply.type(JSON_TYPE).send(`{"result":{"data":{"json":{"collections":${json},"nextCursor":null}}}}`);
});

app.get('/trpc/notifications.unread', async (request, reply) => {
  const { json } = await one<{ json: string }>(
    'unread',
    `select json_build_object('inbox', count(*) filter (where tab = 'inbox'), 'team', count(*) filter (where tab = 'team'),
       'following', count(*) filter (where tab = 'following'))::text as json
     from notifications where user_id = $1 and is_listed and read_at is null and archived_at is null`,
    [await userOf(request)],
  );
  return reply.type(JSON_TYPE).send(`{"result":{"data":{"json":${json}}}}`);
});

/** The sentence of the one kind that the bench tells, in English; rights are asked of nobody. */
app.get('/trpc/notifications.list', async (request, reply) => {
  const { json, next } = await one<{ json: string; next: string | null }>(
    'bell',
    `select json_agg(json_build_object('id', n.id, 'kind', n.kind, 'tab', n.tab,
         'sentence', json_build_array(json_build_object('text', d.title, 'isName', true), json_build_object('text', fell, 'isName', false)),
         'text', U&'\\2068' || d.title || U&'\\2069' || fell, 'quote', null, 'people', '[]'::json, 'picture', d.cover_url,
         'path', '/deal/' || d.slug, 'at', ${iso('n.told_at')}, 'count', n.count, 'isRead', n.read_at is not null, 'isArchived', false)
         order by n.told_at desc) filter (where place <= 20)::text as json,
       (array_agg(to_char(n.told_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || n.id order by n.told_at desc)
         filter (where place = 20 and n.more > 20))[1] as next
     from (select *, row_number() over (order by told_at desc, id desc) as place, count(*) over () as more from (
       select * from notifications where user_id = $1 and archived_at is null and is_listed order by told_at desc, id desc limit 21) n) n
     join deals d on d.id = n.subject_id
     cross join lateral (select ' fell from $' || (n.data ->> 'before') || ' to $' || (n.data ->> 'price') as fell) said`,
    [await userOf(request)],
  );
  return reply
    .type(JSON_TYPE)
    .send(`{"result":{"data":{"json":{"items":${json},"nextCursor":${JSON.stringify(next)}}}}}`);
});

app.get<{ Params: { id: string } }>('/api/deals/:id', async (request) => {
  const { tool_slug: _, ...deal } = await one<{ tool_name: string; tool_logo: string; tool_slug: string }>(
    'deal',
    `select d.id, d.title, t.name as tool_name, t.logo_url as tool_logo, d.base_price_minor::float8 / 100 as base_price,
       d.price_minor::float8 / 100 as current_price, d.discount_percentage
     from deals d join tools t on t.id = d.tool_id where d.id = $1`,
    [request.params.id],
  );
  return { ...deal, tool: { name: deal.tool_name, logoUrl: deal.tool_logo } };
});

const CARD = `select d.id, d.slug, d.title, d.promise, d.category, d.base_price_minor::float8 / 100 as "basePrice",
  d.price_minor::float8 / 100 as price, d.currency, d.discount_percentage as "discountPercentage", d.cover_url as "coverUrl",
  null as rating, d.is_lowest_ever as "isLowestEver", nullif(d.price_memory, '{}') as "priceMemory", ${iso('d.starts_at')} as "startsAt", ${iso('d.ends_at')} as "endsAt", t as tool
  from (select t.id, t.slug, t.name, t.logo_url as "logoUrl" from tools t where t.id = d.tool_id) t`;
const RUNNING = 'not has_ended and not coalesce(ends_at <= now(), false) and starts_at <= now()';

/** Some deals as JSON, by the order that is asked for, and from where the next page goes on. */
async function listed(name: string, order: string, place: string, found: string, values: string[]): Promise<string> {
  const { json, at, id } = await one<{ json: string; at: string; id: string }>(
    name,
    `select json_agg(card)::text as json, ${place} as at, (array_agg(id))[24] as id from (
       select d.sort, d.id, row_to_json(card) as card from (${found}) d cross join lateral (${CARD}) card order by d.sort desc, d.id desc) d`,
    values,
  );
  const nextCursor = btoa(JSON.stringify([order, Number(at), id]));
  return `{"items":${json},"nextCursor":"${nextCursor}","currency":null,"correctedQuery":null,"understood":[],"lessFrom":null,"restFrom":null,"partialFrom":null,"instead":null}`;
}

const newest = () =>
  listed(
    'newest',
    'newest',
    '(extract(epoch from min(sort)) * 1000000)::bigint',
    `select *, starts_at as sort from deals where ${RUNNING} order by starts_at desc, id desc limit 24`,
    [],
  );

/** By the index of words and Postgres's own rank: no other forms, no synonyms, and no word that is misspelt. */
const withWord = (word: string) =>
  listed(
    'with_word',
    'relevance',
    'min(sort)',
    `select d.*, ts_rank(d.search, q) as sort from deals d, to_tsquery('simple', $1) q
     where ${RUNNING} and d.search @@ q order by sort desc, d.id desc limit 24`,
    [word],
  );

app.get<{ Querystring: { q?: string } }>('/api/deals', async ({ query: { q } }, reply) =>
  reply.type(JSON_TYPE).send(await (q === undefined ? newest() : withWord(q))),
);
app.get<{ Querystring: { input: string } }>('/trpc/catalog.searchDeals', async ({ query: { input } }, reply) => {
  const { q } = (JSON.parse(input) as { json: { q?: string } }).json;
  const deals = await (q === undefined ? newest() : withWord(q));
  return reply.type(JSON_TYPE).send(`{"result":{"data":{"json":${deals}}}}`);
});
interface Entity {
  collectionId: string;
  entityType: string;
  entityId: string;
}

async function add(userId: string, { collectionId, entityType, entityId }: Entity): Promise<object> {
  const id = randomUUID();
  const item = await one(
    'add',
    `insert into floor_items as i (id, collection_id, entity_type, entity_id, rank)
     select $1, c.id, $4, $5, $6 from collections c where c.id = $2 and c.user_id = $3 returning ${ITEM}`,
    [id, collectionId, userId, entityType, entityId, `z${id}`],
  );
  return { item };
}

async function remove(userId: string, { collectionId, entityType, entityId }: Entity): Promise<object> {
  await one(
    'remove',
    `delete from floor_items i using collections c
     where c.id = $1 and c.user_id = $2 and i.collection_id = c.id and i.entity_type = $3 and i.entity_id = $4 returning i.id`,
    [collectionId, userId, entityType, entityId],
  );
  return { ok: true };
}

app.post<{ Body: Entity & { action: string } }>('/api/user-collections', async (request) => {
  const change = request.body.action === 'add_item' ? add : remove;
  return change(await userOf(request), request.body);
});

for (const [path, change] of Object.entries({ addItem: add, removeItem: remove }))
  app.post<{ Body: { json: Entity } }>(`/trpc/collections.${path}`, async (request) => ({
    result: { data: { json: await change(await userOf(request), request.body.json) } },
  }));

/** Readers of each room, and an event as the product sends it, before and behind the text of its message. */
const readers = new Map<string, Set<ServerResponse>>();
const [before = '', behind = ''] = JSON.parse(EVENT) as string[];

app.get('/api/chat/stream', (request, reply) => {
  const { raw } = reply.hijack();
  const room = String(request.headers['x-room']);
  const all = readers.get(room) ?? new Set();
  readers.set(room, all.add(raw));
  raw.once('close', () => all.delete(raw));
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  raw.write('id: 1.1\nevent: here\ndata:\n\n');
});

interface Said {
  roomId: string;
  id: string;
  text: string;
}

app.post<{ Body: { json: Said } }>('/trpc/chat.send', async (request) => {
  const { roomId, id, text } = request.body.json;
  const message = await one(
    'send',
    'insert into floor_messages (id, room_id, seq, author_id, text, named) values ($1, $2, 1, $3, $4, $5) returning number, seq, ' +
      `${iso('created_at')} as "sentAt"`,
    [id, roomId, await userOf(request), text, '{"users":[],"deals":[],"tools":[]}'],
  );
  const bytes = Buffer.from(before + text + behind);
  for (const reader of readers.get(roomId) ?? []) reader.write(bytes);
  return { result: { data: { json: { message } } } };
});

/** Pages that the product has stored, and each of their encodings, when they are asked for the first time. */
const pages = new Map<string, Buffer>();

app.get('*', async ({ url, headers }, reply) => {
  const encoding = headers['accept-encoding'] ?? 'identity';
  const key = `${encoding} ${url}`;
  let bytes = pages.get(key);
  if (!bytes) {
    const asking = get(PAGES_FROM + url, { headers: { 'accept-encoding': encoding } });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    bytes = await buffer(answer);
    pages.set(key, bytes);
  }
  reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
});

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.('ready');
