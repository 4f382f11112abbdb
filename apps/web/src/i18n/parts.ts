import type { LanguageCode } from './languages.ts';
import type { Part, Words } from './words.ts';

/** Words that every page needs. */
const CORE_FILES = import.meta.glob<{ default: object }>('../**/messages/core.*.json');

/** Lists of the words that only some pages and tools need, one for each language; it comes with the first of them. */
const LISTS = import.meta.glob<{ PART_FILES: typeof CORE_FILES }>('./part-files/*.ts');

const loads = new Map<string, Promise<Words>>();

async function fetchPart(name: Part, code: LanguageCode): Promise<Words> {
  const files = name === 'core' ? CORE_FILES : ((await LISTS[`./part-files/${code}.ts`]?.())?.PART_FILES ?? {});
  const loadsOfPart = Object.entries(files).flatMap(([file, load]) =>
    file.endsWith(`/${name}.${code}.json`) ? [load()] : [],
  );
  const modules = await Promise.all(loadsOfPart);
  // To components, words in any language have the keys and arguments of the English ones.
  return Object.assign({}, ...modules.map((module) => module.default)) as Words;
}

/** Fetches the words of a part, once; asked again after a failure, it tries again. */
export function loadPart(name: Part, code: LanguageCode): Promise<Words> {
  const key = `${name}.${code}`;
  const known = loads.get(key);
  if (known) return known;
  const words = fetchPart(name, code);
  loads.set(key, words);
  words.then(
    // Marks the promise as React marks one whose value it has seen: `use` reads it at once, and hydration finds what
    // the server rendered.
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => loads.delete(key),
  );
  return words;
}

/** Loads every part used in this visit in another language. */
export async function loadUsedParts(code: LanguageCode): Promise<void> {
  const used = new Set([...loads.keys()].map((key) => key.slice(0, key.indexOf('.')) as Part));
  await Promise.all([...used].map((name) => loadPart(name, code)));
}
