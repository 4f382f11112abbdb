import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { admin, ID, makeDetail } from '#testing/admin.ts';
import { UserPage } from './user-page.tsx';

const desktop = {
  id: 'a'.repeat(64),
  isCurrent: false,
  browser: 'Firefox',
  system: 'Linux',
  device: 'desktop' as const,
  address: '203.0.113.9',
  signedInAt: '2026-03-01T12:00:00Z',
  lastSeenAt: '2026-03-02T12:00:00Z',
};

describe('the page of a user', () => {
  beforeAll(() => loadPart('admin', 'en'));

  const show = (
    first: Partial<AdminUserDetail> = {},
    change: (path: string, input: unknown, user: AdminUserDetail) => AdminUserDetail = (_path, _input, user) => user,
    session = admin,
  ) => {
    let user = makeDetail(first);
    const calls: [string, unknown][] = [];
    renderApp(
      <WithWords part="admin">
        <UserPage userId={user.id} />
      </WithWords>,
      {
        session,
        path: `/dashboard/admin/users/${user.id}`,
        answer: (path, input) => {
          if (path === 'admin.users.get') return { user };
          calls.push([path, input]);
          user = change(path, input, user);
          return { ok: true };
        },
      },
    );
    return calls;
  };

  it('says who it is, what they may, where they are logged in and what they have (ADM-01)', async () => {
    show({ sessions: [desktop], organizations: [{ id: ID, name: 'Acme', role: 'owner' }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia Member' })).toBeDefined();
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
    expect(screen.getByText('203.0.113.9')).toBeDefined();
    expect(screen.getByText('Chat')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe(
      `/dashboard/admin/organizations/${ID}`,
    );
    expect(screen.getByRole('link', { name: 'What Mia Member did' }).getAttribute('href')).toBe(
      `/dashboard/admin/logs?actorId=${ID}`,
    );
    expect(screen.getByRole('link', { name: 'What was done to Mia Member' }).getAttribute('href')).toBe(
      `/dashboard/admin/logs?targetType=user&targetId=${ID}`,
    );
  });

  it('gives and takes roles, only those that changed, and only by Save (ADM-01)', async () => {
    const calls = show({}, (_path, _input, user) => ({ ...user, roles: ['insider'] }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'insider' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'member' }));
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save roles' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(calls).toEqual([['admin.users.changeRoles', { userId: ID, add: ['insider'], remove: ['member'] }]]);
    expect(screen.getByRole('checkbox', { name: 'insider' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'member' })).toHaveProperty('checked', false);
  });

  it('does not offer roles that hold more than the admin does, and says why (ADM-01)', async () => {
    show({ roles: ['admin', 'member'] });
    const role = await screen.findByRole('checkbox', {
      name: 'admin',
      description: /holds a permission that you do not hold/,
    });
    expect(role).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: 'member' })).toHaveProperty('disabled', false);
  });

  it('says why roles were not saved, and keeps what was chosen (ADM-01)', async () => {
    show({}, () => {
      throw refusal('last_admin');
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'member' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save roles' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nobody could manage users and roles any more/);
    expect(screen.getByRole('checkbox', { name: 'member' })).toHaveProperty('checked', false);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('checkbox', { name: 'member' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('suspends with a reason, and lifts it again (ADM-01)', async () => {
    const calls = show({}, (path, _input, user) =>
      path === 'admin.users.suspend'
        ? { ...user, suspendedAt: '2026-03-03T00:00:00Z', suspendedReason: 'Spam' }
        : { ...user, suspendedAt: null, suspendedReason: null },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Suspend Mia Member?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(dialog.getByRole('textbox', { name: 'Reason', description: 'Say why: they will read it.' })).toBeDefined();
    expect(calls).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Lift suspension' }));
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeDefined();
    expect(calls).toEqual([
      ['admin.users.suspend', { userId: ID, reason: 'Spam' }],
      ['admin.users.unsuspend', { userId: ID }],
    ]);
  });

  it('ends all sessions after asking (ADM-01)', async () => {
    const calls = show({ sessions: [desktop] }, (_path, _input, user) => ({ ...user, sessions: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'End all sessions' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End all sessions' }));
    expect(await screen.findByText('Nobody is logged in to this account.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([['admin.users.endSessions', { userId: ID }]]);
  });

  it('offers no suspension of a user who holds more than the admin, and says why (ADM-01)', async () => {
    show({ canManage: false, sessions: [desktop] });
    expect(await screen.findByText(/^This user holds a permission that you do not hold/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  });

  it('shows no links to pages that the admin may not open (ADM-01)', async () => {
    show({ organizations: [{ id: ID, name: 'Acme', role: 'owner' }] }, undefined, {
      ...admin,
      permissions: ['admin.users'],
    });
    expect(await screen.findByText('Acme')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Acme' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'What Mia Member did' })).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link')).toHaveLength(1);
  });
});
