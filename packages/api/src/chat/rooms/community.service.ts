import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { AdminRoom, listRoomsInput } from '../moderation/moderation.contract.ts';
import { COMMUNITY_ORDERS, communitySource } from './community.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

/** A page of the community rooms, the closed ones too. */
export async function listCommunityRooms(
  call: Permitted<'admin.chat'>,
  input: z.output<typeof listRoomsInput>,
): Promise<TablePage<AdminRoom>> {
  const { sort, direction = sort === 'newest' ? 'desc' : 'asc', page } = input;
  const { db } = call.database;
  const where = await communitySource.where(db, input);
  return await readPage(db, communitySource, { where, orderBy: ordered(direction, COMMUNITY_ORDERS[sort]), page });
}
