import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { ImportCollection, ImportInput } from './import-file.ts';

/** Size of a request that the server handles quickly, and that a slow line sends within seconds. */
const PART_BYTES = 256 * 1024;

/** Input of one request, and the number of items in it. */
export interface Part {
  input: ImportInput;
  items: number;
}

/**
 * An import as requests that may each be repeated. What is small goes at once, all or nothing. Else the collections come first,
 * without items and in their order; then the items, the last of them first, since what is new is put above what is there.
 */
export function partsOf(collections: readonly ImportCollection[]): Part[] {
  const parts: Part[] = [];
  let part: Part = { input: { collections: [] }, items: 0 };
  let bytes = 0;
  for (const { items, ...head } of collections) {
    let into: ImportCollection | null = null;
    for (const item of items) {
      const size = sizeOf(item);
      if (part.items > 0 && (part.items >= collectionLimits.importPartItems || bytes + size > PART_BYTES)) {
        parts.unshift(part);
        part = { input: { collections: [] }, items: 0 };
        bytes = 0;
        into = null;
      }
      if (!into) part.input.collections.push((into = { ...head, items: [] }));
      into.items.push(item);
      part.items += 1;
      bytes += size;
    }
  }
  if (parts.length === 0) return [{ input: { collections: [...collections] }, items: part.items }];
  const heads = { collections: collections.map((one) => ({ ...one, items: [] })) };
  return [{ input: heads, items: 0 }, part, ...parts];
}

/** Estimates the bytes of a text in a request: letters beyond ASCII have two to four. */
const sizeOf = (value: unknown): number => JSON.stringify(value).length * 2;
