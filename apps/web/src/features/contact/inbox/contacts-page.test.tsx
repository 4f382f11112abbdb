import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { ContactsPage } from './contacts-page.tsx';

const makeContact = (name: string, more: Partial<AdminContact> = {}): AdminContact => ({
  id: `id-${name}`,
  name,
  email: `${name.toLowerCase()}+shop@mail.example`,
  topic: 'deal',
  message: `Hello from ${name}`,
  language: null,
  userId: null,
  status: 'new',
  createdAt: '2026-01-15T10:00:00.000Z',
  ...more,
});

describe('the messages of the contact form', () => {
  let contacts: AdminContact[];
  let calls: { path: string; input: unknown }[];
  let refused: Error | null;
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('admin', 'en')]));
  beforeEach(() => {
    contacts = [
      makeContact('Ada', { message: 'First line\n<b>second</b>', language: 'ar', userId: 'user-ada' }),
      makeContact('Bo', { status: 'open' }),
    ];
    calls = [];
    refused = null;
  });
  const show = (path = '/dashboard/admin/contacts') =>
    renderApp(
      <>
        <WithWords part="admin">
          <ContactsPage />
        </WithWords>
        <ToastHost />
      </>,
      {
        session: { ...session, permissions: ['admin.contacts', 'admin.users'] },
        path,
        answer: (called, input) => {
          calls.push({ path: called, input });
          if (called === 'admin.contacts.list') return { rows: contacts, total: contacts.length, isMore: false };
          if (refused) throw refused;
          const { ids, status } = input as { ids: string[]; status: AdminContact['status'] };
          contacts = contacts.map((contact) => (ids.includes(contact.id) ? { ...contact, status } : contact));
          return { ok: true };
        },
      },
    );
  const user = userEvent.setup();
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;
  const changes = () => calls.filter(({ path }) => path === 'admin.contacts.setStatus').map(({ input }) => input);

  it('are requested as the address says; unknown parameters are left out (ADM-01)', async () => {
    show('/dashboard/admin/contacts?status=spam&topic=nonsense');
    await rowOf('Ada');
    expect(calls[0]?.input).toEqual({ q: '', sort: 'created', direction: 'desc', page: 1, status: 'spam' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Vendor');
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ status: 'spam', topic: 'vendor' }));
  });

  it('open below their row as the plain text that they are, with a way to answer (ADM-01, T14)', async () => {
    show();
    await user.click(within(await rowOf('Ada')).getByRole('button', { name: 'Message from Ada' }));
    const reply = screen.getByRole('link', { name: 'Reply by e-mail' });
    expect(reply.getAttribute('href')).toBe(
      'mailto:ada%2Bshop%40mail.example?subject=Your%20message%20to%20Onceware%20(A%20deal)',
    );
    const open = reply.closest('tr') ?? document.body;
    const text = within(open).getByText(/First line/);
    expect(text.textContent).toBe('First line\n<b>second</b>');
    expect(text.dir).toBe('auto');
    expect(within(open).getByText('Wrote on the site in العربية')).toBeDefined();
    expect(within(open).getByRole('link', { name: 'Open the account' }).getAttribute('href')).toBe(
      '/dashboard/admin/users/user-ada',
    );
  });

  it('are marked as done by one press, which can be undone (ADM-01)', async () => {
    show();
    await user.click(within(await rowOf('Bo')).getByRole('button', { name: 'Mark message from Bo as done' }));
    expect(await screen.findByText('Message marked as done')).toBeDefined();
    expect(within(await rowOf('Bo')).getByText('Done')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(within(await rowOf('Bo')).getByText('Open')).toBeDefined());
    expect(changes()).toEqual([
      { ids: ['id-Bo'], status: 'done' },
      { ids: ['id-Bo'], status: 'open' },
    ]);
  });

  it('get any status by one press where they are open (ADM-01)', async () => {
    show();
    await user.click(within(await rowOf('Ada')).getByRole('button', { name: 'Message from Ada' }));
    const statuses = screen.getByRole('group', { name: 'Set status' });
    expect(within(statuses).getByRole('button', { name: 'New', pressed: true })).toBeDefined();
    await user.click(within(statuses).getByRole('button', { name: 'Spam' }));
    expect(await within(statuses).findByRole('button', { name: 'Spam', pressed: true })).toBeDefined();
    expect(changes()).toEqual([{ ids: ['id-Ada'], status: 'spam' }]);
  });

  it('get a status several at once; undo gives each its own back (ADM-01)', async () => {
    show();
    await rowOf('Ada');
    await user.click(screen.getByRole('checkbox', { name: 'Select all messages on this page' }));
    expect(screen.getByText('2 messages selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('2 messages marked as done')).toBeDefined();
    expect(screen.queryByText('2 messages selected')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes()).toHaveLength(3));
    expect(changes()).toEqual([
      { ids: ['id-Ada', 'id-Bo'], status: 'done' },
      { ids: ['id-Ada'], status: 'new' },
      { ids: ['id-Bo'], status: 'open' },
    ]);
  });

  it('keep their status when the server refuses another, and say why (ADM-01)', async () => {
    refused = refusal('forbidden');
    show();
    await user.click(within(await rowOf('Bo')).getByRole('button', { name: 'Mark message from Bo as done' }));
    expect(await screen.findByText(/permission/)).toBeDefined();
    expect(within(await rowOf('Bo')).getByText('Open')).toBeDefined();
  });

  it('that are selected are counted without those hidden by a filter (ADM-01)', async () => {
    show();
    await user.click(within(await rowOf('Ada')).getByRole('checkbox', { name: 'Select message from Ada' }));
    expect(screen.getByText('1 message selected')).toBeDefined();
    contacts = contacts.filter(({ name }) => name === 'Bo');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open');
    await waitFor(() => expect(screen.queryByText('1 message selected')).toBeNull());
  });

  it('say where they will come from while there is none (ADM-01)', async () => {
    contacts = [];
    show();
    expect((await screen.findByRole('link', { name: 'Open the contact form' })).getAttribute('href')).toBe('/contact');
  });
});
