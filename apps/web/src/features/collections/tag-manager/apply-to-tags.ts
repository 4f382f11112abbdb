import type { Tag } from '@onceware/api/collections/collections.contract';
import { keyOfTag } from '@onceware/api/collections/library/tags.contract';
import type { Change } from '../changes/change.ts';

/** The member's tags after a change. How many items a merged tag has only the server knows: at least as many as the most used. */
export function applyToTags(data: { tags: Tag[] }, change: Change): { tags: Tag[] } {
  if (change.kind !== 'replaceTags') return data;
  const { tags, to } = change.input;
  const gone = new Set(tags.map(keyOfTag));
  const taken = data.tags.filter(({ tag }) => gone.has(keyOfTag(tag)));
  if (taken.length === 0) return data;
  const rest = data.tags.filter(({ tag }) => !gone.has(keyOfTag(tag)));
  if (to === null) return { tags: rest };
  const there = rest.find(({ tag }) => keyOfTag(tag) === keyOfTag(to));
  const count = Math.max(there?.count ?? 0, ...taken.map((one) => one.count));
  const merged = { tag: there?.tag ?? to, count };
  return {
    tags: [...rest.filter((one) => one !== there), merged].toSorted((one, other) =>
      keyOfTag(one.tag).localeCompare(keyOfTag(other.tag), 'en'),
    ),
  };
}
