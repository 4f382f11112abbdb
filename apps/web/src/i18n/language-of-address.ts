import { isLanguageCode, type LanguageCode } from './languages.ts';

/** The language that an address asks for, whatever its reader has chosen: `?lang=ar` (CAT-12). Null where it names none of ours. */
export function languageOfAddress(search: string): LanguageCode | null {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguageCode(asked) ? asked : null;
}

export function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  return String(params);
}
