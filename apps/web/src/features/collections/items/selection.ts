/** Keys from one to the other as they are shown, both included, whichever comes first. */
export function between(keys: readonly string[], one: string, other: string): string[] {
  const [from = -1, to = -1] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b);
  return from < 0 ? [other] : keys.slice(from, to + 1);
}

export function withSelected(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  if (isSelected) return new Set([...selected, ...keys]);
  const gone = new Set(keys);
  return new Set([...selected].filter((key) => !gone.has(key)));
}
