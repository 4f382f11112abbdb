import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { admin, ID } from '#testing/admin.ts';
import { JobsPanel } from './jobs-panel.tsx';

beforeAll(() => loadPart('admin', 'en'));

const idle = { workers: 8, busy: 0, waiting: 0, stuck: 0, replaced: 0, lastReason: null, lastAt: null };
const open = (answer: (path: string, input: unknown) => unknown) =>
  renderApp(
    <WithWords part="admin">
      <JobsPanel />
    </WithWords>,
    { session: admin, path: '/dashboard/admin/logs', answer },
  );

it('shows what waits and what failed and why, and has it run again (CAT-11)', async () => {
  const asked: unknown[] = [];
  const failed = [{ id: ID, name: 'mail', failedAt: '2026-03-01T00:00:00.000Z', attempts: 13, reason: 'ESOCKET' }];
  const kinds = [{ name: 'mail', waiting: 2, running: 1, failed: 1, dueSince: null, doneAt: null }];
  open((path, input) => {
    if (path === 'admin.jobs.list') return { kinds, failed, processes: [] };
    asked.push([path, input]);
    failed.length = 0;
    return null;
  });
  expect((await screen.findByRole('row', { name: 'Mail 2 1 1 not yet' })).textContent).toContain('Mail');
  expect(screen.getByText('ESOCKET')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Run again: Mail' }));
  expect(await screen.findByText('Nothing has failed.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('It runs again in a moment.');
  expect(asked).toEqual([['admin.jobs.runAgain', { name: 'mail', id: ID }]]);
});

it('shows the workers of each process, and why and when one was replaced (KEEP-01)', async () => {
  const replaced = {
    ...idle,
    kind: 'drawing',
    workers: 1,
    busy: 1,
    waiting: 3,
    stuck: 2,
    replaced: 5,
    lastReason: 'It took longer than 60 s.',
    lastAt: '2026-03-01T00:00:00.000Z',
  };
  const reportedAt = '2026-03-01T00:00:00.000Z';
  const processes = [
    { id: 'a', process: 'web-1 · 41', reportedAt, workers: [replaced] },
    { id: 'b', process: 'web-2 · 42', reportedAt, workers: [{ ...idle, kind: 'fetchPage' }] },
  ];
  open(() => ({ kinds: [], failed: [], processes }));
  const first = await screen.findByRole('table', { name: 'Process web-1 · 41' });
  expect(
    within(first).getByRole('row', { name: /^Drawing pictures 1 1 3 2 5 .*It took longer than 60 s\.$/ }),
  ).toBeDefined();
  expect(first.querySelector('time')?.dateTime).toBe('2026-03-01T00:00:00.000Z');
  const second = screen.getByRole('table', { name: 'Process web-2 · 42' });
  expect(within(second).getByRole('row', { name: 'Page that a member waits for 8 0 0 0 0 never' })).toBeDefined();
});

it('says so when no process has reported (KEEP-01)', async () => {
  open(() => ({ kinds: [], failed: [], processes: [] }));
  expect(await screen.findByText('No process has reported within the last minute.')).toBeDefined();
});
