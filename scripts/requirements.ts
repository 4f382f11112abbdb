// Which tests carry which requirement's id, read from their titles. `node scripts/requirements.ts` writes the
// last column of docs/requirements.md; requirements.test.ts fails when it is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './command.ts';

const TABLE = path.join(ROOT, 'docs/requirements.md');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.turbo', '.data']);

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(file);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Ids in brackets, as titles end with them: `(COL-14, T28)`. */
const IDS = /\(((?:[A-Z0-9]+-\d\d|T\d\d)(?:, (?:[A-Z0-9]+-\d\d|T\d\d))*)\)/g;

/** Test files by id, sorted. */
export function filesOfIds(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles(ROOT)) {
    for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(IDS)) {
      for (const id of ids.split(', ')) found.set(id, (found.get(id) ?? new Set()).add(path.relative(ROOT, file)));
    }
  }
  return new Map([...found].map(([id, files]) => [id, [...files].toSorted((a, b) => a.localeCompare(b))]));
}

/** The table with its last column as the tests are today. */
export function currentTable(): { written: string; current: string } {
  const files = filesOfIds();
  const written = readFileSync(TABLE, 'utf8');
  const current = written.replace(/^\| (\S+) \| (.+?) \|.*\|$/gm, (row, id: string, behaviour: string) => {
    if (id === 'id' || id === '---') return row;
    const links = (files.get(id) ?? []).map((file) => `[${path.basename(file)}](../${file})`);
    return `| ${id} | ${behaviour} | ${links.join(' ')} |`;
  });
  return { written, current };
}

if (import.meta.main) writeFileSync(TABLE, currentTable().current);
