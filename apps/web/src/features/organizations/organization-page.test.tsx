import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { OrganizationPage } from './organization-page.tsx';

const ID = '0190a3c4-0000-7000-8000-00000000000a';
const ADA = '0190a3c4-0000-7000-8000-00000000000b';
const makeOrganization = (): AdminOrganizationDetail => ({
  id: ID,
  name: 'Kiln & Co',
  website: null,
  memberCount: 1,
  createdAt: '2026-01-15T10:00:00.000Z',
  notes: 'Pays late.\nIs friendly.',
  members: [
    {
      userId: ADA,
      name: 'Ada',
      email: 'ada@kiln.example',
      avatar: '/api/avatars/1',
      role: 'member',
      since: '2026-02-01T10:00:00.000Z',
    },
  ],
});

describe('an organization', () => {
  let organization: AdminOrganizationDetail;
  let calls: { path: string; input: unknown }[];
  let refuse: Record<string, Error>;
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('admin', 'en')]));
  beforeEach(() => {
    organization = makeOrganization();
    calls = [];
    refuse = {};
  });
  const show = async (permissions = session.permissions) => {
    const result = renderApp(
      <>
        <WithWords part="admin">
          <OrganizationPage id={ID} />
        </WithWords>
        <ToastHost />
      </>,
      {
        session: { ...session, permissions },
        path: `/dashboard/admin/organizations/${ID}`,
        answer: (path, input) => {
          if (path === 'admin.organizations.get') return { organization };
          // Asked anew after a change was refused for want of a permission.
          if (path === 'auth.session') return { ...session, permissions };
          const name = path.replace('admin.organizations.', '');
          calls.push({ path: name, input });
          if (refuse[name]) throw refuse[name];
          return { ok: true };
        },
      },
    );
    await screen.findByRole('heading', { level: 1, name: 'Kiln & Co' });
    return result;
  };
  const user = userEvent.setup();
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));

  it('shows its facts and members, who lead to their pages where users may be seen (ADM-01)', async () => {
    const { unmount } = await show();
    expect(screen.getByText(/Pays late/).textContent).toBe('Pays late.\nIs friendly.');
    expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull();
    unmount();
    await show([...session.permissions, 'admin.users']);
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(`/dashboard/admin/users/${ADA}`);
  });

  it('sends only what was changed of it (ADM-01)', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit organization' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Website' }), 'https://kiln.example');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([{ path: 'update', input: { organizationId: ID, website: 'https://kiln.example' } }]);
  });

  it('gives a member another role (ADM-01)', async () => {
    await show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Ada' }), 'Owner');
    expect(calls).toEqual([
      { path: 'setMember', input: { organizationId: ID, email: 'ada@kiln.example', role: 'owner' } },
    ]);
    expect(await screen.findByText('Ada: owner')).toBeDefined();
  });

  it('shows the current role when another is refused (ADM-01)', async () => {
    refuse = { setMember: refusal('forbidden') };
    await show();
    const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Ada' });
    await user.selectOptions(role, 'Owner');
    expect(await screen.findByText(/permission/)).toBeDefined();
    await waitFor(() => expect([role.value, role.disabled]).toEqual(['member', false]));
  });

  it('removes a member, and brings them back with their role (ADM-01)', async () => {
    await show();
    const before = organization.members;
    organization = { ...organization, members: [] };
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    expect(await screen.findByText(/^Nobody belongs to this organization yet/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Members/ })));
    organization = { ...organization, members: before };
    await undo();
    expect(await screen.findByText('Ada')).toBeDefined();
    expect(calls).toEqual([
      { path: 'removeMember', input: { organizationId: ID, userId: ADA } },
      { path: 'setMember', input: { organizationId: ID, email: 'ada@kiln.example', role: 'member' } },
    ]);
  });

  it('takes in an account by its e-mail address (ADM-01)', async () => {
    await show();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' bo@kiln.example ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Manager');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    expect(await screen.findByText('bo@kiln.example was added')).toBeDefined();
    expect(calls).toEqual([
      { path: 'setMember', input: { organizationId: ID, email: 'bo@kiln.example', role: 'manager' } },
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('');
  });

  it.each([
    { what: 'no account has', typed: 'nobody@kiln.example', words: 'No account has this e-mail address.', sent: 1 },
    { what: 'is no address', typed: 'bo', words: 'Enter an e-mail address.', sent: 0 },
    {
      what: 'a member has already, so that their role stays',
      typed: 'ADA@kiln.example',
      words: 'This person is a member already.',
      sent: 0,
    },
  ])('says beside the field when $what the e-mail (ADM-01)', async ({ typed, words, sent }) => {
    refuse = { setMember: refusal('no_such_account') };
    await show();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), `${typed}{Enter}`);
    expect(await screen.findByRole('textbox', { name: 'E-mail', description: words })).toBe(document.activeElement);
    expect(calls).toHaveLength(sent);
  });

  it('is deleted, which leads to the list and can be undone there (ADM-01)', async () => {
    const { router } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/admin/organizations'));
    expect(await screen.findByText('Kiln & Co was deleted')).toBeDefined();
    await undo();
    expect(await screen.findByText('Kiln & Co is back')).toBeDefined();
    expect(calls).toEqual([
      { path: 'delete', input: { organizationId: ID } },
      { path: 'restore', input: { organizationId: ID } },
    ]);
  });

  it('stays where it is when it may not be deleted (ADM-01)', async () => {
    refuse = { delete: refusal('forbidden') };
    const { router } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/permission/)).toBeDefined();
    expect(router.state.location.pathname).toContain(ID);
  });
});
