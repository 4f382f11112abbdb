/** Languages of pages and mail (I18N-01). */
export const LANGUAGE_CODES = ['en', 'pt', 'ar', 'es', 'de', 'zh'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const isLanguageCode = (value: unknown): value is LanguageCode => LANGUAGE_CODES.some((code) => code === value);

/** The address of a page in one language, whatever a reader chose (CAT-12); the one without is in the reader's. */
export const inLanguage = (path: string, code: LanguageCode): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
