import { DEFAULT_COLLECTIONS } from '@onceware/api/collections/collections.limits';

type DotColor = 'blue' | 'yellow' | 'red' | 'gray';

const COLORS = { 'nice-find': 'blue', 'worth-a-shot': 'yellow', 'must-have': 'red' } as const;

/** COL-03: by name alone. */
export function collectionColor(name: string): DotColor {
  const known = DEFAULT_COLLECTIONS.find((collection) => collection.name === name);
  return known ? COLORS[known.key] : 'gray';
}
