/** Languages of pages and mail (I18N-01). */
export const LANGUAGE_CODES = ['en', 'pt', 'ar', 'es', 'de', 'zh'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const isLanguageCode = (value: unknown): value is LanguageCode => LANGUAGE_CODES.some((code) => code === value);
