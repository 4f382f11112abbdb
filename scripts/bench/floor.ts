/**
 * What the product's speed is measured against: a bare Fastify with named prepared statements on the same Postgres,
 * answering the same JSON. No validation, no rules beyond ownership, nothing cached; the session is looked up by
 * the SHA-256 of its cookie on private calls. Run by bench.ts as a process of its own.
 */
import { createHash, randomUUID } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = fastify();

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const iso = (column: string) => `to_char(${column} at time zone 'UTC', ${TIME})`;
const ITEM = `id, collection_id, entity_type, entity_id, notes, ${iso('added_at')} as added_at`;

async function rows<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

async function userOf(request: FastifyRequest): Promise<string> {
  const token = /onceware=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const id = createHash('sha256').update(token).digest('hex');
  const [session] = await rows<{ user_id: string }>(
    'session',
    'select user_id from sessions where id = $1 and expires_at > now()',
    [id],
  );
  if (!session) throw new Error('no session');
  return session.user_id;
}

async function collectionsOf(userId: string) {
  const collections = await rows<{ id: string }>(
    'collections',
    `select id, name, description, default_key is not null as is_default, ${iso('updated_at')} as updated_at
     from collections where user_id = $1 order by id`,
    [userId],
  );
  const items = await rows<{ collection_id: string }>(
    'all_items',
    `select ${ITEM} from collection_items
     where collection_id in (select id from collections where user_id = $1) order by rank desc`,
    [userId],
  );
  const grouped = Map.groupBy(items, (item) => item.collection_id);
  return { collections: collections.map((collection) => ({ ...collection, items: grouped.get(collection.id) ?? [] })) };
}

app.get('/api/user-collections', async (request) => collectionsOf(await userOf(request)));

app.get<{ Querystring: { collectionId: string } }>('/api/user-collections/items', async (request) => {
  const userId = await userOf(request);
  const items = await rows(
    'items',
    `select i.id, i.collection_id, i.entity_type, i.entity_id, i.notes, ${iso('i.added_at')} as added_at
     from collection_items i join collections c on c.id = i.collection_id
     where c.id = $1 and c.user_id = $2 order by i.rank desc`,
    [request.query.collectionId, userId],
  );
  return { items };
});

app.get<{ Params: { id: string } }>('/api/deals/:id', async (request) => {
  const [deal] = await rows<{ tool_name: string; tool_logo: string }>(
    'deal',
    `select d.id, d.title, t.name as tool_name, t.logo_url as tool_logo, d.base_price_minor / 100.0 as base_price,
       d.price_minor / 100.0 as current_price, d.discount_percentage
     from deals d join tools t on t.id = d.tool_id where d.id = $1`,
    [request.params.id],
  );
  return { ...deal, tool: { name: deal?.tool_name, logoUrl: deal?.tool_logo } };
});

interface Change {
  action: 'add_item' | 'remove_item';
  collectionId: string;
  entityType: string;
  entityId: string;
}

app.post<{ Body: Change }>('/api/user-collections', async (request) => {
  const userId = await userOf(request);
  const { action, collectionId, entityType, entityId } = request.body;
  const [owned] = await rows(
    'touch',
    'update collections set updated_at = now() where id = $1 and user_id = $2 returning id',
    [collectionId, userId],
  );
  if (!owned) throw new Error('not found');
  if (action === 'remove_item') {
    await rows(
      'remove',
      'delete from collection_items where collection_id = $1 and entity_type = $2 and entity_id = $3 returning id',
      [collectionId, entityType, entityId],
    );
    return { ok: true };
  }
  const id = randomUUID();
  const [item] = await rows(
    'add',
    `insert into collection_items (id, collection_id, entity_type, entity_id, rank)
     values ($1, $2, $3, $4, $5) returning ${ITEM}`,
    [id, collectionId, entityType, entityId, `z${id}`],
  );
  return { item };
});

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.send?.('ready');
