import { afterEach, describe, expect, it } from 'vitest';
import { storeLanguage } from './language-choice.ts';
import { declineOffer, offeredLanguage } from './offered-language.ts';

describe('the language that a reader is offered', () => {
  afterEach(() => {
    localStorage.clear();
    document.cookie = 'language=; max-age=-1; path=/';
  });

  it('is the first of theirs that we have, whatever its region (I18N-01)', () => {
    expect(offeredLanguage('en', ['fr-FR', 'de-AT', 'pt'])).toBe('de');
    expect(offeredLanguage('en', ['zh-Hant-TW'])).toBe('zh');
    expect(offeredLanguage('de', ['en-US', 'de'])).toBe('en');
  });

  it('is none when the page is already in it, or we have none of theirs (I18N-01)', () => {
    expect(offeredLanguage('en', ['en-GB', 'de'])).toBeNull();
    expect(offeredLanguage('en', ['fr', 'toString'])).toBeNull();
    expect(offeredLanguage('en', [])).toBeNull();
  });

  it('is none once they chose one, or declined (I18N-01)', () => {
    declineOffer();
    expect(offeredLanguage('en', ['de'])).toBeNull();
    localStorage.clear();
    storeLanguage('en');
    expect(offeredLanguage('en', ['de'])).toBeNull();
    localStorage.clear();
    expect(offeredLanguage('en', ['de'])).toBeNull();
  });
});
