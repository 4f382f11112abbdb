import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seedTools } from '@onceware/db/seed/catalog/index';
import { describe, expect, it } from 'vitest';
import { DRAWN_AVATARS } from './drawn-avatar.ts';

const PICTURES = path.join(import.meta.dirname, '../pictures');
const COVERS_PER_CATEGORY = 6;
const TOOL_IMAGES = 20;

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${String(n).padStart(2, '0')}.svg`);
const covers = [...new Set(seedTools.map(({ category }) => category)), 'other'].map((category) =>
  Array.from({ length: COVERS_PER_CATEGORY }, (_, n) => `_${category}-${n}.svg`),
);
const deals = seedTools.flatMap((tool) => tool.deals.map(({ slug }) => `${slug}.svg`));

/** Shape of the pictures of each folder, their greatest length, and the names that a picture has there. */
const folders = [
  { folder: 'covers', size: '640 360', limit: 4096, names: [...deals, ...covers.flat()] },
  { folder: 'screens', size: '960 600', limit: 6144, names: deals },
  { folder: 'logos', size: '96 96', limit: 1536, names: seedTools.map(({ slug }) => `${slug}.svg`) },
  { folder: 'tools', size: '96 96', limit: 1536, names: numbered(TOOL_IMAGES) },
  { folder: 'avatars', size: '96 96', limit: 1536, names: numbered(DRAWN_AVATARS) },
];

const UNWANTED = /NaN|undefined|Infinity|null|<script|<text|<filter|<style| id=|href|url\(| on[a-z]+=/;

const read = (folder: string, name: string) => readFileSync(path.join(PICTURES, folder, name), 'utf8');
const differing = (folder: string, names: string[]) => new Set(names.map((name) => read(folder, name))).size;

/** Finds the first tag that does not match its partner, or a stray `<`, `&` or quote; null when well-formed. */
function fault(svg: string): string | null {
  const open: string[] = [];
  const rest = svg
    .trim()
    .replaceAll(
      /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
      (_tag, closing: string, name: string, _attributes, empty: string) => {
        if (closing) {
          if (open.pop() !== name) return `</${name}`;
        } else if (!empty) open.push(name);
        return '';
      },
    );
  return rest || open.length > 0 ? `${rest}${open.join()}` : null;
}

describe.each(folders)('the pictures of $folder', ({ folder, size, limit, names }) => {
  it('are those that seeded rows name or that stand in for what has none, and no others (CAT-01)', () => {
    expect(readdirSync(path.join(PICTURES, folder)).toSorted()).toEqual(names.toSorted());
  });

  it('are well-formed, of their size and small, with no script, text, id, filter or reference (CAT-01)', () => {
    for (const name of readdirSync(path.join(PICTURES, folder))) {
      const svg = read(folder, name);
      const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"`;
      expect([name, svg.slice(0, start.length)]).toEqual([name, start]);
      expect([name, fault(svg), UNWANTED.exec(svg)]).toEqual([name, null, null]);
      expect([name, svg.length < limit]).toEqual([name, true]);
    }
  });
});

describe('the pictures', () => {
  it('give every tool a logo of its own (CAT-01)', () => {
    expect(differing('logos', readdirSync(path.join(PICTURES, 'logos')))).toBe(seedTools.length);
  });

  it('include six different covers per category for rows that bring none (CAT-01)', () => {
    for (const names of covers) expect(differing('covers', names)).toBe(COVERS_PER_CATEGORY);
  });

  it('include 20 different tool images and 25 avatars to fall back on (UI-03)', () => {
    expect(differing('tools', numbered(20))).toBe(20);
    expect(differing('avatars', numbered(25))).toBe(25);
  });
});
