import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@onceware/api/core/languages';
import type { CoreMessages, Translation } from './messages.ts';

export { isLanguageCode, LANGUAGE_CODES, type LanguageCode };

/** I18N-01. */
export interface Language {
  code: LanguageCode;
  name: string;
  shortName: string;
  direction: 'ltr' | 'rtl';
  /** Emoji flag, shown as a hint beside the name, never alone. */
  flag: string;
  /** Its words; fetched when the language is first needed. */
  load: () => Promise<Translation>;
}

export const LANGUAGES: Record<LanguageCode, Language> = {
  en: {
    code: 'en',
    name: 'English',
    shortName: 'EN',
    direction: 'ltr',
    flag: '🇬🇧',
    load: async () => (await import('./catalogues/en.ts')).en,
  },
  pt: {
    code: 'pt',
    name: 'Português',
    shortName: 'PT',
    direction: 'ltr',
    flag: '🇵🇹',
    load: async () => (await import('./catalogues/pt.ts')).pt,
  },
  ar: {
    code: 'ar',
    name: 'العربية',
    shortName: 'AR',
    direction: 'rtl',
    flag: '🇸🇦',
    load: async () => (await import('./catalogues/ar.ts')).ar,
  },
  es: {
    code: 'es',
    name: 'Español',
    shortName: 'ES',
    direction: 'ltr',
    flag: '🇪🇸',
    load: async () => (await import('./catalogues/es.ts')).es,
  },
  de: {
    code: 'de',
    name: 'Deutsch',
    shortName: 'DE',
    direction: 'ltr',
    flag: '🇩🇪',
    load: async () => (await import('./catalogues/de.ts')).de,
  },
  zh: {
    code: 'zh',
    name: '中文',
    shortName: 'ZH',
    direction: 'ltr',
    flag: '🇨🇳',
    load: async () => (await import('./catalogues/zh.ts')).zh,
  },
};

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The language to render in: the asked one if there is such, else English. */
export const chooseLanguage = (asked: string | undefined): Language =>
  LANGUAGES[isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE];

export async function loadMessages(code: LanguageCode): Promise<CoreMessages> {
  // To components, words in any language have the keys and arguments of the English ones.
  return (await LANGUAGES[code].load()) as CoreMessages;
}
