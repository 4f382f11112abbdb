import type { LanguageCode } from './languages.ts';
import type { Part, PartMessages } from './part-files.ts';

const loads = new Map<string, Promise<Partial<PartMessages>>>();

/** Fetches the words of a part, once; asked again after a failure, it tries again. */
export function loadPart(name: Part, code: LanguageCode): Promise<Partial<PartMessages>> {
  const key = `${name}.${code}`;
  const known = loads.get(key);
  if (known) return known;
  // To components, words in any language have the keys and arguments of the English ones.
  const words = import('./part-files.ts').then(({ PARTS }) => PARTS[name][code]() as Promise<Partial<PartMessages>>);
  loads.set(key, words);
  words.then(
    // As React marks a promise whose value it has seen: `use` reads it at once, and hydration finds what the server rendered.
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => loads.delete(key),
  );
  return words;
}

/** Every part that some page of this visit has used, in another language. */
export async function loadUsedParts(code: LanguageCode): Promise<void> {
  const used = new Set([...loads.keys()].map((key) => key.slice(0, key.indexOf('.')) as Part));
  await Promise.all([...used].map((name) => loadPart(name, code)));
}
