import type { AdminOrganization } from '@onceware/api/identity/organizations/organizations.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { OrganizationsPage } from './organizations-page.tsx';

const ID = '0190a3c4-0000-7000-8000-00000000000a';
const kiln: AdminOrganization = {
  id: ID,
  name: 'Kiln & Co',
  website: 'https://www.kiln.example/',
  memberCount: 1200,
  createdAt: '2026-01-15T10:00:00.000Z',
};

describe('the organizations', () => {
  let calls: { path: string; input: unknown }[];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('admin', 'en')]));
  beforeEach(() => {
    calls = [];
  });
  const show = (
    answer: Answer = () => ({ rows: [kiln], total: 1, isMore: false }),
    path = '/dashboard/admin/organizations',
  ) =>
    renderApp(
      <>
        <WithWords part="admin">
          <OrganizationsPage />
        </WithWords>
        <ToastHost />
      </>,
      {
        session,
        path,
        answer: (called, input) => {
          calls.push({ path: called, input });
          return answer(called, input);
        },
      },
    );
  const user = userEvent.setup();

  it('stand in a table that leads to each one, asked for as the address says (ADM-01)', async () => {
    show(undefined, '/dashboard/admin/organizations?q=kiln&sort=created&page=2');
    const link = await screen.findByRole('link', { name: 'Kiln & Co' });
    expect(link.getAttribute('href')).toBe(`/dashboard/admin/organizations/${ID}`);
    expect(calls[0]).toEqual({
      path: 'admin.organizations.list',
      input: { q: 'kiln', sort: 'created', direction: 'desc', page: 2 },
    });
    const row = link.closest('tr') ?? document.body;
    expect(within(row).getByText('1,200')).toBeDefined();
    const website = within(row).getByRole('link', { name: 'kiln.example' });
    expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
      'https://www.kiln.example/',
      'noopener noreferrer nofollow',
    ]);
  });

  it('say how to add the first one while there is none (ADM-01)', async () => {
    show(() => ({ rows: [], total: 0, isMore: false }));
    expect(await screen.findByText(/^There is no organization yet/)).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'New organization' })).toHaveLength(1);
  });

  it('get a new one, whose page opens (ADM-01)', async () => {
    const { router } = show();
    await user.click(await screen.findByRole('button', { name: 'New organization' }));
    const dialog = screen.getByRole('dialog', { name: 'New organization' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), '  Loom ');
    await user.type(within(dialog).getByRole('textbox', { name: 'Website' }), 'loom.example');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/organizations\/[\da-f-]{36}$/));
    const created = calls.find(({ path }) => path === 'admin.organizations.create');
    expect(created?.input).toMatchObject({ name: 'Loom', website: 'https://loom.example', notes: '' });
    expect(await screen.findByText('Loom was created')).toBeDefined();
  });

  it('refuse one without a name or with an invalid website, beside the field (ADM-01)', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'New organization' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Website' }), 'javascript:alert(1)');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(within(dialog).getByRole('textbox', { name: 'Name', description: 'Enter a name.' })).toBe(
      document.activeElement,
    );
    expect(
      within(dialog).getByRole('textbox', { name: 'Website', description: /^Enter an address such as/ }),
    ).toBeDefined();
    expect(calls.map(({ path }) => path)).not.toContain('admin.organizations.create');
  });

  it('keep the dialog and its id when the server does not answer, so that a second try makes one (ADM-01)', async () => {
    let tries = 0;
    show((path) => {
      if (path !== 'admin.organizations.create') return { rows: [kiln], total: 1, isMore: false };
      tries += 1;
      if (tries === 1) throw refusal('unavailable');
      return { ok: true };
    });
    await user.click(await screen.findByRole('button', { name: 'New organization' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Loom');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('busy');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = calls.filter(({ path }) => path === 'admin.organizations.create');
    expect(second?.input).toEqual(first?.input);
  });
});
