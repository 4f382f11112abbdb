import type { ReportedPerson } from '@onceware/api/staff/reports/reports.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { admin } from '#testing/admin.ts';
import { renderApp } from '#testing/render.tsx';
import { ReportedPeoplePage } from './reported-people-page.tsx';

const AT = '2026-03-01T12:00:00.000Z';
const person = (name: string) => ({ id: `id-${name}`, name, avatar: null });
const REPORTED: ReportedPerson = {
  id: 'id-Rude',
  author: person('Rude'),
  text: 'Sells keys',
  editedAt: null,
  removedAt: null,
  removedBy: null,
  flaggedBy: [person('Cy'), person('Ana')],
  flagCount: 2,
  flaggedAt: AT,
  settledAt: null,
  settledBy: null,
  reasons: [
    { by: 'Cy', text: 'Sells keys', at: AT },
    { by: 'Ana', text: 'Swears <b>at</b> people', at: AT },
  ],
  mutedUntil: null,
  isSuspended: true,
};

beforeAll(() => loadPart('admin', 'en'));

it('shows why somebody was reported, leads to their account, and settles the reports (LIVE-17)', async () => {
  let settled: unknown;
  renderApp(
    <WithWords part="admin">
      <ReportedPeoplePage />
    </WithWords>,
    {
      session: admin,
      answer: (path, input) => {
        if (path === 'admin.moderation.people') return { rows: [REPORTED], total: 1, isMore: false };
        settled = input;
        return { ok: true };
      },
    },
  );
  expect(await screen.findByRole('cell', { name: 'Suspended' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reports of Rude' }));
  const why = within(screen.getByRole('list', { name: 'Why they were reported' }));
  expect(why.getByText('Swears <b>at</b> people')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open the account' });
  expect(link.getAttribute('href')).toBe('/dashboard/admin/users/id-Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(settled).toEqual({ userIds: ['id-Rude'] }));
});
