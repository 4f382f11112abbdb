import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Compiled = { [key: string]: unknown };

const MESSAGES = /\/messages\/[\w-]+\.[a-z]{2}\.json$/;

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree);
  if (typeof tree !== 'object' || tree === null) throw new Error(`A message is a string, not ${typeof tree}.`);
  const compiled: Compiled = {};
  for (const [key, value] of Object.entries(tree)) compiled[key] = compileTree(value);
  return compiled;
}

/**
 * Turns every ICU string of the files of words, `messages/<part>.<language>.json`, into the small form that use-intl's
 * `format-only` reads. It leaves JSON, of which Vite makes a module.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    // Makes one object that a minifier can read: names beside the default, or text for JSON.parse, would be longer.
    config: () => ({ json: { namedExports: false, stringify: false } }),
    transform: {
      filter: { id: MESSAGES },
      handler: (json) => ({ code: JSON.stringify(compileTree(JSON.parse(json))), map: null }),
    },
  };
}
