import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../command.ts';
import {
  type AffectedTest,
  changesSince,
  hasRules,
  inTime,
  journeysNear,
  nearestFirst,
  READ_BY,
  readersOf,
  stagesOf,
} from './changed.ts';

describe('what changed', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const write = (file: string, text = file) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const commit = (file: string) => {
    write(file);
    git('add', '--all');
    git('commit', '--quiet', '--message', file);
    return git('rev-parse', 'HEAD');
  };
  const changed = (ref = '') => changesSince(ref, folder).files;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'onceware-changed-'));
    git('init', '--quiet', '--initial-branch=main');
    write('.gitignore', 'dist\n');
    commit('a.ts');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is what the working tree has, git knows of or not, where there is no origin (OPS-06)', () => {
    commit('gone.ts');
    write('a.ts', 'changed');
    write('staged.ts');
    git('add', 'staged.ts');
    git('rm', '--quiet', 'gone.ts');
    write('folder/new one.ts');
    write('dist/built.js');
    expect(changed()).toEqual(['a.ts', 'folder/new one.ts', 'gone.ts', 'staged.ts']);
  });

  it('is also what was committed since this branch left origin/main, and not what others did there (OPS-06)', () => {
    const left = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '--create', 'theirs');
    git('update-ref', 'refs/remotes/origin/main', commit('theirs.ts'));
    git('switch', '--quiet', 'main');
    commit('mine.ts');
    write('new.ts');
    expect(changesSince('', folder)).toEqual({ since: left, files: ['mine.ts', 'new.ts'] });
  });

  it('is counted from another commit where one is named, which must be there (OPS-06)', () => {
    commit('b.ts');
    commit('c.ts');
    expect([changed('HEAD~1'), changed('HEAD~2'), changed()]).toEqual([['c.ts'], ['b.ts', 'c.ts'], []]);
    expect(() => changed('nowhere')).toThrow('nowhere');
  });
});

it('a document has no types, and nothing has no stage; a rule or a version counts for all files (OPS-06)', () => {
  expect(stagesOf([])).toEqual([]);
  expect(stagesOf(['docs/import.md', 'packages/db/sql/chat/count.sql'])).toEqual(['lint', 'tests']);
  for (const file of ['a.ts', 'a.tsx', 'package.json']) expect(stagesOf([file])).toContain('types');
  expect([['a.ts'], ['.oxlintrc.json'], ['package-lock.json']].map(hasRules)).toEqual([false, true, true]);
});

it('the table of files that tests read names files that are there (OPS-06)', () => {
  const isThere = (pattern: string) =>
    globSync(pattern, { cwd: ROOT, exclude: (name) => name.endsWith('node_modules') }).length > 0;
  expect(READ_BY.flatMap(([files, by]) => [files, ...by]).filter((pattern) => !isThere(pattern))).toEqual([]);
  expect(readersOf(['packages/db/sql/chat/count.sql'])).toEqual([
    'packages/db/sql/**/*.test.ts',
    'packages/db/src/{sql-files,schema}.test.ts',
    'packages/db/src/testing/create-test-database.ts',
  ]);
});

describe('tests', () => {
  const tests = (files: string[]): AffectedTest[] => files.map((file, index) => ({ file, ms: 1_000 * (index + 1) }));
  const changed = ['packages/api/src/chat/moderation/mutes.service.ts'];
  const found = tests([
    'apps/server/src/admin.test.ts',
    'apps/server/src/rest/chat/stream.test.ts',
    'packages/api/src/purchases/purchases.test.ts',
    'packages/api/src/chat/moderation/moderation.test.ts',
    'scripts/words/plain-words.test.ts',
    'packages/api/src/chat/rooms/rooms.test.ts',
  ]);
  const names = (all: AffectedTest[]) => all.map(({ file }) => path.basename(file, '.test.ts'));

  it('that read every file come first, then those of the same subject in any layer, the quicker ones first (OPS-06)', () => {
    const order = ['plain-words', 'moderation', 'stream', 'rooms', 'admin', 'purchases'];
    expect(names(nearestFirst(found, changed))).toEqual(order);
  });

  it('are run while there is time, and in any case if they changed themselves (OPS-06)', () => {
    const inTheEnd = { passed: 1_000, workers: 0.3 };
    expect(names(inTime(found, { files: changed, ...inTheEnd }))).toEqual(['admin', 'stream', 'purchases']);
    const files = ['packages/api/src/chat/rooms/rooms.test.ts'];
    expect(names(inTime(found, { files, ...inTheEnd }))).toEqual(['admin', 'stream', 'purchases', 'rooms']);
    expect(inTime(found, { files: changed, passed: 0, workers: 2 })).toEqual(found);
  });

  it('in a browser are named that share a subject (OPS-06)', () => {
    const journeys = ['e2e/chat/rooms.spec.ts', 'e2e/moderation.spec.ts', 'e2e/prices.spec.ts'];
    expect(journeysNear(journeys, changed)).toEqual(journeys.slice(0, 2));
    expect(journeysNear(journeys, ['docs/chat.md', 'e2e/prices.spec.ts'])).toEqual(journeys.slice(2));
  });
});
