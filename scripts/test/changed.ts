import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../command.ts';

/** Seconds in which `npm test -- --changed` is to end; tests have what lint, types and the search for them leave, and this at least. */
const ENDS_WITHIN_S = 165;
const TESTS_MIN_S = 30;

/**
 * Files that tests read without importing them, so that Vitest does not know: the tests, or the modules whose tests are
 * meant. They come before all others.
 */
export const READ_BY: readonly (readonly [files: string, by: readonly string[]])[] = [
  ['**/*.md', ['scripts/{documents,requirements,security-doc}.test.ts', 'scripts/words/plain-words.test.ts']],
  ['**/*.{test,spec}.{ts,tsx}', ['scripts/{requirements,security-doc}.test.ts']],
  ['**/*.{ts,tsx}', ['scripts/words/plain-words.test.ts']],
  ['{apps,packages}/*/src/**', ['scripts/regular-expressions/*.test.ts']],
  ['{apps/server,packages/{api,db}}/src/**', ['apps/server/src/hostile/outbound.test.ts']],
  ['packages/api/src/**', ['packages/api/src/**/{mutations,worker-reports}.test.ts']],
  ['packages/api/src/**/*.limits.ts', ['apps/web/src/i18n/limits-in-words.test.ts']],
  ['packages/api/legal/**', ['packages/api/src/{identity/account/personal-data,outlets/legal/*}.test.ts']],
  ['{apps/web,packages/ui}/src/**/*.{ts,tsx}', ['apps/web/src/i18n/**/*.test.ts']],
  [
    'apps/web/{src/app/fonts.css,index.html,public/**}',
    ['apps/web/src/server/*.test.ts', 'apps/web/vite/fonts.test.ts'],
  ],
  ['packages/ui/src/theme/**', ['packages/ui/src/theme/*.test.tsx']],
  ['packages/art/pictures/**', ['packages/art/src/*.test.ts', 'apps/web/src/demo/chat/sample-chat.test.ts']],
  [
    'packages/db/{sql,migrations}/**',
    [
      'packages/db/sql/**/*.test.ts',
      'packages/db/src/{sql-files,schema}.test.ts',
      'packages/db/src/testing/create-test-database.ts',
    ],
  ],
  ['packages/db/src/schema/**', ['packages/db/src/schema.test.ts']],
  ['apps/extension/**', ['apps/extension/*.test.ts']],
  ['{*,.github/**/*}.{yml,yaml}', ['scripts/project-files.test.ts']],
  ['.oxlintrc.json', ['scripts/import-directions.test.ts']],
  ['package-lock.json', ['scripts/engines.test.ts', 'package.json']],
];

/** Words of paths that say nothing of what a file is about; a feature has its name in every layer. */
const COMMON = new Set(
  'apps packages e2e api server web db ui src features kernel platform composition lib rest trpc scripts test tests spec ts tsx css sql service repo contract router policy limits messages en'.split(
    ' ',
  ),
);

const wordsOf = (file: string) => [...new Set(file.split(/[^a-z0-9]+/i))].filter((word) => word && !COMMON.has(word));

const isMatch = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => path.matchesGlob(file, pattern));

