import { chatLimits } from '#features/chat/chat-source.ts';

/** Without case and accents: `elise` finds Élise. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds at most ten entries with a text that contains the query, those that begin with it first (CHAT-14). */
export function searchEntries<Entry>(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const wanted = fold(query.trim());
  const begins: Entry[] = [];
  const holds: Entry[] = [];
  for (const entry of entries) {
    const texts = textsOf(entry).map(fold);
    if (texts.some((text) => text.startsWith(wanted))) begins.push(entry);
    else if (texts.some((text) => text.includes(wanted))) holds.push(entry);
  }
  return [...begins, ...holds].slice(0, chatLimits.suggestionsMax);
}
