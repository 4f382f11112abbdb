import type { Call } from '#call.ts';
import { requireActor } from '#core/actor.ts';
import { plain } from '#core/wire.ts';
import { keptSearchInput, type KeptSuggestions, type SuggestKeptInput } from './kept.contract.ts';
import { keptLimits } from './kept.limits.ts';
import { searchKept } from './search.service.ts';
import { findNames } from './suggest.repo.ts';

/** The best of what the actor keeps for these words, named, as the search finds it; nothing for no words (CAT-13). */
export async function suggestKept(
  call: Pick<Call, 'actor' | 'database'>,
  { q }: SuggestKeptInput,
): Promise<KeptSuggestions> {
  const actor = requireActor(call);
  if (q === '') return plain({ items: [], corrected: null });
  const found = await searchKept(call, keptSearchInput.parse({ q }), keptLimits.suggestions);
  const ids = found.items.map(({ id }) => id);
  const names = ids.length > 0 ? await findNames(call.database.db, actor.user.id, ids) : null;
  return plain({ items: ids.flatMap((id) => names?.get(id) ?? []), corrected: found.correctedQuery });
}
