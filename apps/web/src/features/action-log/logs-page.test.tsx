import { ACTIONS } from '@onceware/api/kernel/audit/actions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { admin, ID, makeEntry } from '#testing/admin.ts';
import { deviceOf } from './device-of.ts';
import { LogsPage } from './logs-page.tsx';

const PATH = '/dashboard/admin/logs';

describe('the action log', () => {
  beforeAll(() => loadPart('admin', 'en'));

  const show = (rows = [makeEntry()], search = '') => {
    const inputs: unknown[] = [];
    const app = renderApp(
      <WithWords part="admin">
        <LogsPage />
      </WithWords>,
      {
        session: admin,
        path: `${PATH}${search}`,
        answer: (_path, input) => {
          inputs.push(input);
          return { rows, total: rows.length, isMore: false };
        },
      },
    );
    return { ...app, inputs };
  };
  const firstRow = async () =>
    within((await screen.findByRole('button', { name: /^Details of/ })).closest('tr') ?? document.body);
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Details of/ }));
    return within(screen.getByRole('table', { name: 'What changed' }));
  };

  it('says who did what to whom, when and from where (ADM-01)', async () => {
    show();
    const row = await firstRow();
    expect(row.getByText('Changed the roles of a user')).toBeDefined();
    expect(row.getByRole('link', { name: 'Ada Admin' }).getAttribute('href')).toBe(
      `/dashboard/admin/users/${admin.user.id}`,
    );
    expect(row.getByRole('link', { name: 'Mia Member' }).getAttribute('href')).toBe(`/dashboard/admin/users/${ID}`);
    expect(row.getByText('203.0.113.7')).toBeDefined();
    expect(row.getByText('Chrome · Linux')).toBeDefined();
    expect(row.getByText(/Mar 1, 2026|ago$/).getAttribute('title')).toMatch(/March 1, 2026/);
  });

  it('has words for every action (ADM-01)', async () => {
    show();
    const choices = within(await screen.findByRole('combobox', { name: 'Action' })).getAllByRole('option');
    expect(choices).toHaveLength(ACTIONS.length + 1);
    for (const choice of choices) expect(choice.textContent).not.toMatch(/[._]/);
  });

  it('opens below an entry what was before and after, with what differs marked (ADM-01)', async () => {
    show();
    const change = await open();
    expect(change.getByRole('row', { name: 'Roles member insider member' })).toBeDefined();
    expect(change.getByText('insider').tagName).toBe('INS');
    expect(screen.getByText(/Chrome\/140/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Only what Ada Admin did' }).getAttribute('href')).toBe(
      `${PATH}?actorId=${admin.user.id}`,
    );
    expect(screen.getByRole('link', { name: 'Only what was done to this' }).getAttribute('href')).toBe(
      `${PATH}?targetType=user&targetId=${ID}`,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Details of/, expanded: true }));
    expect(screen.queryByRole('table', { name: 'What changed' })).toBeNull();
  });

  it('shows what has no before as it is, whatever it holds (ADM-01)', async () => {
    show([
      makeEntry({
        action: 'admin.export',
        target: { type: 'table', id: 'users', label: null, person: null },
        before: null,
        after: { isSearched: true, status: null, page: 3, odd: { a: 1 }, none: [] },
      }),
    ]);
    const change = await open();
    for (const name of ['Narrowed by a search Yes', 'Status None', 'page 3', 'odd {"a":1}', 'none None'])
      expect(change.getByRole('row', { name })).toBeDefined();
    expect(change.queryByRole('columnheader', { name: 'Before' })).toBeNull();
  });

  it('names those who are gone, visitors, the system and API keys (ADM-01)', async () => {
    const gone = { id: ID, name: null, email: null };
    show([
      makeEntry({
        id: '1',
        actor: gone,
        action: 'account.delete',
        target: { type: 'user', id: ID, label: null, person: gone },
      }),
      makeEntry({ id: '2', actor: null, via: 'visitor', action: 'auth.sign_in_refused', target: null }),
      makeEntry({ id: '3', actor: null, via: 'system' }),
      makeEntry({ id: '4', via: 'key' }),
    ]);
    expect(await screen.findByText('Deleted account')).toBeDefined();
    expect(screen.getByText('Themselves')).toBeDefined();
    expect(screen.getByText('A visitor')).toBeDefined();
    expect(screen.getByText('The system')).toBeDefined();
    expect(screen.getByText('by API key')).toBeDefined();
  });

  it('is narrowed by links to a person and a thing, by action and by days; each can be taken away (ADM-01)', async () => {
    const { router, inputs } = show(
      [makeEntry()],
      `?actorId=${admin.user.id}&targetType=user&targetId=${ID}&from=2026-02-01`,
    );
    await firstRow();
    expect(inputs).toEqual([
      {
        q: '',
        sort: 'at',
        direction: 'desc',
        page: 1,
        actorId: admin.user.id,
        targetType: 'user',
        targetId: ID,
        from: '2026-02-01',
      },
    ]);
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-02-01');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Done by Ada Admin' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Done to Mia Member' }));
    await waitFor(() => expect(router.state.location.search).toBe('?targetType=user&from=2026-02-01'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Was denied access');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?action=access.denied&targetType=user&from=2026-02-01'),
    );
  });

  it('tells devices apart in a few words (ADM-01)', () => {
    expect(
      deviceOf(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari · iOS');
    expect(
      deviceOf(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      ),
    ).toBe('Edge · Windows');
    expect(deviceOf('curl/8.5.0')).toBe('curl');
  });
});
