import { describe, expect, it } from 'vitest';
import { wordsIn } from './check/messages-file.ts';
import { readMessages } from './check/source.ts';
import { untranslatedMessages, missingWords, placeholderProblems, pluralProblems } from './check/translations.ts';
import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from './languages.ts';

const wordsOf = (code: LanguageCode) => readMessages(code).flatMap(wordsIn);

const english = wordsOf('en');

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('the words in %s', (code) => {
  const words = wordsOf(code);

  it('have the keys of the English ones (I18N-03)', () => {
    expect(missingWords(english, words, code)).toEqual([]);
  });

  it('use the same placeholders in the same way (I18N-03)', () => {
    expect(placeholderProblems(english, words, code)).toEqual([]);
  });

  it('have every plural form that the language has, where English tells one from many (I18N-03)', () => {
    expect(pluralProblems(english, words, code)).toEqual([]);
  });

  it('are not English any more (I18N-03)', () => {
    expect(untranslatedMessages(english, words, code)).toEqual([]);
  });
});

it('every language has a name of its own, a short name, a direction and a flag (I18N-01)', () => {
  expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).toEqual([
    'English',
    'Português',
    'العربية',
    'Español',
    'Deutsch',
    '中文',
  ]);
  expect(LANGUAGE_CODES.filter((code) => LANGUAGES[code].direction === 'rtl')).toEqual(['ar']);
  for (const code of LANGUAGE_CODES)
    expect(LANGUAGES[code]).toMatchObject({ code, shortName: code.toUpperCase(), flag: expect.any(String) });
});
