import { demoProfiles } from '@onceware/db/seed/demo-profiles';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { handleKey, isHandle, isReserved } from './handles.contract.ts';
import { isLink } from './links.contract.ts';

describe('a handle', () => {
  it.each(['ada', 'Ada_Lovelace', 'a-1', '007', 'x'.repeat(30)])('may be %s (NET-01)', (handle) => {
    expect(isHandle(handle)).toBe(true);
  });

  it.each([
    ['ab', 'too short'],
    ['x'.repeat(31), 'too long'],
    ['аda', 'with a Cyrillic a'],
    ['ad\u200Ba', 'with a space of no width'],
    ['ad\u202Ea', 'that turns the direction'],
    ['adé', 'with an accent'],
    ['ade\u0301', 'with an accent put on'],
    ['\u212Ailn', 'with the sign of Kelvin'],
    ['ａｄａ', 'of wide letters'],
    ['𝒶𝒹𝒶', 'of letters of mathematics'],
    ['ad a', 'with a space'],
    ['-ada', 'that begins with a hyphen'],
    ['ada_', 'that ends with an underscore'],
    ['ada--l', 'with two hyphens'],
    ['ada.l', 'with a dot'],
    ['ada\n', 'with a line break'],
    ['ada/edit', 'with a slash'],
  ])('may not be %j, %s (NET-01)', (handle) => {
    expect(isHandle(handle)).toBe(false);
  });

  it.each([
    ['Ada_Lovelace', 'adalovelace'],
    ['ada-love1ace', 'adaIovelace'],
    ['B0B', 'bob'],
    ['corner', 'comer'],
    ['cor-ner', 'comer'],
    ['vvillow', 'wi11ow'],
  ])('%s is read as %s (NET-01)', (one, other) => {
    expect(handleKey(one)).toBe(handleKey(other));
  });

  it('that differs in more has another key (NET-01)', () => {
    const keys = ['ada', 'adam', 'bda', 'ada1', 'ada2'].map(handleKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(['admin', 'Adm1n', 'ONCEWARE', '0nce-ware', 'default', 'sta_ff', 'rnod'])(
    'speaks for the site and is nobody’s: %s (NET-01)',
    (handle) => {
      expect(isReserved(handle)).toBe(true);
    },
  );

  it('of the demonstration keeps the rules, as do its links and interests (NET-01)', () => {
    for (const { handle, handleKey: key, links, interests } of demoProfiles) {
      expect([handle, isHandle(handle ?? ''), isReserved(handle ?? '')]).toEqual([handle, true, false]);
      expect(key).toBe(handleKey(handle ?? ''));
      expect(links.every(isLink)).toBe(true);
      expect(CATEGORIES).toEqual(expect.arrayContaining(interests));
    }
    expect(new Set(demoProfiles.map(({ handleKey: key }) => key)).size).toBe(demoProfiles.length);
  });
});
