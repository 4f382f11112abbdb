// `npm test`: every check there is, to the end, whatever fails. `npm test -- --only lint,web` runs some of them,
// `npm test -- --only node packages/api` some of the tests in Node. `npm test -- --changed` runs, in three minutes, what a
// change can break: what differs from where this branch left origin/main, or from another commit (`--changed=HEAD~3`).
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ROOT, runCommand } from './command.ts';
import { affectedTests, changesSince, hasRules, inTime, journeysNear, nearestFirst, stagesOf } from './test/changed.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** Tests that failed, or passed only at the second attempt, to be listed again at the end. */
  notes?: string[];
}

interface Stage {
  name: string;
  /** Another that must not have failed in this run. */
  needs?: string;
  run(): Promise<Outcome>;
}

const args = parseArgs({
  // An option with a value has one.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=' : arg)),
  allowPositionals: true,
  options: { only: { type: 'string' }, changed: { type: 'string' } },
});

const scratch = mkdtempSync(path.join(os.tmpdir(), 'onceware-test-run-'));

/** A stage without tests of its own counts as one. */
const asOne = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Vitest and Playwright write what they counted to a file; one that fails beyond its tests counts one failure more. */
function counted(code: number, report: string, count: (json: unknown) => Outcome): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 };
  try {
    outcome = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // It died before writing.
  }
  const isUnexplained = code !== 0 && outcome.failed === 0;
  const isEmpty = outcome.passed + outcome.failed === 0;
  return isUnexplained || isEmpty ? { ...outcome, failed: outcome.failed + 1 } : outcome;
}

/** Runs the projects' tests below `paths`; all of them without. */
async function runVitest(projects: string[], paths: string[] = []): Promise<Outcome> {
  const report = path.join(scratch, `${projects[0]}.json`);
  const flags = projects.map((project) => `--project=${project}`);
  const code = await runCommand('vitest', [
    'run',
    ...paths,
    ...flags,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(code, report, (json) => {
    const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `failed: ${path.relative('.', name)} › ${fullName}${because(failureMessages[0])}`,
        ),
    );
    return { passed: numPassedTests, failed: numFailedTests, notes: failed };
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The start of what an error says, on one line: often all that is kept of a long output is its end. */
function because(message = ''): string {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 300).trim();
  return plain && `: ${plain}`;
}

/** A journey that passed at its second attempt has passed, but is named: a busy machine, or a race worth finding. */
const journeyNotes = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(journeyNotes),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status, results }) =>
          `${status === 'flaky' ? 'flaky' : 'failed'}: [${projectName}] e2e/${file} › ${title}${because(results[0]?.error?.message)}`,
      ),
  ),
];

/** Rules and format of some files; of all without. */
async function lint(files: string[] = [], flags: string[] = []): Promise<Outcome> {
  const rules = await runCommand('oxlint', [
    '--type-aware',
    '--deny-warnings',
    '--no-error-on-unmatched-pattern',
    ...flags,
    ...files,
  ]);
  const format = await runCommand('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);
  return asOne(rules || format);
}

/** Rules, types and format of everything: the rules read all types anyway, and each file is checked once, by its own tsconfig. */
async function lintWithTypes(): Promise<Outcome> {
  // Builds the declarations that the command line, the extension and the examples see.
  const client = await runCommand('turbo', ['run', 'build', '--filter=@onceware/client', '--output-logs=new-only']);
  const { failed } = await lint([], ['--type-check']);
  return asOne(client || failed);
}

/** Types alone, of workspaces that have changed since they were right. */
async function checkTypes(): Promise<Outcome> {
  const workspaces = await runCommand('turbo', ['run', 'typecheck', '--output-logs=new-only', '--continue']);
  const root = await runCommand('tsc', ['--noEmit', '--project', 'tsconfig.json']);
  return asOne(workspaces || root);
}

const stages: Stage[] = [
  { name: 'lint', run: lintWithTypes },
  // Units and, on real Postgres, all that stands on it; the contracts through a pooler too, unless some tests are named.
  {
    name: 'node',
    run: () => runVitest(['node', ...(args.positionals.length === 0 ? ['pooler'] : [])], args.positionals),
  },
  // Tests that measure time, with nothing of ours running beside them.
  { name: 'timing', run: () => runVitest(['timing'], args.positionals) },
  // Components in a small DOM.
  { name: 'web', run: () => runVitest(['web']) },
  {
    name: 'build',
    run: async () => asOne(await runCommand('node', ['scripts/build.ts'])),
  },
  {
    name: 'size',
    needs: 'build',
    run: async () => asOne(await runCommand('node', ['apps/web/scripts/home-size.ts'])),
  },
  // Each bench for a moment: whether it runs, and the floor answers what the product answers. No time is measured.
  {
    name: 'bench',
    needs: 'build',
    run: async () => asOne(await runCommand('node', ['scripts/bench.ts', '--check'])),
  },
  {
    name: 'e2e',
    needs: 'build',
    run: async () => {
      const report = path.join(scratch, 'playwright.json');
      const code = await runCommand('playwright', ['test', '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return counted(code, report, (json) => {
        const { stats, suites } = json as PlaywrightReport;
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes: suites.flatMap(journeyNotes) };
      });
    },
  },
];

