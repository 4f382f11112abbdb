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
import { seedReviews } from './demo-reviews.ts';
import { before, idAt } from './demo-times.ts';

/** Encrypts the licence codes of a purchase as its columns hold them; what does it lies above the database. */
type SealCodes = (purchaseId: string, codes: readonly string[]) => { licenceCodes: string | null; codeCount: number };

/** The first three are told to whoever starts the demonstration; the others talk in the chat. */
const ACCOUNTS: { as: Talker; name: string; email: string; role: 'admin' | 'insider' | 'member' }[] = [
  { as: 'ada', name: 'Ada Morgan', email: 'admin@onceware.example', role: 'admin' },
  { as: 'ines', name: 'Ines Sadiq', email: 'insider@onceware.example', role: 'insider' },
  { as: 'mateo', name: 'Mateo Berg', email: 'member@onceware.example', role: 'member' },
  { as: 'priya', name: 'Priya Raman', email: 'priya@kilnworks.example', role: 'member' },
  { as: 'jonas', name: 'Jonas Weidl', email: 'jonas.weidl@post.example', role: 'member' },
  { as: 'lucia', name: 'Lucía Ferrer', email: 'lucia@ferrer.example', role: 'member' },
  { as: 'sara', name: 'سارة منصور', email: 'sara@mansour.example', role: 'member' },
  { as: 'tom', name: 'Tom Okafor', email: 'tom@okafor.example', role: 'member' },
];

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

const PURCHASES: DemoPurchase[] = [
  {
    of: 'ines',
    deal: 'minutewren-lifetime',
    daysAgo: 3,
    refundDays: 60,
    state: 'unused',
    codes: ['MWREN-7K2P-QX94-LIFE'],
    notes: '',
  },
  {
    of: 'ines',
    deal: 'doclantern-lifetime',
    daysAgo: 10,
    refundDays: 14,
    state: 'activated',
    codes: ['DOCL-88AF-2210', 'DOCL-88AF-2211'],
    notes: 'Two codes, stacked for the larger plan.',
  },
  {
    of: 'ines',
    deal: 'kestrel-prompt-lifetime',
    daysAgo: 50,
    refundDays: 30,
    state: 'activated',
    codes: ['KESTREL-51-AA-09'],
    notes: '',
  },
  {
    of: 'ines',
    deal: 'tabulark-lifetime',
    daysAgo: 120,
    refundDays: 60,
    state: 'refunded',
    codes: [],
    notes: 'Could not read our delivery notes.',
  },
  {
    of: 'ines',
    elsewhere: { title: 'Planwerk Solo', tier: 'Solo', priceMinor: 12_900, currency: 'EUR' },
    daysAgo: 400,
    refundDays: 14,
    state: 'activated',
    codes: ['PW-SOLO-19284'],
    notes: 'Bought from the maker at a fair.',
  },
  {
    of: 'mateo',
    deal: 'ovenbird-voice-lifetime',
    daysAgo: 10,
    refundDays: 60,
    state: 'unused',
    codes: ['OVEN-44-1Z'],
    notes: '',
  },
  {
    of: 'ada',
    deal: 'doclantern-for-law-offices',
    daysAgo: 20,
    refundDays: 60,
    state: 'activated',
    codes: ['DOCLAW-7781'],
    notes: '',
  },
];

const MESSAGES = [
  {
    name: 'Priya Raman',
    email: 'priya@kilnworks.example',
    topic: 'vendor',
    status: 'new',
    language: 'en',
    daysAgo: 0,
    message:
      'We make planning software for potteries and would like to offer a lifetime plan.\nWhom do we talk to about terms?',
  },
  {
    name: 'Jonas Weidl',
    email: 'jonas.weidl@post.example',
    topic: 'deal',
    status: 'new',
    language: 'de',
    daysAgo: 1,
    message: 'Gilt der Deal von Doclantern auch für Vereine? Auf der Seite steht nur „Teams“.',
  },
  {
    name: 'Lucía Ferrer',
    email: 'lucia@ferrer.example',
    topic: 'account',
    status: 'open',
    language: 'es',
    daysAgo: 3,
    message: 'Cambié de correo y ya no recibo los avisos. ¿Podéis mirarlo?',
  },
  {
    name: 'سارة منصور',
    email: 'sara@mansour.example',
    topic: 'question',
    status: 'open',
    language: 'ar',
    daysAgo: 4,
    message: 'هل تبقى مشترياتي محفوظة إذا انتهى العرض؟',
  },
  {
    name: 'Tom Okafor',
    email: 'tom@okafor.example',
    topic: 'other',
    status: 'done',
    language: 'en',
    daysAgo: 12,
    message: 'Thank you, the codes worked at once.',
  },
] as const;

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
    .values(ACCOUNTS.map(({ name, email }) => ({ name, email, passwordHash, emailVerifiedAt: now })))
    .returning({ id: users.id, email: users.email });
  const ids = new Map(written.map(({ id, email }) => [email, id]));
  const people = Object.fromEntries(
    ACCOUNTS.map(({ as, name, email }) => [as, { id: ids.get(email) ?? '', name }]),
  ) as Record<Talker, { id: string; name: string }>;
  const idOf = (who: Talker) => people[who].id;
  await tx.insert(userRoles).values(ACCOUNTS.map(({ as, role }) => ({ userId: idOf(as), role })));

  await seedPurchases(tx, { now, sealCodes, idOf });
  await seedReviews(tx, { now, idOf });
  await seedCollections(tx, { now, userId: idOf('ines'), defaultCollections });
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
    MESSAGES.map(({ daysAgo, ...message }) => ({
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
  const slugs = PURCHASES.flatMap(({ deal }) => deal ?? []);
  const bought = await tx
    .select({ deal: deals, toolName: tools.name, toolWebsite: tools.website })
    .from(deals)
    .innerJoin(tools, eq(tools.id, deals.toolId))
    .where(inArray(deals.slug, slugs));
  const found = new Map(bought.map((one) => [one.deal.slug, one]));
  const rows = PURCHASES.flatMap(({ of, deal: slug = '', elsewhere, codes, daysAgo, refundDays, ...rest }) => {
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
