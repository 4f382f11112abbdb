import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { expect, it } from 'vitest';
import { makeLine } from '../testing.ts';
import { applyToCounts, applyToList, countsAfter, type LineChange, type Lists } from './line-changes.ts';
import { there } from '#testing/there.ts';

const lines = Array.from({ length: 6 }, (_, index) => makeLine({ tab: index === 1 ? 'team' : 'inbox' }));
const counts = { inbox: 5, team: 1, following: 0 };
const listed = (items: Notification[], nextCursor: string | null = null): Lists => ({
  pages: [
    { items: items.slice(0, 3), nextCursor: '3' },
    { items: items.slice(3), nextCursor },
  ],
  pageParams: [null, '3'],
});
const idsIn = (data: Lists) => data.pages.flatMap(({ items }) => items.map(({ id }) => id));
const ids = lines.map(({ id }) => id);
const all = applyToList({ shelf: 'all', archived: false });
const taken = [there(lines[1]), there(lines[4])];

it.each<[string, LineChange]>([
  ['reading', { type: 'read', lines: taken, on: true, counts }],
  ['archiving', { type: 'archive', lines: taken, on: true, counts }],
  ['taking back', { type: 'archive', lines: taken, on: false, counts }],
  ['reading all', { type: 'readAll', shelf: 'inbox', until: there(lines[0]).at, counts }],
  ['archiving all', { type: 'archiveAll', shelf: 'inbox', until: there(lines[0]).at, counts }],
  ['undoing', { type: 'undo', mark: 'x', lines: taken, counts }],
])('%s twice is the same as once (NOTE-01)', (_name, change) => {
  const once = all(listed(lines), change);
  expect(all(once, change)).toEqual(once);
  const counted = applyToCounts(counts, change);
  expect(applyToCounts(counted, change)).toEqual(counted);
});

it('what was archived comes back in its place, as far down as the list was read (NOTE-01)', () => {
  const rest = all(listed(lines), { type: 'archive', lines: taken, on: true, counts });
  expect(idsIn(rest)).toEqual(ids.filter((_, index) => index !== 1 && index !== 4));
  const back: LineChange = { type: 'archive', lines: taken, on: false, counts };
  expect(idsIn(all(rest, back))).toEqual(ids);
  const older = makeLine();
  const further: LineChange = { type: 'archive', lines: [older], on: false, counts };
  expect(idsIn(all(listed(lines, 'more'), further))).toEqual(ids);
  expect(idsIn(all(listed(lines), further))).toEqual([...ids, older.id]);
  expect(idsIn(applyToList({ shelf: 'following', archived: false })(listed([]), back))).toEqual([]);
});

it('all of a tab leaves what came later and the other tabs (NOTE-01)', () => {
  const later = makeLine({ at: '2030-01-01T00:00:00.000Z' });
  const change: LineChange = { type: 'archiveAll', shelf: 'inbox', until: there(lines[0]).at, counts };
  expect(idsIn(all(listed([later, ...lines]), change))).toEqual([later.id, there(lines[1]).id]);
  expect(idsIn(applyToList({ shelf: 'all', archived: true })(listed(lines), change))).toEqual(ids);
});

it('counts follow what is read, and stay at the most that is counted, for there may be more (NOTE-01)', () => {
  expect(countsAfter(counts, taken, () => false)).toEqual({ inbox: 4, team: 0, following: 0 });
  expect(countsAfter({ ...counts, inbox: 99 }, taken, () => false)).toEqual({ inbox: 99, team: 0, following: 0 });
  const read = { ...there(lines[0]), isRead: true };
  expect(countsAfter(counts, [read], () => false)).toEqual(counts);
  expect(countsAfter(counts, [read], () => true)).toEqual({ ...counts, inbox: 6 });
});
