import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from './languages.ts';

type Flat = Record<string, string>;

function flatten(tree: object, prefix = ''): Flat {
  return Object.entries(tree).reduce<Flat>((flat, [key, value]: [string, unknown]) => {
    if (typeof value === 'string') return { ...flat, [prefix + key]: value };
    return typeof value === 'object' && value !== null ? { ...flat, ...flatten(value, `${prefix}${key}.`) } : flat;
  }, {});
}

const SOURCE = path.join(import.meta.dirname, '..');
const english = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.messages.ts'));

/** As they were written: an import would bring them compiled. */
async function wordsOf(code: LanguageCode): Promise<Flat> {
  const parts = english.map(async (file) => {
    const source = readFileSync(path.join(SOURCE, code === 'en' ? file : file.replace(/\.ts$/, `.${code}.ts`)), 'utf8');
    const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`);
    return flatten({ [file]: { ...(module as object) } });
  });
  return (await Promise.all(parts)).reduce((all, part) => ({ ...all, ...part }), {});
}

/** `count: plural`, `name: argument`, … as a message uses them, whatever its words. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inside = Object.values(element.options).flatMap((option) => argumentsOf(option.value));
      return [`${element.value}: ${element.type === TYPE.plural ? 'plural' : 'select'}`, ...inside];
    }
    if (element.type === TYPE.tag) return [`${element.value}: tag`, ...argumentsOf(element.children)];
    return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [`${element.value}: ${TYPE[element.type]}`];
  });
  return [...new Set(found)].toSorted((a, b) => a.localeCompare(b));
}

function pluralsOf(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options).filter((key) => !key.startsWith('='))] : [],
  );
}

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');

describe.each(OTHERS)('the words in %s', (code) => {
  it('have the keys of the English ones (I18N-03)', async () => {
    expect(Object.keys(await wordsOf(code)).toSorted()).toEqual(Object.keys(await wordsOf('en')).toSorted());
  });

  it('use the same placeholders in the same way (I18N-03)', async () => {
    const [source, words] = await Promise.all([wordsOf('en'), wordsOf(code)]);
    for (const [key, message] of Object.entries(words)) {
      expect([key, argumentsOf(parse(message))]).toEqual([key, argumentsOf(parse(source[key] ?? ''))]);
    }
  });

  it('have every plural form that the language has, where English tells one from many (I18N-03)', async () => {
    const [source, words] = await Promise.all([wordsOf('en'), wordsOf(code)]);
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(words)) {
      if (!pluralsOf(parse(source[key] ?? '')).some((plural) => plural.includes('one'))) continue;
      for (const plural of pluralsOf(parse(message))) expect([key, plural.toSorted()]).toEqual([key, forms]);
    }
  });
});

it('every language has a name of its own, a short name, a direction and a flag (I18N-01)', () => {
  expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).toEqual(['English', 'Português', 'العربية', 'Español', 'Deutsch', '中文']);
  expect(LANGUAGE_CODES.filter((code) => LANGUAGES[code].direction === 'rtl')).toEqual(['ar']);
  for (const code of LANGUAGE_CODES) expect(LANGUAGES[code]).toMatchObject({ code, shortName: code.toUpperCase(), flag: expect.any(String) });
});
