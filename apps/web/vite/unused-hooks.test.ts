import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './unused-hooks.ts';

const dist = path.join(import.meta.dirname, '../../../node_modules/@trpc/react-query/dist');
const file = readdirSync(dist).find((name) => /^shared-[\w-]+\.mjs$/.test(name)) ?? '';

describe('hooks of tRPC that nothing calls', () => {
  it('leave what is called (OPS-01)', () => {
    const rest = withoutUnused(readFileSync(path.join(dist, file), 'utf8'));
    const [, hooks = ''] = /\n\treturn \{\n(\t\tProvider: [^}]+)\n\t\};/.exec(rest) ?? [];
    expect(hooks.split('\n').flatMap((line) => /^\t*(\w+)/.exec(line)?.[1] ?? [])).toEqual([
      'Provider',
      'createClient',
      'useContext',
      'useUtils',
      'useQuery',
      'useMutation',
      'useInfiniteQuery',
    ]);
    expect(rest.match(/buildQueryFromAsyncIterable/g)).toHaveLength(1);
    const utilities = rest.slice(
      rest.indexOf('\nfunction createUtilityFunctions'),
      rest.indexOf('\nconst trackResult'),
    );
    expect([...utilities.matchAll(/\n\t\t(\w+): \(/g)].map(([, name]) => name)).toEqual([
      'fetchQuery',
      'fetchInfiniteQuery',
      'prefetchQuery',
      'prefetchInfiniteQuery',
      'ensureQueryData',
      'invalidateQueries',
      'resetQueries',
      'refetchQueries',
      'cancelQuery',
      'setQueryData',
      'setQueriesData',
      'getQueryData',
      'isMutating',
    ]);
  });

  it('fail the build where a release writes them differently', () => {
    expect(() => withoutUnused('export {}')).toThrow('@trpc/react-query has changed');
  });
});
