import type { AdminUser } from '@onceware/api/staff/staff.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp } from '#testing/render.tsx';
import { admin, makeUser } from '#testing/admin.ts';
import { UsersPage } from './users-page.tsx';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

const PATH = '/dashboard/admin/users';
const pageOf = (rows: AdminUser[], total = rows.length, isMore = false): TablePage<AdminUser> => ({
  rows,
  total,
  isMore,
});
const mia = makeUser();

describe('the users', () => {
  beforeAll(() => loadPart('admin', 'en'));

  const show = (answer: (input: unknown) => unknown, search = '') => {
    const inputs: unknown[] = [];
    const answerAll: Answer = (path, input) => {
      if (path === 'admin.roles.list')
        return { roles: [{ name: 'admin', permissions: [], userCount: 1, isBuiltIn: true }], grantable: [] };
      if (path === 'auth.session') return admin;
      inputs.push(input);
      return answer(input);
    };
    const app = renderApp(
      <WithWords part="admin">
        <UsersPage />
      </WithWords>,
      { session: admin, answer: answerAll, path: `${PATH}${search}` },
    );
    return { ...app, inputs, search: () => app.router.state.location.search };
  };

  it('says of each one who they are, what roles they have, and what is not as usual, and leads to their page (ADM-01)', async () => {
    const sam = makeUser({
      id: '0190a3c4-0000-7000-8000-0000000000bb',
      name: 'Sam',
      email: 'sam@onceware.example',
      roles: [],
      isEmailVerified: false,
      suspendedAt: '2026-03-02T00:00:00Z',
    });
    show(() => pageOf([mia, sam]));
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Mia Member' })).getAttribute('href')).toBe(`${PATH}/${mia.id}`);
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(row('Mia').getByText('mia@onceware.example')).toBeDefined();
    expect(row('Mia').queryByText('Suspended')).toBeNull();
    expect(row('Sam').getByText('Suspended')).toBeDefined();
    expect(row('Sam').getByText('Unverified')).toBeDefined();
    expect(screen.getByText('2 rows')).toBeDefined();
  });

  it('asks for what the address says, and ignores what makes no sense in it (ADM-01)', async () => {
    const { inputs } = show(
      () => pageOf([mia], 120),
      '?q=mi&status=suspended&role=admin&sort=email&direction=desc&page=2',
    );
    await screen.findByRole('link', { name: 'Mia Member' });
    expect(inputs).toEqual([
      { q: 'mi', status: 'suspended', role: 'admin', sort: 'email', direction: 'desc', page: 2 },
    ]);
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('mi');
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/admin/users/export?q=mi&role=admin&status=suspended',
    );
  });

  it('searches once typing rests, in one step of the history, from the first page (ADM-01)', async () => {
    const { search, router } = show(() => pageOf([mia], 120), '?page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name or e-mail' }), 'mia');
    await waitFor(() => expect(search()).toBe('?q=mia'));
    await act(() => router.navigate('?q=sam'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'sam'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mia'));
    expect(search()).toBe('?q=mia');
  });

  it('is sorted by the heads of its columns, which say so (ADM-01)', async () => {
    const { search } = show(() => pageOf([mia]));
    await screen.findByRole('link', { name: 'Mia Member' });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Joined').getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('link', { name: 'Name' }));
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('ascending'));
    expect(head('Joined').hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Name' }));
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('descending'));
    expect(search()).toBe('?sort=name&direction=desc');
    // The select is for screens that have no room for column heads.
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'E-mail, ascending');
    await waitFor(() => expect(search()).toBe('?sort=email'));
  });

  it('is filtered by role and status, and back undoes it (ADM-01)', async () => {
    const { search, router } = show(() => pageOf([mia], 120), '?page=2');
    await screen.findByRole('link', { name: 'Mia Member' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await waitFor(() => expect(search()).toBe('?status=suspended'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'admin');
    await waitFor(() => expect(search()).toBe('?role=admin&status=suspended'));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('leads through its pages by links (ADM-01)', async () => {
    show(() => pageOf([mia], 120), '?status=active&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const ways = pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['First', `${PATH}?status=active`],
      ['Previous', `${PATH}?status=active`],
      ['Next', `${PATH}?status=active&page=3`],
    ]);
    expect(pages.getByText('Page 2 of 3')).toBeDefined();
  });

  it('says that there are more than it counts (ADM-01)', async () => {
    show(() => pageOf([mia], 10_000, true));
    expect(await screen.findByText(/^Over 10,000 rows/)).toBeDefined();
  });

  it('says what to do where no row fits, and where a page is beyond the last (ADM-01)', async () => {
    const { router } = show(
      (input) => pageOf([], typeof input === 'object' && input && 'page' in input && input.page === 9 ? 3 : 0),
      '?q=zzz',
    );
    expect(await screen.findByText('Nothing matches')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Clear search and filters' }).at(-1)?.getAttribute('href')).toBe(PATH);
    await act(() => router.navigate('?page=9'));
    expect((await screen.findByRole('link', { name: 'Go to the first page' })).getAttribute('href')).toBe(PATH);
  });

  it('says that it could not be loaded, and tries again (ADM-01)', async () => {
    let isBroken = true;
    show(() => {
      if (isBroken) throw refusal('too_many_requests');
      return pageOf([mia]);
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/^Too many attempts/)).toBeDefined();
    expect(within(alert).getByText('This list could not be loaded')).toBeDefined();
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Mia Member' })).toBeDefined();
  });

  it('keeps the rows in sight while others come (ADM-01)', async () => {
    let release: (page: TablePage<AdminUser>) => void = () => undefined;
    const { router } = show((input) =>
      typeof input === 'object' && input && 'q' in input && input.q === 'x'
        ? new Promise<TablePage<AdminUser>>((resolve) => (release = resolve))
        : pageOf([mia]),
    );
    await screen.findByRole('link', { name: 'Mia Member' });
    await act(() => router.navigate('?q=x'));
    expect(screen.getByRole('link', { name: 'Mia Member' })).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    act(() => release(pageOf([makeUser({ name: 'Xena' })])));
    expect(await screen.findByRole('link', { name: 'Xena' })).toBeDefined();
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false);
  });
});
