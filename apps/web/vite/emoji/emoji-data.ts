import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EmojiData, EmojiLocale } from '@onceware/ui/emoji-picker/emoji-picker';
import { arabicWords, type EmojiWords } from './arabic-labels.ts';
import { names, type Tone } from './names.ts';

/** Fields read from emojibase-data's files. */
interface Source {
  emoji: string;
  label: string;
  tags?: string[];
  version: number;
  group?: number;
  skins?: { emoji: string; tone: number | number[] }[];
}

/** Emojibase numbers them from 1. */
const TONES: readonly Tone[] = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** Flags of countries, and of their parts: the latter end with a cancel tag. */
const FLAG = /^\p{Regional_Indicator}{2}$|\u{E007F}$/u;

const { resolve } = createRequire(import.meta.url);

const read = (locale: string): Source[] =>
  JSON.parse(readFileSync(resolve(`emojibase-data/${locale}/data.json`), 'utf8')) as Source[];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Simplifies text to how it is typed in a hurry: `corazon`, and Arabic without hamzas. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ة', 'ه').replaceAll('ى', 'ي');

const searchWords = ({ label, tags }: EmojiWords): string[] =>
  [...new Set([...tags, ...[label, ...tags].map(plain)])].filter((word) => word !== label);

/** @throws when Arabic has no name for it: then arabic-labels.ts needs one */
function arabic(emoji: string): EmojiWords {
  const words = arabicWords(emoji);
  if (!words) throw new Error(`${emoji} has no Arabic name. Add it to arabic-labels.ts.`);
  return words;
}

/** One form for each tone; emoji of two people have more, in mixed tones, which are not offered. */
function skinsOf(skins: Source['skins']): Record<Tone, string> | undefined {
  const forms = TONES.flatMap((tone, index) => {
    const form = skins?.find((skin) => skin.tone === index + 1);
    return form ? [[tone, form.emoji] as const] : [];
  });
  return forms.length === TONES.length ? (Object.fromEntries(forms) as Record<Tone, string>) : undefined;
}

/** Builds the picker's data for a language, in the shape of frimousse: emojibase's data, with Arabic from CLDR. */
export function emojiData(locale: EmojiLocale): EmojiData {
  const { categories, tones } = names[locale];
  const emojis = read(locale === 'ar' ? 'en' : locale).flatMap(({ emoji, label, tags = [], version, group, skins }) => {
    if (group === undefined || !(group in categories)) return [];
    const words = locale === 'ar' ? arabic(emoji) : { label, tags };
    const toned = skinsOf(skins);
    return {
      emoji,
      category: group,
      version,
      label: capital(words.label),
      tags: searchWords(words),
      ...(FLAG.test(emoji) && { countryFlag: true as const }),
      ...(toned && { skins: toned }),
    };
  });
  return {
    locale,
    emojis,
    categories: Object.entries(categories).map(([index, label]) => ({ index: Number(index), label })),
    skinTones: tones,
  };
}