export interface AffectedTest {
  file: string;
  /** Duration of its last run on this machine. */
  ms: number;
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

/**
 * Lists what differs from a commit, with files that git does not know yet.
 *
 * @param ref as it was when this branch left it; empty: `origin/main`, or the last commit where there is none
 */
export function changesSince(ref: string, cwd = ROOT): { since: string; files: string[] } {
  const since = mergeBase(cwd, ref || 'origin/main') ?? (ref ? git(cwd, 'rev-parse', '--verify', ref).trim() : 'HEAD');
  const listed = [
    git(cwd, 'diff', '--name-only', '--no-renames', '--relative', '-z', since),
    git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { since, files: [...new Set(listed.flatMap((text) => text.split('\0')).filter(Boolean))].toSorted() };
}

function mergeBase(cwd: string, ref: string): string | null {
  try {
    return git(cwd, 'merge-base', 'HEAD', ref).trim();
  } catch {
    return null;
  }
}

/** Names the stages that files have something for; no document has types. */
export const stagesOf = (files: readonly string[]): ('lint' | 'types' | 'tests')[] => [
  ...(files.length > 0 ? (['lint', 'tests'] as const) : []),
  ...(files.some((file) => /\.[cm]?tsx?$|\.json$/.test(file)) ? (['types'] as const) : []),
];

/** Says whether lint and format of all files may have changed with their rules, or with a version. */
export const hasRules = (files: readonly string[]): boolean =>
  files.some((file) => /^\.ox(lint|fmt)rc\.json$|^package-lock\.json$/.test(file));

/** The patterns of tests, and modules, that read any of the files. */
export const readersOf = (files: readonly string[]): string[] => [
  ...new Set(READ_BY.flatMap(([pattern, by]) => (files.some((file) => path.matchesGlob(file, pattern)) ? by : []))),
];

/** Vitest's own modules tell which tests reach the files; not those that measure time. */
export async function affectedTests(files: readonly string[]): Promise<AffectedTest[]> {
  const readers = readersOf(files);
  const related = [...files, ...readers.filter((reader) => !reader.includes('.test.'))];
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    watch: false,
    reporters: [],
    project: ['node', 'web'],
    related: related.map((file) => path.join(ROOT, file)),
  });
  try {
    const reached = await vitest.getRelevantTestSpecifications();
    const all = await vitest.globTestSpecifications();
    const named = (moduleId: string) => isMatch(path.relative(ROOT, moduleId), readers);
    const found = [...reached, ...all.filter(({ moduleId }) => named(moduleId))];
    return [...new Map(found.map((one) => [one.moduleId, one])).values()].map((one) => ({
      file: path.relative(ROOT, one.moduleId),
      ms: vitest.cache.getTestSpecificationResult(one)?.duration ?? 3_000,
    }));
  } finally {
    await vitest.close();
  }
}

/**
 * Changed tests and those of the table first, then those that share most words of their path with something that changed, the
 * quicker ones first: nearly every test of the server reaches nearly every module.
 */
export function nearestFirst(tests: readonly AffectedTest[], files: readonly string[]): AffectedTest[] {
  const readers = [...files, ...readersOf(files)];
  const changed = files.map(wordsOf);
  const nearness = ({ file }: AffectedTest) =>
    isMatch(file, readers)
      ? Infinity
      : Math.max(0, ...changed.map((words) => wordsOf(file).filter((word) => words.includes(word)).length));
  return tests
    .map((test) => ({ test, near: nearness(test) }))
    .toSorted((one, other) => (one.near === other.near ? one.test.ms - other.test.ms : other.near - one.near))
    .map(({ test }) => test);
}

/** A file of the DOM's project loads its modules anew. */
const loadingMs = (file: string) => (file.endsWith('.tsx') ? 3_000 : 200);

/** Tests at the same time: those of Vitest's workers that have a processor, of which others on this machine use some. */
const atOnce = () => {
  const processors = availableParallelism();
  return Math.min(4, processors) / Math.max(1, (loadavg()[0] ?? 0) / processors - 1);
};

/**
 * Picks, from the first on, tests that end in the time that is left; whatever changed itself is among them.
 *
 * @param passed seconds
 */
export function inTime(
  tests: readonly AffectedTest[],
  { files, passed, workers = atOnce() }: { files: readonly string[]; passed: number; workers?: number },
): AffectedTest[] {
  let left = Math.max(TESTS_MIN_S, ENDS_WITHIN_S - passed) * 1_000 * workers;
  return tests.filter(({ file, ms }) => {
    const cost = ms + loadingMs(file);
    if (cost > left && !files.includes(file)) return false;
    left -= cost;
    return true;
  });
}

/** Journeys that share a word of their name with something that changed in a feature. */
export function journeysNear(journeys: readonly string[], files: readonly string[]): string[] {
  const words = wordsOf(files.filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file)).join('/'));
  return journeys.filter((file) => files.includes(file) || wordsOf(file).some((word) => words.includes(word)));
}
