import { expect, it } from 'vitest';
import { currentTable, filesOfIds } from './requirements.ts';

const { written, current } = currentTable();
const rows = [...written.matchAll(/^\| ([A-Z0-9]+-\d\d|T\d\d) \|.*\| (.*) \|$/gm)].map(([, id = '', where = '']) => ({
  id,
  where,
}));

it('docs/requirements.md names the tests of each row as they are; else run: node scripts/requirements.ts', () => {
  expect(written).toBe(current);
});

it('docs/requirements.md has no row without a test', () => {
  expect(rows.filter(({ where }) => where.trim() === '').map(({ id }) => id)).toEqual([]);
});

it('docs/requirements.md has a row for every id that a test carries', () => {
  const listed = new Set(rows.map(({ id }) => id));
  expect([...filesOfIds().keys()].filter((id) => !listed.has(id))).toEqual([]);
});
