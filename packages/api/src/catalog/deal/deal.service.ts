import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { toMajor } from '#kernel/money/money.ts';
import { toDealCard } from '../cards.ts';
import type { CompareInput, DealDetail, DealFacts, ItemRefInput } from '../catalog.contract.ts';
import { type AffiliateParams, leavingTo } from '../outbound-links/affiliate.ts';
import { toNamedAlternative } from '../named-alternatives.sql.ts';
import { storable } from '../ref.ts';
import { type FactsRow, findFacts } from './deal.repo.ts';
import type { SimilarRow } from './similar.sql.ts';
import { readDealDetail } from './stored-deals.ts';

/** Alternatives, and related deals. */
const OTHERS_MAX = 4;

type DealCall = Pick<Call, 'database' | 'affiliate'>;

/** Everything that a deal's page shows, by id or slug. @throws not_found */
export async function getDealDetail(
  call: DealCall & Pick<Call, 'storedDeals'>,
  { ref }: ItemRefInput,
): Promise<DealDetail> {
  const row = await readDealDetail(call, ref);
  if (!row) throw new AppError('not_found');
  const named = new Set(row.namedAlternatives.map(({ tool }) => tool.id));
  const similar = onePerTool(row.similar, row.facts.card.tool.id).filter(({ card: { tool } }) => !named.has(tool.id));
  return {
    ...toFacts(row.facts, call.affiliate),
    namedAlternatives: row.namedAlternatives.map(toNamedAlternative),
    alternatives: similar
      .filter(({ isAlternative }) => isAlternative)
      .slice(0, OTHERS_MAX)
      .map(({ card, insteadOf }) => ({ ...toDealCard(card), insteadOf })),
    earlier: row.earlier.map(toDealCard),
    websitePictures: row.websitePictures,
    related: similar
      .filter(({ isAlternative }) => !isAlternative)
      .slice(0, OTHERS_MAX)
      .map(({ card }) => toDealCard(card)),
    wasBasePriceAsked: row.wasBasePriceAsked,
    serverTime: row.serverTime,
  };
}

/** Keeps only the most similar deal of each other tool. */
function onePerTool(similar: readonly SimilarRow[], toolId: string): SimilarRow[] {
  const seen = new Set<string>();
  return similar.filter(({ card: { tool } }) => tool.id === toolId || (!seen.has(tool.id) && seen.add(tool.id)));
}

/** Up to four deals side by side, in the asked order; those that do not exist are left out (CAT-09). */
export async function compareDeals(call: DealCall, input: CompareInput): Promise<DealFacts[]> {
  const slugs = [...new Set(input.slugs.map(storable))];
  const found = new Map((await findFacts(call.database.db, slugs)).map((row) => [row.card.slug, row] as const));
  return slugs.flatMap((slug) => found.get(slug) ?? []).map((row) => toFacts(row, call.affiliate));
}

function toFacts({ card: row, url, tool, tiers, ...rest }: FactsRow, affiliate: AffiliateParams): DealFacts {
  const card = toDealCard(row);
  const leaving = leavingTo(url, affiliate);
  return {
    ...card,
    ...rest,
    tiers: tiers.map(({ name, priceMinor, features, limits = [] }) => ({
      name,
      price: toMajor(priceMinor),
      features,
      limits,
    })),
    goUrl: leaving && `/go/${card.slug}`,
    goHost: leaving && leaving.host,
    hasAffiliate: leaving?.hasAffiliate ?? false,
    tool: { ...card.tool, ...tool },
  };
}
