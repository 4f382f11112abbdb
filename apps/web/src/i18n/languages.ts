import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@onceware/api/kernel/languages';

export { isLanguageCode, LANGUAGE_CODES, type LanguageCode };

/** I18N-01. */
export interface Language {
  code: LanguageCode;
  name: string;
  shortName: string;
  direction: 'ltr' | 'rtl';
  /** Emoji flag, shown as a hint beside the name, never alone. */
  flag: string;
}

export const LANGUAGES: Record<LanguageCode, Language> = {
  en: {
    code: 'en',
    name: 'English',
    shortName: 'EN',
    direction: 'ltr',
    flag: '🇬🇧',
  },
  pt: {
    code: 'pt',
    name: 'Português',
    shortName: 'PT',
    direction: 'ltr',
    flag: '🇵🇹',
  },
  ar: {
    code: 'ar',
    name: 'العربية',
    shortName: 'AR',
    direction: 'rtl',
    flag: '🇸🇦',
  },
  es: {
    code: 'es',
    name: 'Español',
    shortName: 'ES',
    direction: 'ltr',
    flag: '🇪🇸',
  },
  de: {
    code: 'de',
    name: 'Deutsch',
    shortName: 'DE',
    direction: 'ltr',
    flag: '🇩🇪',
  },
  zh: {
    code: 'zh',
    name: '中文',
    shortName: 'ZH',
    direction: 'ltr',
    flag: '🇨🇳',
  },
};

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The language to render in: the asked one if there is such, else English. */
export const chooseLanguage = (asked: string | undefined): Language =>
  LANGUAGES[isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE];
