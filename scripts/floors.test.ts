import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

const API = path.join(ROOT, 'packages/api/src');

/** Imports that run up, each with its reason. */
const UPWARD: Readonly<Record<string, string>> = {
  'supply/vendors/requests.contract.ts -> identity/organizations/organizations.contract.ts':
    'a request for a vendor account names an organization',
  'supply/vendors/requests.service.ts -> identity/organizations/organizations.repo.ts':
    'accepting it makes the organization',
};

/** Floors from the ground up, as docs/architecture.md draws them. */
function floors(): string[][] {
  const [, drawing = ''] =
    /## packages\/api\/src\n[^`]*(?:`[^`\n]+`[^`]*)*```\n([\s\S]*?)```/.exec(
      readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8'),
    ) ?? [];
  const folders = new Set(
    readdirSync(API, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
  );
  return drawing
    .trim()
    .split('\n')
    .map((line) => line.split(/\s{3,}/).filter((word) => folders.has(word)))
    .toReversed();
}

interface Import {
  from: string;
  to: string;
}

/** Imports among the files below `folder`, types included, without tests. */
function importsBelow(folder: string): Import[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    Array.from(
      readFileSync(path.join(folder, from), 'utf8').matchAll(/(?:from|import) '(#|\.{1,2}\/)([^']+)'/g),
      ([, start = '', rest = '']) =>
        start === '#' ? rest : path.posix.normalize(path.posix.join(path.posix.dirname(from), start + rest)),
    ).flatMap((to) => (known.has(to) ? { from, to } : [])),
  );
}

/** Groups of files that all depend on each other (Tarjan's strongly connected components). */
function circles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path_: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const known = lowest.get(file);
    if (known !== undefined) return known;
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    path_.push(file);
    let low = own;
    for (const to of next.get(file) ?? [])
      if (!order.has(to) || path_.includes(to)) low = Math.min(low, order.has(to) ? (order.get(to) ?? own) : visit(to));
    lowest.set(file, low);
    if (low === own) {
      const circle = path_.splice(path_.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}

describe('the API', () => {
  const imports = importsBelow(API);

  it('has every folder on one of at most ten floors (OPS-06)', () => {
    const folders = readdirSync(API).filter((name) => name !== 'testing');
    expect(floors().flat().toSorted()).toEqual(folders.toSorted());
    expect(floors().length).toBeLessThanOrEqual(10);
  });

  it('imports downwards, but for what is listed (OPS-06)', () => {
    const floorOf = new Map(floors().flatMap((folders, floor) => folders.map((folder) => [folder, floor])));
    const folderOf = (file: string) => file.split('/', 1)[0] ?? '';
    const upward = imports.flatMap(({ from, to }) => {
      if (folderOf(from) === 'testing' || folderOf(from) === folderOf(to)) return [];
      const isDown = (floorOf.get(folderOf(to)) ?? Infinity) < (floorOf.get(folderOf(from)) ?? -1);
      return isDown ? [] : [`${from} -> ${to}`];
    });
    expect(imports.length).toBeGreaterThan(1000);
    expect(upward.toSorted()).toEqual(Object.keys(UPWARD).toSorted());
    expect(upward.length).toBeLessThanOrEqual(5);
  });

  it('has no circle of more than two files, types included (OPS-06)', () => {
    expect(circles(imports).filter((circle) => circle.length > 2)).toEqual([]);
  });
});

it('circles are found (OPS-06)', () => {
  const imports = ['ab', 'bc', 'cd', 'db', 'ce', 'ef', 'fe', 'ag'].map(([from = '', to = '']) => ({ from, to }));
  expect(circles(imports).toSorted((a, b) => a.length - b.length)).toEqual([
    ['e', 'f'],
    ['b', 'c', 'd'],
  ]);
});
