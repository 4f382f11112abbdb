import { Visitor } from 'vite';
import type { Word } from './messages-file.ts';
import { programOf, type Source, UNKNOWN } from './source.ts';
import { translatorTypes, usesIn } from './word-uses.ts';

/** Every string and property name in code: the possible values of the computed part of a key. */
function vocabularyOf(sources: readonly Source[]): Set<string> {
  const vocabulary = new Set<string>();
  const visitor = new Visitor({
    Literal: ({ value }) => typeof value === 'string' && vocabulary.add(value),
    Property: ({ key }) => key.type === 'Identifier' && vocabulary.add(key.name),
    TSPropertySignature: ({ key }) => key.type === 'Identifier' && vocabulary.add(key.name),
  });
  for (const source of sources) visitor.visit(programOf(source));
  return vocabulary;
}

/** `menu.*` as an expression that captures what is computed. */
const patternOf = (key: string) => new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll(UNKNOWN, '(.+)')}$`);

/** The keys that `key` can be; a computed part is a word of the vocabulary, several with dots between, or a number. */
function keysOf(key: string, known: ReadonlySet<string>, vocabulary: ReadonlySet<string>): string[] {
  if (!key.includes(UNKNOWN)) return known.has(key) ? [key] : [];
  const pattern = patternOf(key);
  const canBe = (part: string) =>
    vocabulary.has(part) || part.split('.').every((word) => vocabulary.has(word) || /^\d+$/.test(word));
  return [...known].filter((one) => pattern.exec(one)?.slice(1).every(canBe));
}

/** Keys that code asks for and no messages file has, and those that nothing asks for. `code` uses words; `others` may hold parts of keys. */
export function keyProblems(words: readonly Word[], code: readonly Source[], others: readonly Source[]): string[] {
  const known = new Set(words.map((word) => word.key));
  const vocabulary = vocabularyOf([...code, ...others]);
  const types = translatorTypes(code);
  const found = code.map((source) => usesIn(source, types));

  const used = new Set<string>();
  const missing: string[] = [];
  for (const { key, place } of found.flatMap(({ uses }) => uses)) {
    const keys = keysOf(key, known, vocabulary);
    if (keys.length === 0)
      missing.push(`${place} uses '${key}', which no messages file has: add it, or correct the key`);
    for (const one of keys) used.add(one);
  }
  const unused = words
    .filter((word) => !used.has(word.key))
    .map(({ key, place }) => `${place} nothing uses '${key}': delete it in every language`);
  return [...found.flatMap(({ problems }) => problems), ...missing, ...unused];
}
