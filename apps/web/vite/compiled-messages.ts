import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Compiled = { [key: string]: unknown };

const MESSAGES = /\/messages\/[\w-]+\.[a-z]{2}\.ts$/;

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree);
  if (typeof tree !== 'object' || tree === null) throw new Error(`A message is a string, not ${typeof tree}.`);
  const compiled: Compiled = {};
  for (const [key, value] of Object.entries(tree)) compiled[key] = compileTree(value);
  return compiled;
}

/**
 * Turns every ICU string of the files of words, `messages/<part>.<language>.ts`, into the small form that use-intl's
 * `format-only` reads. Such a file exports plain objects of strings and imports nothing but types.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!MESSAGES.test(file)) return null;
      this.addWatchFile(file);
      // The query makes Node read a changed file again while the dev server runs.
      const source: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
      const code = Object.entries(source).map(
        ([name, tree]) => `export const ${name} = ${JSON.stringify(compileTree(tree))};`,
      );
      return { code: code.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
