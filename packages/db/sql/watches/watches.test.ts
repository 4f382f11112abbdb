import { describe, expect, it } from 'vitest';
import { idOf, type Query, trySqlFunctions } from '../../src/testing/sql-functions.ts';

const sql = trySqlFunctions();
const [TOOL, ONE, TWO, ADA] = [idOf(1), idOf(11), idOf(12), idOf(21)];

const addDeals = (query: Query) =>
  query(
    `with tool as (insert into tools (id, slug, name, category) values ($1::uuid, $1::text, 'A tool', 'ai') returning id)
     insert into deals (id, slug, tool_id, title, category, base_price_minor, price_minor, currency)
     select deal, deal, tool.id, 'A deal', 'ai', 9900, 4900, 'USD' from tool, unnest($2::uuid[]) as deal`,
    [TOOL, [ONE, TWO]],
  );
async function addWatch(query: Query) {
  await query(`insert into users (id, name, email, password_hash) values ($1, 'Ada', 'ada@example.com', '')`, [ADA]);
  await query(`insert into watches (id, user_id, kind, search_key, search) values ($1, $2, 'search', $1, '{}')`, [
    idOf(31),
    ADA,
  ]);
}
const changes = (query: Query) =>
  query(
    `select deal_id, is_new, price_minor, has_ended, search is not null as "isOther" from deal_changes order by search is not null, deal_id`,
  );

describe('note_deal_changes', () => {
  it('notes new deals, and of changed ones what they were, once a statement (NOTE-06)', () =>
    sql.attempt(async ({ query }) => {
      await addWatch(query);
      await addDeals(query);
      expect(await changes(query)).toEqual(
        [ONE, TWO].map((deal_id) => ({ deal_id, is_new: true, price_minor: null, has_ended: null, isOther: false })),
      );
      await query('delete from deal_changes');
      await query('update deals set price_minor = 3900 where id = $1', [ONE]);
      await query(`update deals set title = 'Another'`);
      // Columns that watches do not look at.
      await query(`update deals set coupon = 'SAVE'`);
      expect(await changes(query)).toEqual([
        { deal_id: ONE, is_new: false, price_minor: 4900, has_ended: false, isOther: false },
        { deal_id: ONE, is_new: false, price_minor: 3900, has_ended: false, isOther: true },
        { deal_id: TWO, is_new: false, price_minor: 4900, has_ended: false, isOther: true },
      ]);
    }));

  it('notes nothing while nobody watches anything (NOTE-06)', () =>
    sql.attempt(async ({ query }) => {
      await addDeals(query);
      await query('update deals set price_minor = 3900');
      expect(await changes(query)).toEqual([]);
    }));
});
