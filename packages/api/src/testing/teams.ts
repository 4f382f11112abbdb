import type { Database } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';

type Pool = Pick<Database, 'pool'>;

/** An organization with these members, and the room that it has from the beginning. */
export async function makeTeam(database: Pool, userIds: string[]): Promise<{ teamId: string; roomId: string }> {
  const teamId = uuidv7();
  await database.pool.query(`insert into organizations (id, name) values ($1, 'A team')`, [teamId]);
  for (const userId of userIds) await addTeamMember(database, teamId, userId);
  const { rows } = await database.pool.query<{ id: string }>('select id from rooms where organization_id = $1', [
    teamId,
  ]);
  return { teamId, roomId: rows[0]?.id ?? '' };
}

export const addTeamMember = async ({ pool }: Pool, teamId: string, userId: string): Promise<unknown> =>
  pool.query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
    teamId,
    userId,
  ]);
