import type { Plugin } from 'vite';

const FILE = /[\\/]@trpc[\\/]react-query[\\/]dist[\\/]shared-[\w-]+\.mjs$/;

/** Hooks and utilities of tRPC that nothing here calls, and answers that come in pieces. */
const UNUSED = [
  /\tusePrefetchQuery: \w+\$1,\n/,
  /\tusePrefetchInfiniteQuery: \w+\$1,\n/,
  /\tuseSuspenseQuery: \w+\$1,\n/,
  /\tuseSuspenseQueries: \w+\$1,\n/,
  /\tuseSuspenseInfiniteQuery: \w+\$1,?\n/,
  /\tuseQueries: \w+\$1,\n/,
  /\tuseSubscription,\n/,
  /\n\t\t(infiniteQ|q)ueryOptions: \(path,[^]*?\n\t\t\},/g,
  /\n\t\t([sg]etInfiniteQueryData|[sg]etMutationDefaults): \(\w+(, \w+)*\) =>[^]*?\n\t\t\},/g,
  /\n\t\t\tsetInfiniteData: \(\) => \{[^]*?\n\t\t\t\},/g,
  /\n\t\t\t(infiniteQueryOptions|queryOptions|getInfiniteData|[sg]etMutationDefaults): \(\) => [^\n]*/g,
  /\n\t+if \(isAsyncIterable\(result\)\) return buildQueryFromAsyncIterable\([^\n]*\);/g,
];

/** The code without what is not used. @throws where a release writes it differently */
export function withoutUnused(code: string): string {
  return UNUSED.reduce((rest, pattern) => {
    const less = rest.replace(pattern, pattern.global ? '' : '\n');
    if (less === rest) throw new Error(`@trpc/react-query has changed: nothing in it matches ${pattern}.`);
    return less;
  }, code);
}

/**
 * Takes unused hooks of tRPC from the browser's half: all are in one closure, where no bundler sees that nobody calls them, and every
 * page loads them. Types would still offer them; one that is called is missed by the first test in a browser.
 */
export function unusedHooks(): Plugin {
  return {
    name: 'trpc-unused-hooks',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
