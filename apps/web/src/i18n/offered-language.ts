import { LANGUAGE_KEY, readLanguage } from './language-choice.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

const DECLINED_KEY = 'language-offer';

const isChosen = () =>
  readLanguage() !== null || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`));

/**
 * The language that the reader's browser prefers among ours; null where the page is in it, where they have chosen one,
 * have declined once, or where it could not be remembered that they did.
 *
 * @param preferred `navigator.languages`: `de-AT` is German
 */
export function offeredLanguage(shown: LanguageCode, preferred: readonly string[]): LanguageCode | null {
  try {
    if (localStorage.getItem(DECLINED_KEY) !== null || isChosen()) return null;
  } catch {
    return null;
  }
  const own = preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguageCode);
  return own === undefined || own === shown ? null : own;
}

export function declineOffer(): void {
  localStorage.setItem(DECLINED_KEY, 'declined');
}
