import type { EmojiData, EmojiLocale } from '@onceware/ui/emoji-picker/emoji-picker';

export type Tone = keyof EmojiData['skinTones'];

interface Names {
  /** In the order of the picker; emojibase numbers the groups so, and has modifiers as number 2. */
  categories: Readonly<Record<0 | 1 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>>;
  tones: Readonly<Record<Tone, string>>;
}

/** Our own words: emojibase's are partly wrong (Portuguese flags are `comutadores`) and mix two Chinese scripts. */
export const names: Readonly<Record<EmojiLocale, Names>> = {
  en: {
    categories: {
      0: 'Smileys and emotion',
      1: 'People and body',
      3: 'Animals and nature',
      4: 'Food and drink',
      5: 'Travel and places',
      6: 'Activities',
      7: 'Objects',
      8: 'Symbols',
      9: 'Flags',
    },
    tones: {
      light: 'Light skin tone',
      'medium-light': 'Medium-light skin tone',
      medium: 'Medium skin tone',
      'medium-dark': 'Medium-dark skin tone',
      dark: 'Dark skin tone',
    },
  },
  pt: {
    categories: {
      0: 'Carinhas e emoções',
      1: 'Pessoas e corpo',
      3: 'Animais e natureza',
      4: 'Comida e bebida',
      5: 'Viagens e lugares',
      6: 'Atividades',
      7: 'Objetos',
      8: 'Símbolos',
      9: 'Bandeiras',
    },
    tones: {
      light: 'Pele clara',
      'medium-light': 'Pele morena clara',
      medium: 'Pele morena',
      'medium-dark': 'Pele morena escura',
      dark: 'Pele escura',
    },
  },
  ar: {
    categories: {
      0: 'الوجوه والمشاعر',
      1: 'الأشخاص والجسم',
      3: 'الحيوانات والطبيعة',
      4: 'الطعام والشراب',
      5: 'السفر والأماكن',
      6: 'الأنشطة',
      7: 'الأشياء',
      8: 'الرموز',
      9: 'الأعلام',
    },
    tones: {
      light: 'بشرة فاتحة',
      'medium-light': 'بشرة فاتحة متوسطة',
      medium: 'بشرة متوسطة',
      'medium-dark': 'بشرة داكنة متوسطة',
      dark: 'بشرة داكنة',
    },
  },
  es: {
    categories: {
      0: 'Caras y emociones',
      1: 'Personas y cuerpo',
      3: 'Animales y naturaleza',
      4: 'Comida y bebida',
      5: 'Viajes y lugares',
      6: 'Actividades',
      7: 'Objetos',
      8: 'Símbolos',
      9: 'Banderas',
    },
    tones: {
      light: 'Tono de piel claro',
      'medium-light': 'Tono de piel claro medio',
      medium: 'Tono de piel medio',
      'medium-dark': 'Tono de piel oscuro medio',
      dark: 'Tono de piel oscuro',
    },
  },
  de: {
    categories: {
      0: 'Smileys und Gefühle',
      1: 'Menschen und Körper',
      3: 'Tiere und Natur',
      4: 'Essen und Trinken',
      5: 'Reisen und Orte',
      6: 'Aktivitäten',
      7: 'Gegenstände',
      8: 'Symbole',
      9: 'Flaggen',
    },
    tones: {
      light: 'Heller Hautton',
      'medium-light': 'Mittelheller Hautton',
      medium: 'Mittlerer Hautton',
      'medium-dark': 'Mitteldunkler Hautton',
      dark: 'Dunkler Hautton',
    },
  },
  zh: {
    categories: {
      0: '笑脸和情感',
      1: '人物和身体',
      3: '动物和自然',
      4: '食物和饮料',
      5: '旅行和地点',
      6: '活动',
      7: '物品',
      8: '符号',
      9: '旗帜',
    },
    tones: {
      light: '浅肤色',
      'medium-light': '中浅肤色',
      medium: '中等肤色',
      'medium-dark': '中深肤色',
      dark: '深肤色',
    },
  },
};

export const isEmojiLocale = (text: string): text is EmojiLocale => Object.hasOwn(names, text);

export const LOCALES = Object.keys(names).filter(isEmojiLocale);
