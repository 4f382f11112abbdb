import { languageOfAddress } from './language-of-address.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

/** Name of both the local storage entry, which decides, and the cookie, by which the server renders the same (I18N-01). */
export const LANGUAGE_KEY = 'language';

/** This browser's choice; null where there is none, an unknown one, or no storage. */
export function readLanguage(): LanguageCode | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : null;
  } catch {
    return null;
  }
}

const cookieOf = (code: LanguageCode) => `${LANGUAGE_KEY}=${code}`;

function writeCookie(code: LanguageCode): void {
  document.cookie = `${cookieOf(code)}; path=/; max-age=31536000; samesite=lax`;
}

export function storeLanguage(code: LanguageCode): void {
  writeCookie(code);
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // The cookie carries it.
  }
}

/**
 * Brings the cookie in line with the choice when the server has rendered another language, as after cookies were
 * cleared. True if the page is worth asking for again; false also where cookies cannot be written, or it would never end,
 * and where the address asks for the language itself.
 */
export function mirrorChoice(rendered: LanguageCode): boolean {
  const chosen = readLanguage();
  if (chosen === null || chosen === rendered || languageOfAddress(location.search)) return false;
  writeCookie(chosen);
  return document.cookie.split('; ').includes(cookieOf(chosen));
}
