import { randomBytes } from 'node:crypto';
import type { Database } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { users } from '@onceware/db/schema/auth';
import { deals, tools } from '@onceware/db/schema/catalog';
import { addEarlierPrices } from '@onceware/db/seed/earlier-prices';
import { sql } from 'drizzle-orm';
import type { Permission } from '#kernel/permissions.contract.ts';
import { KEY_SCOPES, type KeyScope } from '#kernel/key-scopes.contract.ts';
import { hashToken } from '#identity/auth/sessions/lucia.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';

/** Hash of a password that no test knows. */
const NOBODYS_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$tO/oMN6M/ixAKqeG9NdIDA$sRe8w2kKlGqOEDBSXf9okaBesqEPEYTRObUI/Is47Rc';

let made = 0;
/** A number that no other row of this run has. */
const next = () => (made += 1);

export async function makeUser(
  { db }: Database,
  fields: { role?: 'member' | 'insider' | 'admin'; name?: string; email?: string; passwordHash?: string } = {},
): Promise<SessionUser> {
  const n = next();
  const [user] = await db
    .insert(users)
    .values({
      name: fields.name ?? `Person ${n}`,
      email: fields.email ?? `person-${n}@example.com`,
      passwordHash: fields.passwordHash ?? NOBODYS_PASSWORD,
    })
    .returning({ id: users.id, name: users.name, email: users.email, avatar: users.avatar });
  if (!user) throw new Error('no user was made');
  await db.insert(userRoles).values({ userId: user.id, role: fields.role ?? 'insider' });
  return user;
}

/** An API key of the user's, with every scope unless told. @returns its token */
export async function makeKey(
  { db }: Database,
  user: Pick<SessionUser, 'id'>,
  permissions: readonly Permission[] = [],
  scopes: readonly KeyScope[] = KEY_SCOPES,
): Promise<string> {
  const token = `onc_${randomBytes(32).toString('base64url')}`;
  await db.insert(apiKeys).values({
    userId: user.id,
    name: 'A tool',
    tokenHash: hashToken(token),
    hint: token.slice(0, 8),
    permissions: [...permissions],
    scopes: [...scopes],
  });
  return token;
}

export async function makeTool(
  { db }: Database,
  fields: Partial<typeof tools.$inferInsert> = {},
): Promise<typeof tools.$inferSelect> {
  const n = next();
  const [tool] = await db
    .insert(tools)
    .values({ slug: `tool-${n}`, name: `Tool ${n}`, category: 'other', ...fields })
    .returning();
  if (!tool) throw new Error('no tool was made');
  return tool;
}

/** A running deal; its tool is made too if none is named. */
export async function makeDeal(
  database: Database,
  {
    reducedFrom,
    ...fields
  }: Partial<typeof deals.$inferInsert> & {
    /** Price of the ten days before it was made, in hundredths, as told. */
    reducedFrom?: number;
  } = {},
): Promise<typeof deals.$inferSelect> {
  const n = next();
  const toolId = fields.toolId ?? (await makeTool(database)).id;
  const [deal] = await database.db
    .insert(deals)
    .values({
      slug: `deal-${n}`,
      title: `Deal ${n}`,
      category: 'other',
      basePriceMinor: 20_000,
      priceMinor: 4_900,
      currency: 'USD',
      ...fields,
      toolId,
    })
    .returning();
  if (!deal) throw new Error('no deal was made');
  if (reducedFrom !== undefined)
    await addEarlierPrices(
      database.db,
      sql`select ${deal.id}::uuid as deal_id, now() - interval '10 days' as at, ${reducedFrom}::int as price_minor, 0::smallint as price_rest,
        ${deal.basePriceMinor}::int as base_price_minor, 0::smallint as base_price_rest, ${deal.currency}::char(3) as currency`,
    );
  return deal;
}
