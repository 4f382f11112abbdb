import type { Call } from '#kernel/call.ts';
import { searchDealsInput, searchToolsInput, type SuggestInput, type Suggestions } from '../catalog.contract.ts';
import { storable } from '../ref.ts';
import { searchDeals, searchTools } from '../search/search.service.ts';
import { findCategoriesNamed } from './suggest.repo.ts';

const EACH = 5;
const NOTHING: Suggestions = { deals: [], tools: [], categories: [], corrected: null };

/** Suggests what these words can mean, of which the last may be unfinished; nothing for no words. */
export async function suggest(call: Pick<Call, 'database'>, { q }: SuggestInput): Promise<Suggestions> {
  if (q === '') return NOTHING;
  const [deals, tools] = await Promise.all([
    searchDeals(call, searchDealsInput.parse({ q, limit: EACH })),
    searchTools(call, searchToolsInput.parse({ q, limit: EACH })),
  ]);
  const corrected = deals.correctedQuery;
  return {
    deals: deals.items.map(({ slug, title, tool, price, currency }) => ({
      slug,
      title,
      toolSlug: tool.slug,
      toolName: tool.name,
      logoUrl: tool.logoUrl,
      price,
      currency,
    })),
    tools: tools.items.map(({ slug, name, tagline, logoUrl }) => ({ slug, name, tagline, logoUrl })),
    // The names of categories are words that errors are corrected to.
    categories: await findCategoriesNamed(
      call.database.db,
      corrected === null ? [storable(q)] : [storable(q), corrected],
    ),
    corrected,
  };
}
