// `npm test`: every check there is, to the end, whatever fails. `npm test -- --only lint,types` runs some of them,
// `npm test -- --only node packages/api` some of the tests in Node.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';

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

const args = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });

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
        .map(({ fullName }) => `failed: ${path.relative('.', name)} › ${fullName}`),
    );
    return { passed: numPassedTests, failed: numFailedTests, notes: failed };
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

/** A journey that passed at its second attempt has passed, but is named: a busy machine, or a race worth finding. */
const journeyNotes = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(journeyNotes),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status }) =>
          `${status === 'flaky' ? 'flaky' : 'failed'}: [${projectName}] e2e/${file} › ${title}`,
      ),
  ),
];

const stages: Stage[] = [
  {
    name: 'lint',
    run: async () => {
      const rules = await runCommand('oxlint', ['--type-aware', '--deny-warnings']);
      const format = await runCommand('oxfmt', ['--check']);
      return asOne(rules || format);
    },
  },
  {
    name: 'types',
    run: async () => {
      const workspaces = await runCommand('turbo', ['run', 'typecheck', '--output-logs=new-only', '--continue']);
      const root = await runCommand('tsc', ['--noEmit', '--project', 'tsconfig.json']);
      return asOne(workspaces || root);
    },
  },
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

function chosenStages(): Stage[] {
  const { only } = args.values;
  if (only === undefined) return stages;
  const names = only.split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Error(`No stage ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`);
  return stages.filter(({ name }) => names.includes(name));
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
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
