import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seedDeals, seedTools } from '@onceware/db/seed/catalog/index';
import { describe, expect, it } from 'vitest';
import { DRAWN_AVATARS } from './drawn-avatar.ts';

const PICTURES = path.join(import.meta.dirname, '../pictures');
const COVERS_PER_CATEGORY = 6;
const TOOL_IMAGES = 20;

/** Shape of the pictures of each folder, and their greatest length. */
const folders = [
  { folder: 'covers', size: '640 360', limit: 4096 },
  { folder: 'screens', size: '960 600', limit: 6144 },
  { folder: 'logos', size: '96 96', limit: 1536 },
  { folder: 'tools', size: '96 96', limit: 1536 },
  { folder: 'avatars', size: '96 96', limit: 1536 },
  { folder: 'letters', size: '120 120', limit: 1024, from: '-60 -60' },
];
/** Letters on composed covers, centred. */
const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (letter) => `/art/letters/${letter}.svg`);
const UNWANTED = /NaN|undefined|Infinity|null|<script|<text|<filter|<style| id=|href|url\(| on[a-z]+=/;

const shipped = (folder: string) => readdirSync(path.join(PICTURES, folder)).map((name) => `/art/${folder}/${name}`);
const read = (address: string) => readFileSync(path.join(PICTURES, address.replace('/art/', '')), 'utf8');
const differing = (addresses: string[]) => new Set(addresses.map(read)).size;

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, n) => `/art/${folder}/${String(n).padStart(2, '0')}.svg`);
const toolImages = numbered('tools', TOOL_IMAGES);
const avatars = numbered('avatars', DRAWN_AVATARS);
const coversByCategory = [...new Set(seedTools.map(({ category }) => category)), 'other'].map((category) =>
  Array.from({ length: COVERS_PER_CATEGORY }, (_, n) => `/art/covers/_${category}-${n}.svg`),
);
const logos = seedTools.map((tool) => tool.logo_url);
const ofDeals = seedDeals.flatMap((deal) => [deal.cover_url, ...deal.gallery]);

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

describe('the pictures', () => {
  it('are those that seeded rows name or that stand in for what has none, and no others (CAT-01, UI-03)', () => {
    expect(folders.flatMap(({ folder }) => shipped(folder)).toSorted()).toEqual(
      [...logos, ...ofDeals, ...coversByCategory.flat(), ...toolImages, ...avatars, ...letters].toSorted(),
    );
  });

  it.each(folders)(
    'of $folder are well-formed, of their size and small, with no script, text, id, filter or reference (CAT-01)',
    ({ folder, size, limit, from = '0 0' }) => {
      const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${size}"`;
      for (const address of shipped(folder)) {
        const svg = read(address);
        expect([address, svg.slice(0, start.length)]).toEqual([address, start]);
        expect([address, fault(svg), UNWANTED.exec(svg)]).toEqual([address, null, null]);
        expect([address, svg.length < limit]).toEqual([address, true]);
      }
    },
  );

  it('give every tool a logo of its own (CAT-01)', () => {
    expect(differing(logos)).toBe(seedTools.length);
  });

  it('include six different covers per category for rows that bring none (CAT-01)', () => {
    for (const covers of coversByCategory) expect(differing(covers)).toBe(COVERS_PER_CATEGORY);
  });

  it('include 20 different tool images and 25 avatars to fall back on (UI-03)', () => {
    expect([differing(toolImages), differing(avatars)]).toEqual([20, 25]);
  });
});
