import { type SQL, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';

/** Joins all saved items of a member: i is an item, p its page, d its deal, t its tool or its deal's, c its collection. */
export const savedItems = (userId: string): SQL => sql`collections c
  join collection_items i on i.collection_id = c.id and i.removed_at is null and c.user_id = ${userId} and c.deleted_at is null
  left join pages p on p.id = i.page_id and p.user_id = ${userId}
  left join deals d on d.id = i.deal_id and ${isPublic}
  left join tools t on t.id = coalesce(i.tool_id, d.tool_id) and ${isPublicTool}`;

/** The words of an item with those of what it is; of a row from before there was a trigger they are made here. */
export const document: SQL = sql`case when i.words is null and i.notes is null then coalesce(p.search, d.search, t.search, '')
  else coalesce(p.search, d.search, t.search, '') || coalesce(i.words, search_document(i.notes, 'B')) end`;

/** The words of an item alone, as their index has them. */
export const ownWords: SQL = sql`coalesce(i.words, search_document(i.notes, 'B'))`;
