import latinFontUrl from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import moreLatinFontUrl from '@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2?url';
import arabicFontUrl from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import type { LanguageCode } from '#i18n/languages.ts';

/**
 * Characters that the second file of Inter in app/fonts.css has beyond the first: Polish, Turkish …, and most currency
 * signs.
 */
export const MORE_LATIN =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

/** Fonts for a page's letters. They are optional: a font that the document does not name arrives too late for it. */
export function fontsOfPage(language: LanguageCode, page: string): string[] {
  return [
    ...(language === 'ar' ? [arabicFontUrl] : []),
    latinFontUrl,
    ...(MORE_LATIN.test(page) ? [moreLatinFontUrl] : []),
  ];
}
