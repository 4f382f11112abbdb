import { sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import { by, type Section } from './section.ts';

const ROWS = 200;

/** Words of a member about themselves to others. */
export const profileSections = (userId: string): Section[] => [
  {
    name: 'public_profile',
    from: sql`profiles x where x.user_id = ${userId}`,
    by: by(sql`x.user_id`, 'uuid'),
    row: sql`json_build_object('handle', x.handle, 'handle_changed_at', ${isoTime(sql`x.handle_changed_at`)}, 'about', x.about,
      'links', x.links, 'visibility', x.visibility, 'says_bought', x.says_bought, 'updated_at', ${isoTime(sql`x.updated_at`)})`,
    rows: ROWS,
  },
  {
    name: 'followed_people',
    from: sql`member_follows x join users u on u.id = x.followed_id where x.user_id = ${userId}`,
    by: by(sql`x.followed_id`, 'uuid'),
    row: sql`json_build_object('name', u.name, 'at', ${isoTime(sql`x.created_at`)})`,
    rows: ROWS,
  },
  {
    name: 'interests',
    from: sql`interests x where x.user_id = ${userId}`,
    by: by(sql`x.category`, 'text'),
    row: sql`json_build_object('category', x.category)`,
    rows: ROWS,
  },
  {
    // Written as they are compared: without what makes one look like another.
    name: 'former_handles',
    from: sql`former_handles x where x.user_id = ${userId}`,
    by: by(sql`x.handle_key`, 'text'),
    row: sql`json_build_object('handle', x.handle_key, 'until', ${isoTime(sql`x.until`)})`,
    rows: ROWS,
  },
];