/** Stages for what differs from a commit: `ref` is empty for where this branch left origin/main. */
function stagesSince(ref: string): Stage[] {
  const { since, files } = changesSince(ref);
  console.log(`${files.length} files differ from ${since}.`);
  const there = files.filter((file) => existsSync(path.join(ROOT, file)));
  const quick: Stage[] = [
    { name: 'lint', run: () => lint(hasRules(files) ? [] : there) },
    { name: 'types', run: checkTypes },
    { name: 'tests', run: () => runNearest(files) },
  ];
  const needed: string[] = stagesOf(files);
  return quick.filter(({ name }) => needed.includes(name));
}

/** Runs tests that the files can break, the nearest first, for as long as three minutes last; and says what is not run. */
async function runNearest(files: string[]): Promise<Outcome> {
  const tests = nearestFirst(await affectedTests(files), files);
  const chosen = inTime(tests, { files, passed: process.uptime() });
  notRun.push('build, size, bench, e2e, timing, and the contracts through a pooler');
  const left = tests.filter((test) => !chosen.includes(test));
  if (left.length > 0) {
    const minutes = Math.ceil(left.reduce((sum, { ms }) => sum + ms, 0) / 60_000);
    notRun.push(
      `${left.length} of ${tests.length} test files that reach a change, ${minutes} minutes of tests further away`,
    );
  }
  const journeys = journeysNear(globSync('e2e/**/*.spec.ts', { cwd: ROOT }), files);
  if (journeys.length > 20) notRun.push('most journeys are nearby: npm test -- --only build,e2e');
  else if (journeys.length > 0) notRun.push(`journeys nearby: npx playwright test ${journeys.toSorted().join(' ')}`);
  if (chosen.length === 0) return { passed: 0, failed: 0 };
  return runVitest(
    ['node', 'web'],
    chosen.map(({ file }) => file),
  );
}

const notRun: string[] = [];

function chosenStages(): Stage[] {
  const { only, changed } = args.values;
  const all = changed === undefined ? stages : stagesSince(changed);
  if (only === undefined) return all;
  const names = only.split(',');
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(`No stage ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => names.includes(name));
}

let chosen: Stage[] = [];
try {
  chosen = chosenStages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

const results = new Map<string, Outcome & { seconds: number }>();
for (const { name, needs, run } of chosen) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n`);
  const began = performance.now();
  let outcome: Outcome = { passed: 0, failed: 1 };
  if (needs !== undefined && results.get(needs)?.failed) console.log(`Not run, because ${needs} failed.`);
  else outcome = await run();
  results.set(name, { ...outcome, seconds: (performance.now() - began) / 1000 });
}
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${'stage'.padEnd(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`);
for (const [name, { passed, failed, seconds }] of results) {
  console.log(
    `${name.padEnd(8)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  );
}
const outcomes = [...results.values()];
for (const [name, { failed: count, notes = [] }] of results) {
  if (count > 0 && notes.length === 0) console.log(`  failed: ${name}`);
  for (const note of notes) console.log(`  ${note}`);
}
for (const what of notRun) console.log(`  not run: ${what}`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
