import { randomBytes } from 'node:crypto';
import type { Database } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '#identity/auth/sessions/lucia.ts';

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

/** A picture of so many bytes that are none, with a small one, as if it had been uploaded; on a message or waiting for it. */
export async function makeFile(
  { pool }: Pool,
  { roomId, userId, messageId = null }: { roomId: string; userId: string; messageId?: string | null },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with bytes as (
       insert into file_chunks (file_id, position, bytes)
       select gen_random_uuid(), 0, 'bytes' from generate_series(1, 2) returning file_id as id
     ), ids as (select (array_agg(id))[1] as file, (array_agg(id))[2] as preview from bytes)
     insert into attachments (id, room_id, user_id, message_id, file_id, preview_id, preview_size, name, size, type, width, height, stored_at)
     select gen_random_uuid(), $1, $2, $3, file, preview, 5, 'a.png', 5, 'image/png', 1, 1, now() from ids returning id`,
    [roomId, userId, messageId],
  );
  return rows[0]?.id ?? '';
}

/** An incoming webhook of a team's room, made by a member. */
export async function makeWebhook(
  { pool }: Pool,
  roomId: string,
): Promise<{ webhookId: string; webhookToken: string }> {
  const [webhookId, webhookToken] = [uuidv7(), `onh_${randomBytes(32).toString('base64url')}`];
  await pool.query(
    `insert into room_webhooks (id, room_id, name, token_hash, created_by)
     select $1, r.id, 'Deploys', $3, m.user_id from rooms r join organization_members m on m.organization_id = r.organization_id
     where r.id = $2 order by m.role = 'owner' desc, m.user_id limit 1`,
    [webhookId, roomId, hashToken(webhookToken)],
  );
  return { webhookId, webhookToken };
}
