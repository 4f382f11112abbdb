import type { Messages, Translation } from './messages.ts';

export const LANGUAGE_CODES = ['en', 'pt', 'ar', 'es', 'de', 'zh'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** I18N-01. */
export interface Language {
  code: LanguageCode;
  name: string;
  shortName: string;
  direction: 'ltr' | 'rtl';
  /** Emoji flag, shown as a hint beside the name, never alone. */
  flag: string;
  /** Absent: not translated yet, and not offered. */
  load?: () => Promise<Translation>;
}

export const LANGUAGES: Record<LanguageCode, Language> = {
  en: { code: 'en', name: 'English', shortName: 'EN', direction: 'ltr', flag: '🇬🇧', load: async () => (await import('./catalogues/en.ts')).en },
  pt: { code: 'pt', name: 'Português', shortName: 'PT', direction: 'ltr', flag: '🇵🇹' },
  ar: { code: 'ar', name: 'العربية', shortName: 'AR', direction: 'rtl', flag: '🇸🇦' },
  es: { code: 'es', name: 'Español', shortName: 'ES', direction: 'ltr', flag: '🇪🇸' },
  de: { code: 'de', name: 'Deutsch', shortName: 'DE', direction: 'ltr', flag: '🇩🇪' },
  zh: { code: 'zh', name: '中文', shortName: 'ZH', direction: 'ltr', flag: '🇨🇳' },
};

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** The language to render in: the asked one where it has a catalogue, else English. */
export function chooseLanguage(asked: string | undefined): Language {
  const known = LANGUAGE_CODES.find((code) => code === asked);
  const language = LANGUAGES[known ?? DEFAULT_LANGUAGE];
  return language.load ? language : LANGUAGES[DEFAULT_LANGUAGE];
}

export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const load = LANGUAGES[code].load;
  if (!load) throw new Error(`There is no catalogue for ${code}.`);
  // To components, words in any language have the keys and arguments of the English ones.
  return (await load()) as Messages;
}
