import { describe, expect, it } from 'vitest';
import { day, oneOf, readTable, tableInput, tableParams, type TableSpec, textUpTo, uuid } from './table-address.ts';

const filters = { status: oneOf(['active', 'suspended']), role: textUpTo(5), person: uuid, from: day };
const SPEC: TableSpec<'created' | 'name', typeof filters> = {
  sorts: ['created', 'name'],
  descending: ['created'],
  filters,
};
const read = (search: string) => readTable(SPEC, new URLSearchParams(search));
const ID = '0190a3c4-0000-7000-8000-000000000001';

describe('the address of a table', () => {
  it('leaves out what is at its default (ADM-01)', () => {
    const query = read('');
    expect(query).toEqual({ q: '', sort: 'created', direction: 'desc', page: 1, filters: {} });
    expect(tableParams(SPEC, query).toString()).toBe('');
  });

  it('holds search, sort, direction, filters and page, and gives back what it was given (ADM-01)', () => {
    const search = `q=ada+l&status=active&role=admin&person=${ID}&from=2026-02-28&sort=name&direction=desc&page=3`;
    const query = read(search);
    expect(tableInput(query)).toEqual({
      q: 'ada l',
      sort: 'name',
      direction: 'desc',
      page: 3,
      status: 'active',
      role: 'admin',
      person: ID,
      from: '2026-02-28',
    });
    expect(tableParams(SPEC, query).toString()).toBe(search);
  });

  it('holds where a page begins, except for the first page and other tables (ADM-01)', () => {
    const search = `page=3&after=${ID}`;
    expect(tableParams(SPEC, read(search)).toString()).toBe(search);
    expect(tableInput(read(`page=2&before=${ID}`))).toMatchObject({ page: 2, before: ID });
    expect(read(`after=${ID}`)).toEqual(read(''));
    expect(tableParams(SPEC, read('page=3&after=1&before=x')).toString()).toBe('page=3');
  });

  it('leaves out what it does not understand (ADM-01)', () => {
    const junk =
      'sort=password&direction=sideways&status=dead&role=administrator&person=1&from=2026-02-30&page=0&colour=red';
    expect(read(junk)).toEqual(read(''));
    for (const page of ['-1', '1.5', 'x', '201', '1e9', '']) expect(read(`page=${page}`).page).toBe(1);
    for (const from of ['2026-13-01', '26-01-01', 'today', '2026-02-30T00:00'])
      expect(read(`from=${from}`).filters).toEqual({});
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  });
});
