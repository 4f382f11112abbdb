import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../command.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'tests'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', '.turbo', 'test-results']);
/** Lists sources below a folder; those that programs write are left out. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(file);
    return /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : [];
  });
const sources = FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder))).flatMap(sourcesIn);

/** Rows of the glossary's table. */
const glossary = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (word|---) /.test(line))
  .map((line) => {
    const [, word = '', , where = '', not = ''] = line.split('|').map((cell) => cell.trim());
    const named = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
    return { word, places: named(where), banned: named(not) };
  });

const FIRST_WORD = /^(What|Whatever|Of|Who|Whoever|Whom|Whose|Where|Wherever|As|Whichever|Those|Such|So)\b/;

/** Finds comments of their own lines that begin with a word of `FIRST_WORD`. A line that goes on a comment is none. */
function oddComments(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter((line, n) => {
    const before = lines[n - 1] ?? '';
    const [, open, words = ''] = /^\s*(\/\*\*?|\/\/|\*) +(.*)$/.exec(line) ?? [];
    if (open === undefined) return false;
    if (open === '//' && /^\s*\/\//.test(before)) return false;
    if (open === '*' && !/^\s*\/\*\*?$/.test(before)) return false;
    return FIRST_WORD.test(words);
  });
}

describe('plain words', () => {
  it('begin every comment with a noun or a verb (OPS-06)', () => {
    const odd = sources.flatMap((file) => oddComments(read(file)).map((line) => `${file}: ${line.trim()}`));
    expect(odd).toEqual([]);
  });

  it.each([
    ['// What is kept.', 1],
    ['/** Of a member. */', 1],
    ['/**\n * Whose it is.\n */', 1],
    ['/**\n * Returns it.\n * What follows is its reason.\n */', 0],
    ['// Counts it, and\n// What follows goes on.', 0],
    ["const text = 'What';", 0],
    ['/** Offers the rest. */', 0],
  ])('are told from others: %j (OPS-06)', (text, count) => expect(oddComments(text)).toHaveLength(count));

  it('use no name that the glossary replaces (OPS-06)', () => {
    const banned = glossary.flatMap((row) => row.banned);
    expect(banned.length).toBeGreaterThan(10);
    const names = new RegExp(String.raw`(?<![\w$])(${banned.join('|')})(?![\w$])`);
    const own = path.join('scripts', 'words');
    const used = sources.filter((file) => !file.startsWith(own) && names.test(read(file)));
    expect(used).toEqual([]);
  });

  it('of the glossary are where it says (OPS-06)', () => {
    const bases = ['packages/api/src', 'apps/web/src'];
    const missing = glossary
      .flatMap(({ places }) => places)
      .filter((place) => !bases.some((base) => existsSync(path.join(ROOT, base, place))));
    expect(missing).toEqual([]);
  });
});
