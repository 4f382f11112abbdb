import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../command.ts';
import { type Commit, commitProblems } from './commits.ts';

/** The last commit before subjects were checked. */
const BEFORE = 'dc055b47b4dd3df1e283b3b3c2774dc11910584e';
/** Files that programs write. */
const GENERATED = /(^|\/)package-lock\.json$|^docs\/requirements\.md$|^packages\/db\/migrations\//;

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch {
    return null;
  }
};

/** The commits since `BEFORE`; in a copy without history none, in a shallow clone the last. */
function commits(): Commit[] {
  const range = git('cat-file', '-e', BEFORE) === null ? ['-n', '1'] : [`${BEFORE}..HEAD`];
  const log = git('log', '--no-merges', '-M', '--numstat', '--format=%x00%s%x01%b%x01', ...range) ?? '';
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [subject = '', body = '', stat = ''] = entry.split('\x01');
      const lines = Array.from(stat.matchAll(/^(\d+)\t(\d+)\t(.+)$/gm))
        .filter(([, , , file = '']) => !GENERATED.test(file))
        .reduce((sum, [, added, removed]) => sum + Number(added) + Number(removed), 0);
      return { subject, body, lines };
    });
}

describe('the message of a commit', () => {
  it('is short, conventional and imperative, and of a large change has a body (OPS-06)', () => {
    const found = commits().flatMap((commit) =>
      commitProblems(commit).map((problem) => `${commit.subject}: ${problem}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['fix(chat): keep the order of messages', 'Why.', 900],
    ['feat!: seed the catalogue from JSON', '', 200],
    ['chore: bring the newest tRPC', '', 3],
  ])('is taken: %s (OPS-06)', (subject, body, lines) => expect(commitProblems({ subject, body, lines })).toEqual([]));

  it.each([
    [`fix: ${'keep '.repeat(20)}`, '', 1, 'characters'],
    ['Keep the order', '', 1, 'begin with a type'],
    ['feat: the order is kept', '', 1, 'what to do'],
    ['feat: added an order', '', 1, 'what to do'],
    ['feat: adding an order', '', 1, 'what to do'],
    ['fix: keep the order.', '', 1, 'full stop'],
    ['fix: keep the order', ' \n', 201, 'no body'],
  ])('is refused: %s (OPS-06)', (subject, body, lines, problem) =>
    expect(commitProblems({ subject, body, lines }).join()).toContain(problem),
  );
});
