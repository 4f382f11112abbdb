import { type Permission, PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { admin } from '#testing/admin.ts';
import { RolesPage } from './roles-page.tsx';

const role = (name: string, permissions: Permission[], more: Partial<AdminRole> = {}): AdminRole => ({
  name,
  permissions,
  userCount: 0,
  isBuiltIn: false,
  ...more,
});
const ROLES = [
  role('admin', [...PERMISSIONS], { isBuiltIn: true, userCount: 1 }),
  role('editor', ['admin.catalog']),
  role('member', ['sidebar.view'], { isBuiltIn: true, userCount: 12 }),
];

interface Options {
  roles?: AdminRole[];
  grantable?: readonly Permission[];
  /** Returns the roles after a call; an error that it throws is the call's failure. */
  change?: (path: string, roles: AdminRole[]) => AdminRole[];
}

describe('the matrix of roles', () => {
  beforeAll(() => loadPart('admin', 'en'));

  const show = ({ roles: first = ROLES, grantable = PERMISSIONS, change = (_path, roles) => roles }: Options = {}) => {
    let roles = first;
    const calls: [string, unknown][] = [];
    const app = renderApp(
      <WithWords part="admin">
        <RolesPage />
      </WithWords>,
      {
        session: admin,
        path: '/dashboard/admin/roles',
        answer: (path, input) => {
          if (path === 'auth.session') return admin;
          if (path === 'admin.roles.list') return { roles: [...roles], grantable };
          calls.push([path, input]);
          roles = change(path, roles);
          return { ok: true };
        },
      },
    );
    return { ...app, calls };
  };
  const cell = (permission: string, name: string) => screen.findByRole('checkbox', { name: `${permission}, ${name}` });

  it('says what each permission allows, who holds it, and how many have a role (ADM-01)', async () => {
    show();
    expect(await cell('Chat', 'member')).toHaveProperty('checked', true);
    expect(await cell('Chat', 'editor')).toHaveProperty('checked', false);
    expect(screen.getByRole('rowheader', { name: /^Read action logs See who changed what/ })).toBeDefined();
    expect(screen.getByRole('link', { name: '12 users' }).getAttribute('href')).toBe(
      '/dashboard/admin/users?role=member',
    );
    expect(screen.getByText('No users')).toBeDefined();
  });

  it('asks before changes that are not saved are left behind (ADM-01)', async () => {
    const { router } = show();
    await userEvent.click(await cell('Chat', 'editor'));
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/dashboard/admin/roles');
    expect(await cell('Chat', 'editor')).toHaveProperty('checked', true);
  });

  it('saves only what changed, at once and by Save (ADM-01)', async () => {
    const { calls } = show({
      change: (_path, roles) =>
        roles.map((one) => (one.name === 'editor' ? { ...one, permissions: ['sidebar.view'] } : one)),
    });
    await userEvent.click(await cell('Chat', 'editor'));
    await userEvent.click(await cell('Import the catalogue', 'editor'));
    await userEvent.click(await cell('Chat', 'member'));
    await userEvent.click(await cell('Chat', 'member'));
    expect(screen.getByText('2 changes')).toBeDefined();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(calls).toEqual([
      [
        'admin.roles.change',
        {
          changes: [
            { role: 'editor', permission: 'sidebar.view', isGranted: true },
            { role: 'editor', permission: 'admin.catalog', isGranted: false },
          ],
        },
      ],
    ]);
    expect(await cell('Chat', 'editor')).toHaveProperty('checked', true);
  });

  it('discards what was not saved (ADM-01)', async () => {
    show();
    await userEvent.click(await cell('Chat', 'editor'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await cell('Chat', 'editor')).toHaveProperty('checked', false);
    expect(screen.getByText('No changes')).toBeDefined();
  });

  it('does not let an admin give what they do not hold, and says why (ADM-01)', async () => {
    show({ grantable: ['sidebar.view', 'admin.roles'] });
    expect(
      await screen.findByRole('checkbox', {
        name: 'Read action logs, member',
        description: /^You do not hold this permission/,
      }),
    ).toHaveProperty('disabled', true);
    expect(await cell('Chat', 'member')).toHaveProperty('disabled', false);
  });

  it('explains that the last admin stays one, and keeps the changes (ADM-01)', async () => {
    show({
      change: () => {
        throw refusal('last_admin');
      },
    });
    await userEvent.click(await cell('Manage users', 'admin'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Nobody could manage users and roles any more.*Nothing was saved/,
    );
    expect(await cell('Manage users', 'admin')).toHaveProperty('checked', false);
    expect(screen.getByText('1 change')).toBeDefined();
  });

  it('names all roles that vanished meanwhile (ADM-01)', async () => {
    const roles = [...ROLES];
    show({
      roles,
      change: () => {
        roles.splice(1, 2);
        throw refusal('role_gone');
      },
    });
    await userEvent.click(await cell('Chat', ROLES[1]?.name ?? ''));
    await userEvent.click(await cell('Chat', ROLES[2]?.name ?? ''));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The roles .+ and .+ were deleted meanwhile; your changes to them are gone with them\.$/,
    );
  });

  it('shows the current roles when one vanished meanwhile, with the other changes still on them (ADM-01)', async () => {
    // Somebody else deletes the role editor after it was loaded here.
    const roles = [...ROLES];
    show({
      roles,
      change: () => {
        roles.splice(1, 1);
        throw refusal('role_gone');
      },
    });
    await userEvent.click(await cell('Chat', 'editor'));
    await userEvent.click(await cell('Read action logs', 'member'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This role was deleted meanwhile.*The role editor was deleted meanwhile; your changes to it are gone with it\.$/,
    );
    expect(screen.queryByRole('columnheader', { name: /editor/ })).toBeNull();
    expect(await cell('Read action logs', 'member')).toHaveProperty('checked', true);
    expect(screen.getByText('1 change')).toBeDefined();
  });

  it('makes a role, and says what is wrong with its name beside the field (ADM-01)', async () => {
    const refusals = [refusal('role_exists'), refusal('invalid_input', [{ path: 'role', message: '' }])];
    const { calls } = show({
      change: (_path, roles) => {
        const failure = refusals.shift();
        if (failure) throw failure;
        return [...roles, role('support', [])];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New role' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New role' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'support{Enter}');
    expect(
      await dialog.findByRole('textbox', { name: 'Name', description: 'There is already a role with this name.' }),
    ).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '!{Enter}');
    expect(
      await dialog.findByRole('textbox', { name: 'Name', description: /^Use 2 to 40 lowercase letters/ }),
    ).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '{Backspace}{Enter}');
    expect(await cell('Chat', 'support')).toHaveProperty('checked', false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)).toEqual(['admin.roles.create', { role: 'support' }]);
  });

  it('deletes a role that nobody has, after asking (ADM-01)', async () => {
    const { calls } = show({ change: (_path, roles) => roles.filter(({ name }) => name !== 'editor') });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete role editor' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete role editor?' })).getByRole('button', { name: 'Delete role' }),
    );
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /editor/ })).toBeNull());
    expect(calls).toEqual([['admin.roles.delete', { role: 'editor' }]]);
  });

  it('does not delete built-in roles, and says who has one that is in use (ADM-01)', async () => {
    show({ roles: [...ROLES, role('support', [], { userCount: 3 })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete role support' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Role support is in use' }));
    expect(dialog.getByText(/^3 users have this role/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'See who has it' }).getAttribute('href')).toBe(
      '/dashboard/admin/users?role=support',
    );
    expect(screen.queryByRole('button', { name: 'Delete role member', hidden: true })).toBeNull();
  });
});
