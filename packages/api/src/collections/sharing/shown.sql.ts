import { type SQL, sql } from 'drizzle-orm';
import { isPublic, isPublicTool } from '#catalog/cards.ts';

/**
 * Condition for an item `i` that others are shown: pages only where these are, and those without an address, which are notes, where
 * notes are too.
 */
export const isItemShown = (showsNotes: SQL, showsPages: SQL): SQL => sql`case i.entity_type
  when 'deal' then exists (select from deals d where d.id = i.entity_id and ${isPublic})
  when 'tool' then exists (select from tools t where t.id = i.entity_id and ${isPublicTool})
  else ${showsPages} and (${showsNotes} or exists (select from pages p where p.id = i.page_id and p.url is not null)) end`;
