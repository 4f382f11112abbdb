import type { Manifest } from '../src/render-contract.ts';

/**
 * The names of chunks that import each other at once, one row for each such group.
 * What one of them takes from another while it loads may not be there yet, whichever the browser runs first.
 */
export function importCycles(manifest: Manifest): string[][] {
  const keys = Object.keys(manifest);
  const reached = new Map(keys.map((key) => [key, importedBy(manifest, key)]));
  const cycles: string[][] = [];
  const known = new Set<string>();
  for (const key of keys) {
    if (known.has(key) || !reached.get(key)?.has(key)) continue;
    const cycle = keys.filter((other) => reached.get(key)?.has(other) && reached.get(other)?.has(key));
    for (const one of cycle) known.add(one);
    cycles.push(cycle.map((one) => manifest[one]?.name ?? one));
  }
  return cycles;
}

/** Finds the chunks that load with a chunk; includes the chunk itself only if it imports itself through others. */
function importedBy(manifest: Manifest, key: string): Set<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const next of manifest[from]?.imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(key);
  return found;
}
