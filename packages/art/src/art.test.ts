import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedTools } from '@onceware/db/seed/catalog/index';
import { describe, expect, it } from 'vitest';
import { DRAWN_AVATARS } from './drawn-avatar.ts';
import { artFiles, COVERS_PER_CATEGORY } from './art-files.ts';
import { AVATARS, drawAvatar } from './draw-avatar.ts';
import { drawCover } from './draw-cover.ts';
import { drawLogo, drawToolMark, TOOL_MARKS } from './draw-logo.ts';
import { drawScreen } from './draw-screen.ts';
import { categories } from './motifs.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `tool-${i}`);
const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ7é中'.split('');

const kinds = [
  {
    kind: 'cover',
    limit: 4096,
    size: '0 0 640 360',
    draw: (category: string, seed: string) => drawCover({ category, seed }),
  },
  {
    kind: 'screen',
    limit: 6144,
    size: '0 0 960 600',
    draw: (category: string, seed: string) => drawScreen({ category, seed }),
  },
  {
    kind: 'logo',
    limit: 1536,
    size: '0 0 96 96',
    draw: (category: string, seed: string) =>
      drawLogo({ name: names[seed.length % names.length] ?? seed, category, seed }),
  },
];

/** The first tag that does not match its partner, or a stray `<`, `&` or quote; null when well-formed. */
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

describe.each(kinds)('a drawn $kind', ({ limit, size, draw }) => {
  const all = [...categories, 'unheard-of'].flatMap((category) => seeds.map((seed) => draw(category, seed)));

  it('is well-formed, complete and of its size', () => {
    for (const svg of all) {
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"`)).toBe(true);
      expect(fault(svg)).toBeNull();
      expect(svg.length).toBeLessThan(limit);
    }
  });

  it('has no number gone wrong, no script, text, id, filter or reference', () => {
    for (const svg of all)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<script|<text|<filter|<style| id=|href|url\(| on[a-z]+=/);
  });

  it('is the same for the same seed', () => {
    for (const category of categories) expect(draw(category, 'quill')).toBe(draw(category, 'quill'));
  });

  it('differs from seed to seed', () => {
    for (const category of categories)
      expect(new Set(seeds.map((seed) => draw(category, seed))).size).toBeGreaterThan(seeds.length * 0.75);
  });
});

describe('a tool', () => {
  it('wears one set of colours on its logo, covers and screens', () => {
    const ground = (svg: string) => /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
    for (const brand of seeds) {
      const colour = ground(drawLogo({ name: 'Quill', category: 'writing', seed: brand }));
      expect(ground(drawCover({ category: 'writing', seed: 'deal', brand }))).toBe(colour);
      expect(ground(drawScreen({ category: 'writing', seed: 'deal', brand }))).toBe(colour);
    }
  });

  it('has a form for every initial, Latin or not', () => {
    for (const name of names) expect(fault(drawLogo({ name, category: 'ai', seed: name }))).toBeNull();
  });
});

describe('the shipped pictures', () => {
  const shipped = (name: string): string | null => {
    const file = join(import.meta.dirname, '../pictures', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };

  it('cover every seeded tool and deal as drawn today, or scripts/draw.ts must run again (CAT-01)', () => {
    const outdated = [...artFiles(seedTools)].filter(([name, drawn]) => shipped(name) !== drawn).map(([name]) => name);
    expect(outdated).toEqual([]);
  });

  it('give every tool a logo of its own (CAT-01)', () => {
    const logos = seedTools.map(({ slug }) => shipped(`logos/${slug}.svg`));
    expect(new Set(logos).size).toBe(seedTools.length);
  });

  it('include a few covers per category for rows that bring none (CAT-01)', () => {
    for (const category of categories) {
      const covers = Array.from({ length: COVERS_PER_CATEGORY }, (_, i) => shipped(`covers/_${category}-${i}.svg`));
      expect(new Set(covers).size).toBe(COVERS_PER_CATEGORY);
    }
  });

  it('include 20 different tool images to fall back on (UI-03)', () => {
    const marks = Array.from({ length: 20 }, (_, i) => shipped(`tools/${String(i).padStart(2, '0')}.svg`));
    expect(TOOL_MARKS).toBe(20);
    expect(new Set(marks).size).toBe(20);
    for (const [i, mark] of marks.entries()) {
      expect(mark).toBe(drawToolMark(i));
      expect(fault(mark ?? '')).toBeNull();
    }
  });

  it('include 25 different small avatars to fall back on (UI-03)', () => {
    const avatars = Array.from(
      { length: DRAWN_AVATARS },
      (_, i) => shipped(`avatars/${String(i).padStart(2, '0')}.svg`) ?? '',
    );
    expect(AVATARS).toBe(DRAWN_AVATARS);
    expect(new Set(avatars).size).toBe(25);
    for (const [i, avatar] of avatars.entries()) {
      expect(avatar).toBe(drawAvatar(i));
      expect(fault(avatar)).toBeNull();
      expect(avatar).not.toMatch(/NaN|undefined| id=|href|url\(/);
      expect(avatar.length).toBeLessThan(1536);
    }
  });

  it('stay under 3 MB together', () => {
    const bytes = [...artFiles(seedTools).values()].reduce((sum, svg) => sum + svg.length, 0);
    expect(bytes).toBeLessThan(3 * 1024 * 1024);
  });
});
