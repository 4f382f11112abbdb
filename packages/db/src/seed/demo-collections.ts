import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { deals, tools } from '../schema/catalog.ts';
import { collectionItems, collections } from '../schema/collections.ts';
import { before, idAt } from './demo-times.ts';

/** The collections that everybody has; which these are is decided above the database. */
export type DefaultCollections = readonly { key: string; name: string }[];

type DemoItem = { daysAgo: number; notes?: string } & ({ deal: string } | { tool: string });

/** The newest item first, as they are shown. */
const IN_DEFAULTS: Record<string, DemoItem[]> = {
  'nice-find': [
    { deal: 'clipferry-lifetime', daysAgo: 0.1, notes: 'Small, and does the one thing.' },
    { deal: 'signa-manos-lifetime', daysAgo: 0.15, notes: 'Mateo asked for a way to talk with his aunt.' },
    { deal: 'kolorado-lifetime', daysAgo: 0.4 },
    { deal: 'regexicon-lifetime', daysAgo: 5 },
    { tool: 'fieldtrip-ledger', daysAgo: 9, notes: 'No deal so far. Look again when school starts.' },
    { deal: 'strichvogel-icons-lifetime', daysAgo: 11 },
    { deal: 'portside-lifetime', daysAgo: 12 },
    { deal: 'sheetsonde-lifetime', daysAgo: 16, notes: 'Would have found the sum we looked for all of March.' },
    { tool: 'owl-and-abacus', daysAgo: 21 },
  ],
  'worth-a-shot': [
    {
      deal: 'mizan-lens-lifetime',
      daysAgo: 1,
      notes: 'Try it with the Friday letter, Arabic and English side by side.',
    },
    { deal: 'pocket-oracle-lifetime', daysAgo: 3 },
    { deal: 'nookplan-lifetime', daysAgo: 4, notes: 'For the storeroom. It has 31 m², and a column in the middle.' },
    { deal: 'sortilog-lifetime', daysAgo: 4.5 },
    { deal: 'palaver-lane-lifetime', daysAgo: 6.5 },
    { tool: 'heronquery', daysAgo: 13, notes: 'Only if it runs on our own server.' },
    { deal: 'figtree-footfall-lifetime', daysAgo: 17 },
    { tool: 'tante-greta', daysAgo: 24 },
  ],
  'must-have': [
    { deal: 'duesgrove-lifetime', daysAgo: 0.2, notes: 'Ends very soon: decide.' },
    { deal: 'minutewren-lifetime', daysAgo: 3, notes: 'Bought. The code is with the purchases, not used yet.' },
    { deal: 'brineshield-lifetime', daysAgo: 7, notes: 'Before the next storm, not after it.' },
    {
      deal: 'hasp-and-hollow-lifetime',
      daysAgo: 8,
      notes: 'Four people, one mailbox, and today one password on a slip of paper.',
    },
    { deal: 'plinthwork-lifetime', daysAgo: 10 },
    { deal: 'doclantern-lifetime', daysAgo: 11.5, notes: 'Bought twice and stacked, for the larger plan.' },
    { deal: 'lendshelf-lifetime', daysAgo: 15, notes: 'Who has the good camera?' },
    { deal: 'pennywhistle-books-lifetime', daysAgo: 19 },
    { tool: 'ninth-warden', daysAgo: 22 },
  ],
};

