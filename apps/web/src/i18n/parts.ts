import type { LanguageCode } from './languages.ts';
import type { Part, Words } from './words.ts';

/** Words that every page needs, one module for each language: a list of their files would come with every page. */
const CORE = import.meta.glob<{ CORE_FILES: Record<string, object> }>('./core-files/*.ts');

/** Lists of the words that only some pages and tools need, one for each language; it comes with the first of them. */
const LISTS = import.meta.glob<{ PART_FILES: Record<string, () => Promise<{ default: object }>> }>('./part-files/*.ts');

const loads = new Map<string, Promise<Words>>();

async function fetchFiles(name: Part, code: LanguageCode): Promise<object[]> {
  if (name === 'core') return Object.values((await CORE[`./core-files/${code}.ts`]?.())?.CORE_FILES ?? {});
  const files = (await LISTS[`./part-files/${code}.ts`]?.())?.PART_FILES ?? {};
  const loadsOfPart = Object.entries(files).flatMap(([file, load]) =>
    file.endsWith(`/${name}.${code}.json`) ? [load()] : [],
  );
  return (await Promise.all(loadsOfPart)).map((module) => module.default);
}

// To components, words in any language have the keys and arguments of the English ones.
const fetchPart = async (name: Part, code: LanguageCode): Promise<Words> =>
  Object.assign({}, ...(await fetchFiles(name, code))) as Words;

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
