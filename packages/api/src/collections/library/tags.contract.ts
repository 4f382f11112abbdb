/** Key that is the same for two tags that differ only in capitals; like `tag_key` in the database. */
export const keyOfTag = (tag: string): string => tag.toLowerCase();

/** Each tag once, in its first spelling. */
export function distinctTags(tags: readonly string[]): string[] {
  const keys = new Set<string>();
  return tags.filter((tag) => !keys.has(keyOfTag(tag)) && keys.add(keyOfTag(tag)));
}

/** An item's tags after a change; as the database makes them. */
export function changedTags(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const gone = new Set(remove.map(keyOfTag));
  return distinctTags([...tags.filter((tag) => !gone.has(keyOfTag(tag))), ...add]);
}
