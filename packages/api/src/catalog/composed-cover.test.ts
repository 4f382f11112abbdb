import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawnCover } from './art.contract.ts';
import { COVER_LOOKS, composedCover } from './composed-cover.ts';

const PICTURES = path.join(import.meta.dirname, '../../../art/pictures');
const compose = (name: string) => composedCover(PICTURES, name);
const nameOf = (slug: string) => path.basename(drawnCover({ category: 'media', slug }));

describe('covers of tools that bring none', () => {
  it('differ among forty tools of a category, and are the same again for each (CAT-17)', async () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `${'abcdefgh'[index % 8]}-tool-${index}`);
    const covers = await Promise.all(slugs.map((slug) => compose(nameOf(slug))));
    expect(covers).not.toContain(null);
    expect(new Set(covers).size).toBeGreaterThan(36);
    expect(await Promise.all(slugs.map((slug) => compose(nameOf(slug))))).toEqual(covers);
  });

  it('are drawn in every look, with no text, and their letter is another picture (CAT-17)', async () => {
    for (let look = 0; look < COVER_LOOKS; look += 1) {
      const cover = (await compose(`_media-2-${String(look).padStart(2, '0')}-k.svg`)) ?? '';
      expect(cover).not.toMatch(/<text|<script|NaN|undefined/);
      expect(new Resvg(cover).render().width).toBe(640);
    }
    expect(await compose('_media-2-00-k.svg')).not.toBe(await compose('_media-2-00-l.svg'));
    expect(nameOf('日本')).toMatch(/^_media-\d-\d\d\.svg$/);
    expect(await compose(nameOf('日本'))).toContain('</svg>');
  });

  it.each([
    '_media-2.svg',
    '_media-2-16-k.svg',
    '_media-9-00-k.svg',
    '_nothing-0-00-a.svg',
    '_media-2-00-%.svg',
    '_../../x-0-00-a.svg',
    '_media-2-00-k.svg.br',
    'kiln.svg',
  ])('are none for %s (CAT-17, T21)', async (name) => {
    expect(await compose(name)).toBeNull();
  });
});
