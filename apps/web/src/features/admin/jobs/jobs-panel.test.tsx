import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { admin, ID } from '#testing/admin.ts';
import { JobsPanel } from './jobs-panel.tsx';

beforeAll(() => loadPart('admin', 'en'));

it('shows what waits and what failed and why, and has it run again (CAT-11)', async () => {
  const asked: unknown[] = [];
  const failed = [{ id: ID, name: 'mail', failedAt: '2026-03-01T00:00:00.000Z', attempts: 13, reason: 'ESOCKET' }];
  const kinds = [{ name: 'mail', waiting: 2, running: 1, failed: 1, dueSince: null, doneAt: null }];
  renderApp(
    <WithWords part="admin">
      <JobsPanel />
    </WithWords>,
    {
      session: admin,
      path: '/dashboard/admin/logs',
      answer: (path, input) => {
        if (path === 'admin.jobs.list') return { kinds, failed };
        asked.push([path, input]);
        failed.length = 0;
        return null;
      },
    },
  );
  expect((await screen.findByRole('row', { name: 'Mail 2 1 1 not yet' })).textContent).toContain('Mail');
  expect(screen.getByText('ESOCKET')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Run again: Mail' }));
  expect(await screen.findByText('Nothing has failed.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('It runs again in a moment.');
  expect(asked).toEqual([['admin.jobs.runAgain', { name: 'mail', id: ID }]]);
});
