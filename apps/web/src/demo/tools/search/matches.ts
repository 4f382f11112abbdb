/** Without case and accents: `ecole` finds École. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the query is somewhere in the texts. */
export function matches(query: string, ...texts: string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
