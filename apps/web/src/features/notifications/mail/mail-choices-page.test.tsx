import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { MailChoicesPage } from './mail-choices-page.tsx';

beforeAll(() => loadPart('mail-choices', 'en'));

function show(at: string, asked: string | null = 'mention') {
  const changes: unknown[] = [];
  const kinds = [
    { kind: 'mention', name: 'Somebody mentions you', tab: 'inbox', mail: 'daily' },
    { kind: 'reply', name: 'Replies', tab: 'inbox', mail: 'off' },
  ];
  renderApp(
    <WithWords part="mail-choices">
      <MailChoicesPage />
    </WithWords>,
    {
      path: at,
      answer: (path, input) => {
        if (path === 'notifications.mailChoices') {
          if ((input as { token: string }).token === 'forged') throw refusal('link_invalid');
          return { kinds, asked };
        }
        if (!path.startsWith('notifications.')) return new Promise(() => undefined);
        changes.push([path, input]);
        return { ok: true };
      },
    },
  );
  return changes;
}

it('opening the link of a mail changes nothing, one press ends such mails (NOTE-03)', async () => {
  const changes = show('/mail-choices#t0ken');
  const button = await screen.findByRole('button', { name: 'No more mails about: Somebody mentions you' });
  expect(changes).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(changes).toEqual([['notifications.endMail', { token: 't0ken', all: false }]]));
  expect(await screen.findByText('You will get no more mails about this.')).toBeDefined();
});

it('each kind is mailed as its reader chooses (NOTE-03)', async () => {
  const changes = show('/mail-choices#t0ken', null);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Replies' }), 'weekly');
  await waitFor(() =>
    expect(changes).toEqual([['notifications.chooseByMail', { token: 't0ken', kind: 'reply', mail: 'weekly' }]]),
  );
});

it.each(['/mail-choices', '/mail-choices#forged'])(
  'a link that does not work says so, and leads on: %s (NOTE-03)',
  async (at) => {
    show(at);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link does not work/);
    const on = screen.getByRole('link', { name: /choose/i }).getAttribute('href');
    expect(decodeURIComponent(on ?? '')).toContain('/account/notifications');
  },
);
