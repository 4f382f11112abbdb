import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { facesOf } from '../../vite/fonts.ts';
import { fontsOfPage, MORE_LATIN } from './page-fonts.ts';

const names = (...args: Parameters<typeof fontsOfPage>) =>
  fontsOfPage(...args).map((url) => /inter-latin-ext|inter-latin|arabic/.exec(url)?.[0]);

describe('the fonts that a document names', () => {
  it('are those of its language and of its letters (I18N-02, OPS-01)', () => {
    expect(names('en', 'Ada, João, Größe, 5 €, العربية, 中文')).toEqual(['inter-latin']);
    expect(names('ar', 'العربية')).toEqual(['arabic', 'inter-latin']);
    expect(names('de', 'Ayşe')).toEqual(['inter-latin', 'inter-latin-ext']);
    expect(names('es', '₹ 500')).toEqual(['inter-latin', 'inter-latin-ext']);
  });

  it('are those by which the sheet draws the same letters (OPS-01)', async () => {
    const sheet = await readFile(path.join(import.meta.dirname, '../app/fonts.css'), 'utf8');
    const [latin, more] = facesOf(sheet).map(({ text }) => new Set(text));
    if (!latin || !more) throw new Error('Inter is in two files.');
    const all = Array.from({ length: 0xd800 }, (_, point) => String.fromCodePoint(point));
    expect(all.filter((letter) => MORE_LATIN.test(letter))).toEqual(
      all.filter((letter) => more.has(letter) && !latin.has(letter)),
    );
  });
});
