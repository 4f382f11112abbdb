import type { Link } from './import-file.ts';

export interface Folder {
  path: readonly string[];
  /** Number of links, including those in subfolders. */
  count: number;
}

/** Every folder that has links in it or below it, in the file's order. */
export function foldersOf(links: readonly Link[]): Folder[] {
  const byPath = new Map<string, Folder>();
  for (const { folder } of links) {
    for (let depth = 1; depth <= folder.length; depth += 1) {
      const path = folder.slice(0, depth);
      const key = JSON.stringify(path);
      const known = byPath.get(key);
      if (known) known.count += 1;
      else byPath.set(key, { path, count: 1 });
    }
  }
  return [...byPath.values()];
}

export const isIn = ({ folder }: Link, path: readonly string[]): boolean =>
  path.every((name, depth) => folder[depth] === name);