const SHARED = {
  name: 'Harbour Podcast',
  description: 'What our small studio records, cuts and publishes with. The notes say what we found out.',
  items: [
    {
      deal: 'two-tin-cans-lifetime',
      daysAgo: 0.3,
      notes: 'Our guests sit in kitchens with bad wifi. It saved the episode with the lighthouse keeper.',
    },
    { deal: 'humsweep-lifetime', daysAgo: 1.2, notes: 'Takes out the fridge and leaves the sea, which we wanted.' },
    { tool: 'apuntador', daysAgo: 2.5, notes: 'No deal yet. We would take it at once.' },
    { deal: 'zwischentitel-lifetime', daysAgo: 4 },
    { deal: 'ovenbird-voice-lifetime', daysAgo: 6, notes: 'For the opening only, and we say so in the show notes.' },
    { deal: 'steeplecast-lifetime', daysAgo: 7.5 },
    { deal: 'calendula-social-lifetime', daysAgo: 8 },
    { tool: 'nagham-crate', daysAgo: 9, notes: 'Rights are settled for films. For episodes we asked: the same.' },
    { deal: 'quillback-lifetime', daysAgo: 9.5 },
    { deal: 'postbox-heron-lifetime', daysAgo: 15, notes: 'Once the list has two hundred readers.' },
    { deal: 'linkwort-lifetime', daysAgo: 18 },
    { tool: 'slateword', daysAgo: 23 },
  ] satisfies DemoItem[],
};

/** The first; each of the others an hour later. */
const MADE_DAYS_AGO = 30;

interface CollectionsOptions {
  now: Date;
  userId: string;
  defaultCollections: DefaultCollections;
}

/**
 * A demonstration account's default collections with deals and tools in them, and one more that is shared by link.
 * Nothing where the catalogue has none of them, as after an import.
 */
export async function seedCollections(tx: Db, { now, userId, defaultCollections }: CollectionsOptions): Promise<void> {
  const { items: sharedItems, ...shared } = SHARED;
  const shareToken = randomBytes(18).toString('base64url');
  const wanted = [
    ...defaultCollections.map(({ key, name }) => ({ row: { name, defaultKey: key }, items: IN_DEFAULTS[key] ?? [] })),
    { row: { ...shared, isFavorite: true, shareToken, sharesNotes: true }, items: sharedItems },
  ];
  const entities = await findEntities(
    tx,
    wanted.flatMap(({ items }) => items),
  );
  if (entities.size === 0) return;

  for (const [index, { row, items }] of wanted.entries()) {
    const createdAt = before(now, MADE_DAYS_AGO - index / 24);
    const collectionId = idAt(createdAt);
    const found = items.flatMap((item) => {
      const entity = entities.get(slugOf(item));
      return entity ? [{ ...entity, collectionId, notes: item.notes ?? null, addedAt: before(now, item.daysAgo) }] : [];
    });
    const updatedAt = found[0]?.addedAt ?? createdAt;
    await tx
      .insert(collections)
      .values({ ...row, id: collectionId, userId, nextRank: found.length + 1, createdAt, updatedAt });
    if (found.length === 0) continue;
    await tx
      .insert(collectionItems)
      .values(found.map((item, place) => ({ ...item, id: idAt(item.addedAt), rank: rankOf(found.length - place) })));
  }
}

const slugOf = (item: DemoItem) => ('deal' in item ? item.deal : item.tool);

interface Entity {
  entityType: 'deal' | 'tool';
  entityId: string;
}

/** By slug: a deal's is never a tool's here. */
async function findEntities(tx: Db, items: DemoItem[]): Promise<Map<string, Entity>> {
  const dealSlugs = items.flatMap((item) => ('deal' in item ? item.deal : []));
  const toolSlugs = items.flatMap((item) => ('tool' in item ? item.tool : []));
  const entities = new Map<string, Entity>();
  for (const { slug, id } of await tx
    .select({ slug: deals.slug, id: deals.id })
    .from(deals)
    .where(inArray(deals.slug, dealSlugs))) {
    entities.set(slug, { entityType: 'deal', entityId: id });
  }
  for (const { slug, id } of await tx
    .select({ slug: tools.slug, id: tools.id })
    .from(tools)
    .where(inArray(tools.slug, toolSlugs))) {
    entities.set(slug, { entityType: 'tool', entityId: id });
  }
  return entities;
}

/** A counted rank as an add gives it, of the `nextRank` before it. */
const rankOf = (rankNumber: number) => `g${rankNumber.toString(16).padStart(7, '0')}`;
