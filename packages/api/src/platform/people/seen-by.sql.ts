import { type SQL, sql } from 'drizzle-orm';

// Fragments know members as `u` and their profiles, which may be missing, as `p`.

/** Joins the profile of the member `u`. */
export const joinProfile = sql`left join profiles p on p.user_id = u.id`;

/** End of a profile's address: its handle, or the account's id where none was chosen. */
export const profileAddress = sql<string>`coalesce(p.handle, u.id::text)`;

/**
 * Condition for members whom a reader (null: a visitor) may look at as people: whoever is gone or suspended, hides from the reader,
 * or has blocked or is blocked by them, is not there. Oneself always is.
 */
export function isSeenBy(readerId: string | null): SQL<boolean> {
  if (readerId === null)
    return sql`(u.deleted_at is null and u.suspended_at is null and coalesce(p.visibility = 'everybody', false))`;
  return sql`(u.deleted_at is null and u.suspended_at is null and (u.id = ${readerId} or (
    coalesce(p.visibility, 'members') <> 'nobody' and not is_blocked_between(u.id, ${readerId}))))`;
}
