import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { userRoles } from '../schema/access.ts';
import { users } from '../schema/auth.ts';
import { deals, tools } from '../schema/catalog.ts';
import { contactMessages } from '../schema/contact.ts';
import { organizationMembers, organizations } from '../schema/organizations.ts';
import { type PurchaseTerms, purchases } from '../schema/purchases.ts';
import { seedChat } from './chat/demo-chat.ts';
import type { Talker } from './chat/talk.ts';
import { type DefaultCollections, seedCollections } from './demo-collections.ts';
import { seedProfiles } from './demo-profiles.ts';
import { seedPublished } from './demo-published.ts';
import { seedReviews } from './demo-reviews.ts';
import data from './demo-members.json' with { type: 'json' };
import { before, idAt } from './demo-times.ts';

/** Encrypts the licence codes of a purchase as its columns hold them; what does it lies above the database. */
type SealCodes = (purchaseId: string, codes: readonly string[]) => { licenceCodes: string | null; codeCount: number };

interface DemoAccount {
  as: Talker;
  name: string;
  email: string;
  role: string;
}

interface DemoPurchase {
  of: Talker;
  /** The first plan of a deal of the demonstration catalogue, or something bought elsewhere. */
  deal?: string;
  elsewhere?: { title: string; tier: string; priceMinor: number; currency: string };
  daysAgo: number;
  refundDays: number | null;
  state: 'unused' | 'activated' | 'refunded';
  codes: string[];
  notes: string;
}

type DemoMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt'> & { daysAgo: number };

/** The first three accounts are told to whoever starts the demonstration; the others talk in the chat. */
const demo = data as {
  accounts: DemoAccount[];
  purchases: DemoPurchase[];
  contactMessages: DemoMessage[];
};

export interface MembersOptions {
  now: Date;
  /** Hash of the demo accounts' common password. */
  passwordHash: string;
  sealCodes: SealCodes;
  defaultCollections: DefaultCollections;
}

/** The demonstration accounts, with what they bought and collected, their organizations, what they say, and some mail for the staff. */
export async function seedMembers(
  tx: Db,
  { now, passwordHash, sealCodes, defaultCollections }: MembersOptions,
): Promise<void> {
  const written = await tx
    .insert(users)
    .values(demo.accounts.map(({ name, email }) => ({ name, email, passwordHash, emailVerifiedAt: now })))
    .returning({ id: users.id, email: users.email });
  const ids = new Map(written.map(({ id, email }) => [email, id]));
  const people = Object.fromEntries(
    demo.accounts.map(({ as, name, email }) => [as, { id: ids.get(email) ?? '', name }]),
  ) as Record<Talker, { id: string; name: string }>;
  const idOf = (who: Talker) => people[who].id;
  await tx.insert(userRoles).values(demo.accounts.map(({ as, role }) => ({ userId: idOf(as), role })));

  await seedProfiles(tx, idOf);
  await seedPurchases(tx, { now, sealCodes, idOf });
  await seedReviews(tx, { now, idOf });
  await seedCollections(tx, { now, userId: idOf('ines'), defaultCollections });
  await seedPublished(tx, { now, idOf });
  const [workshop = '', library = ''] = (
    await tx
      .insert(organizations)
      .values([
        {
          name: 'Harbour Workshop',
          website: 'https://harbourworkshop.example',
          notes: 'Four people, one shared mailbox.',
        },
        { name: 'Lending Library of Tools' },
      ])
      .returning({ id: organizations.id })
  ).map(({ id }) => id);
  await tx.insert(organizationMembers).values([
    { organizationId: workshop, userId: idOf('ines'), role: 'owner' },
    { organizationId: workshop, userId: idOf('mateo'), role: 'member' },
    { organizationId: library, userId: idOf('ada'), role: 'owner' },
  ]);
  await tx.insert(contactMessages).values(
    demo.contactMessages.map(({ daysAgo, ...message }) => ({
      ...message,
      id: idAt(before(now, daysAgo)),
      createdAt: before(now, daysAgo),
    })),
  );
  await seedChat(tx, { now, people, organizationId: workshop });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function seedPurchases(
  tx: Db,
  { now, sealCodes, idOf }: { now: Date; sealCodes: SealCodes; idOf: (who: Talker) => string },
): Promise<void> {
  const slugs = demo.purchases.flatMap(({ deal }) => deal ?? []);
  const bought = await tx
    .select({ deal: deals, toolName: tools.name, toolWebsite: tools.website })
    .from(deals)
    .innerJoin(tools, eq(tools.id, deals.toolId))
    .where(inArray(deals.slug, slugs));
  const found = new Map(bought.map((one) => [one.deal.slug, one]));
  const rows = demo.purchases.flatMap(({ of, deal: slug = '', elsewhere, codes, daysAgo, refundDays, ...rest }) => {
    const deal = found.get(slug);
    const what = elsewhere ?? (deal && firstPlanOf(deal.deal));
    // Not in a catalogue that was brought in before the first start.
    if (!what) return [];
    const day = before(now, daysAgo);
    const id = idAt(day);
    const refundUntil = refundDays === null ? null : dayOf(before(now, daysAgo - refundDays));
    return [
      {
        ...rest,
        ...what,
        ...sealCodes(id, codes),
        id,
        userId: idOf(of),
        dealId: deal?.deal.id ?? null,
        terms: deal ? termsOf(deal, day) : null,
        purchasedOn: dayOf(day),
        refundUntil,
        createdAt: day,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(purchases).values(rows);
}

function firstPlanOf({ title, tiers: [plan], priceMinor, currency }: typeof deals.$inferSelect) {
  return { title, tier: plan?.name ?? null, priceMinor: plan?.priceMinor ?? priceMinor, currency };
}

function termsOf(
  { deal, toolName, toolWebsite }: { deal: typeof deals.$inferSelect; toolName: string; toolWebsite: string | null },
  taken: Date,
): PurchaseTerms {
  const { slug, title, promise, description, tiers, basePriceMinor, priceMinor, currency, endsAt } = deal;
  return {
    slug,
    title,
    toolName,
    toolWebsite,
    promise,
    description,
    tiers,
    basePriceMinor,
    priceMinor,
    currency,
    endsAt: endsAt?.toISOString() ?? null,
    takenAt: taken.toISOString(),
  };
}
