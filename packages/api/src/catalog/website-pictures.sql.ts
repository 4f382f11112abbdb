import { type SQL, sql } from 'drizzle-orm';

/** Addresses of the pictures that were taken from a tool's own page, without those that staff hid (CAT-17). */
export const websitePicturesOf = (toolId: SQL): SQL<string[]> => sql<string[]>`(
  select coalesce(json_agg(p.picture_url order by p.position, p.picture_url), '[]') from tool_pictures p
  where p.tool_id = ${toolId} and not p.is_hidden)`;
