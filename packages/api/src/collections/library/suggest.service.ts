import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { librarySearchInput, type LibrarySuggestions, type LibrarySuggestInput } from './library.contract.ts';
import { libraryLimits } from './library.limits.ts';
import { searchLibrary } from './search.service.ts';
import { findNames } from './suggest.repo.ts';

/** The best of what the actor keeps for these words, named, as the search finds it; nothing for no words (CAT-13). */
export async function suggestFromLibrary(
  call: Pick<Call, 'actor' | 'database'>,
  { q }: LibrarySuggestInput,
): Promise<LibrarySuggestions> {
  const actor = requireActor(call);
  if (q === '') return { items: [], corrected: null };
  const found = await searchLibrary(call, librarySearchInput.parse({ q }), {
    ...libraryLimits,
    searchPage: libraryLimits.suggestions,
  });
  const ids = found.items.map(({ id }) => id);
  const names = ids.length > 0 ? await findNames(call.database.db, actor.user.id, ids) : null;
  return { items: ids.flatMap((id) => names?.get(id) ?? []), corrected: found.correctedQuery };
}
