import type { Database } from '@onceware/db/client';
import { rooms } from '@onceware/db/schema/chat';
import { v4 as uuidv4 } from 'uuid';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from './factories.ts';

/** Three people, and a community room of their own to meet in. */
export async function makeLounge(
  database: Database,
): Promise<{ ana: SessionUser; ben: SessionUser; cleo: SessionUser; lounge: string }> {
  const make = (name: string) => makeUser(database, { name });
  const [ana, ben, cleo] = await Promise.all([make('Ana'), make('Ben'), make('Cleo')]);
  const lounge = uuidv4();
  await database.db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Lounge' });
  return { ana, ben, cleo, lounge };
}
