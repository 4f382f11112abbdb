import { describe, expect, it } from 'vitest';
import type { Word } from './messages-file.ts';
import { untranslatedMessages, missingWords, placeholderProblems, pluralProblems } from './translations.ts';

const word = (text: string, key = 'shop.x', place = 'x.json:1'): Word => ({ key, text, place });
const problem = (text: string) => [`x.json:1 'shop.x' ${text}`];

describe('a translation', () => {
  it('that is missing, or has no English, is named (I18N-03)', () => {
    const english = [word('One', 'shop.one', 'en.json:1'), word('Two', 'shop.two', 'en.json:2')];
    expect(
      missingWords(english, [word('Eins', 'shop.one', 'de.json:1'), word('Drei', 'shop.three', 'de.json:2')], 'de'),
    ).toEqual([
      "en.json:2 'shop.two' has no translation in de: add it",
      "de.json:2 'shop.three' has no English: delete it",
    ]);
  });

  it('uses the placeholders of the English, also within plurals and tags (I18N-03)', () => {
    const check = (english: string, translation: string) =>
      placeholderProblems([word(english)], [word(translation)], 'de');
    expect(check('Hello {name}', 'Hallo {nam}')).toEqual(
      problem('has {nam: argument} where English has {name: argument}: use the same placeholders in the same way'),
    );
    expect(check('{count, number} deals', '{count} Angebote')).toHaveLength(1);
    expect(check('<b>{name}</b>', '{name}')).toHaveLength(1);
    expect(
      check('{count, plural, one {# of {all}} other {# of {all}}}', '{count, plural, one {#} other {#}}'),
    ).toHaveLength(1);
    expect(check('{a} and <b>{b}</b>', '<b>{b}</b> und {a}')).toEqual([]);
  });

  it('has the plural forms of its language where English tells one from many (I18N-03)', () => {
    const check = (english: string, translation: string, code: string) =>
      pluralProblems([word(english)], [word(translation)], code);
    const english = '{count, plural, one {# deal} other {# deals}}';
    expect(check(english, '{count, plural, one {عرض واحد} other {# عرض}}', 'ar')).toEqual(
      problem('has the plural forms one, other: write few, many, one, other, two, zero'),
    );
    expect(check(english, '{count, plural, one {#} other {#}}', 'zh')).toHaveLength(1);
    expect(check(english, '{count, plural, one {# Angebot} other {# Angebote}}', 'de')).toEqual([]);
    expect(check('{count, plural, =0 {None} other {#}}', '{count, plural, =0 {لا شيء} other {#}}', 'ar')).toEqual([]);
  });

  it('that still is English is found (I18N-03)', () => {
    const check = (english: string, translation: string, code: string) =>
      untranslatedMessages([word(english)], [word(translation)], code);
    expect(check('Show all', 'Show all', 'de')).toEqual(
      problem('is still English: translate it, or list it in SAME_EVERYWHERE with the reason'),
    );
    expect(
      check(
        '{count, plural, one {# deal left} other {# deals left}}',
        '{count, plural, one {# deal left} other {# deals left}}',
        'pt',
      ),
    ).toHaveLength(1);
    expect(check('Users', 'Users', 'zh')).toHaveLength(1);
    expect(check('Show all', 'Alle zeigen', 'de')).toEqual([]);
    // One word may be the same in a related language; a name is the same in all; placeholders are no words.
    expect(check('Name', 'Name', 'de')).toEqual([]);
    expect(check('LTD Explorer', 'LTD Explorer', 'ar')).toEqual([]);
    expect(check('{first_name}: {last_name}', '{first_name}: {last_name}', 'zh')).toEqual([]);
  });
});
