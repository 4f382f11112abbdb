import { reactInput } from '@onceware/api/chat/chat.contract';
import type { EmojiLocale } from '@onceware/ui/emoji-picker/emoji-picker';
import { v4 as uuidv4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { emojiData } from './emoji-data.ts';
import { LOCALES } from './names.ts';

const all = new Map(LOCALES.map((locale) => [locale, emojiData(locale)]));
const find = (locale: EmojiLocale, emoji: string) => all.get(locale)?.emojis.find((each) => each.emoji === emoji);
const english = emojiData('en');

describe.each([...all])('the emoji of %s', (_locale, { emojis, categories, skinTones }) => {
  it('are the same as in English, in nine named categories (UI-01)', () => {
    expect(emojis.map(({ emoji }) => emoji)).toEqual(english.emojis.map(({ emoji }) => emoji));
    expect(categories.map(({ index }) => index)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(categories.map(({ label }) => label)).size).toBe(9);
    expect(new Set(Object.values(skinTones)).size).toBe(5);
  });

  it('each have a name of their own (UI-01)', () => {
    expect(new Set(emojis.map(({ label }) => label)).size).toBe(emojis.length);
    expect(emojis.filter(({ label }) => /undefined|null|: $/.test(label) || label.trim() === '')).toEqual([]);
  });
});

describe('the emoji data', () => {
  it.each([
    ['🚀', 'صاروخ'],
    ['🇪🇬', 'علم: مصر'],
    ['🔟', 'مفتاح: 10'],
    ['👨‍🦰', 'رجل: شعر أحمر'],
    ['🏃‍♀️‍➡️', 'راكضة: متجه لليمين'],
    ['👩‍❤️‍👨', 'زوج وقلب: سيدة ورجل'],
    ['👨‍👩‍👧‍👦', 'أسرة: رجل وسيدة وفتاة وصبي'],
    ['🪏', 'جاروف'],
  ])('names %s in Arabic as %s (UI-01)', (emoji, label) => {
    expect(find('ar', emoji)?.label).toBe(label);
  });

  it('names every emoji in Arabic letters (UI-01)', () => {
    const foreign = all.get('ar')?.emojis.filter(({ label }) => !/\p{Script=Arabic}/u.test(label));
    expect(foreign).toEqual([]);
  });

  it('finds words typed without accents or hamzas (UI-01)', () => {
    expect(find('es', '🫀')?.tags).toEqual(expect.arrayContaining(['corazón', 'corazon']));
    expect(find('ar', '❤️')?.tags).toContain('قلب احمر');
  });

  it('offers five skin tones where there are any, and marks what Windows does not draw (UI-01)', () => {
    expect(find('en', '👋')?.skins).toEqual({
      light: '👋🏻',
      'medium-light': '👋🏼',
      medium: '👋🏽',
      'medium-dark': '👋🏾',
      dark: '👋🏿',
    });
    expect(find('en', '🚀')).not.toHaveProperty('skins');
    expect(english.emojis.filter(({ countryFlag }) => countryFlag).length).toBe(262);
  });
});

it('every emoji on offer, in every skin tone, is taken as a reaction (UI-01, LIVE-06)', () => {
  const [roomId, id] = [uuidv4(), uuidv4()];
  const offered = english.emojis.flatMap(({ emoji, skins }) => [emoji, ...Object.values(skins ?? {})]);
  expect(offered.length).toBeGreaterThan(1_800);
  const refused = offered.filter((emoji) => !reactInput.safeParse({ roomId, id, emoji, on: true }).success);
  expect(refused).toEqual([]);
});
