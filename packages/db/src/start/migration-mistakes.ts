import { postgresError } from '../client.ts';
import type { Place } from './place.ts';
import { StartError } from './start-error.ts';

/** Explains a failed statement of the start with what to do; errors that an operator cannot fix are returned unchanged. */
export function migrationMistake(error: unknown, place: Place): unknown {
  const { setting, at, user, database } = place;
  const raised = postgresError(error);
  if (!raised) return error;
  const said = messageOf(error);
  const code = raised.code;
  if (code === '42501') {
    return new StartError(
      `The user "${user}" lacks rights in the database "${database}" at ${at}: ${said}. Make it the owner: ALTER DATABASE "${database}" OWNER TO "${user}", and of its tables too.`,
    );
  }
  if (code.startsWith('53'))
    return new StartError(`The database at ${at} has no room left: ${said}. Make room there, and start again.`);
  if (code === '25006')
    return new StartError(`The database at ${at} is read-only: ${said}. Point ${setting} at the primary.`);
  if (code === '55P03')
    return new StartError(
      `A migration waited too long for a table that another session locks: ${said}. Start again; nothing of it was kept.`,
    );
  if (said.includes('extension'))
    return new StartError(`The database at ${at} lacks an extension: ${said}. Install postgresql-contrib there.`);
  // A schema, table or column that should not be there yet, or should be there already.
  if (/^42(P0[1467]|70[13]|710)$/.test(code)) return halfMigrated(place, said);
  return error;
}

export const halfMigrated = ({ setting, at, database }: Place, why: string): StartError =>
  new StartError(
    `The database "${database}" at ${at} is half-migrated: ${why}. Restore it whole from a backup, or name an empty one in ${setting}.`,
  );

/** Postgres' own, which drizzle wraps. */
function messageOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (!cause.cause) return cause.message;
  return String(error);
}
