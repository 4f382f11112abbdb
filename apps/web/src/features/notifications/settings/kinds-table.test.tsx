import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { applyWays, type WaysChange } from '../data/kind-ways.ts';
import { KindsTable } from './kinds-table.tsx';

beforeAll(() => loadPart('notifications', 'en'));

const KINDS = [
  { kind: 'mention', name: 'Somebody mentions you', tab: 'inbox', inProduct: true, mail: 'daily', push: true },
  { kind: 'signIn', name: 'A sign-in from a new browser', tab: 'inbox', inProduct: true, mail: null, push: false },
  { kind: 'feedFailed', name: 'A feed failed', tab: 'team', inProduct: true, mail: 'off', push: false },
] as const;

function show(refuses = false) {
  let choices: Parameters<typeof applyWays>[0] = { kinds: [...KINDS] };
  const wanted: WaysChange[] = [];
  renderApp(
    <WithWords part="notifications">
      <KindsTable />
      <ToastHost />
    </WithWords>,
    {
      session,
      answer: (path, input) => {
        if (path === 'notifications.choices') return choices;
        if (path !== 'notifications.choose') return new Promise(() => undefined);
        if (refuses) throw refusal('not_found');
        wanted.push(input as WaysChange);
        choices = applyWays(choices, input as WaysChange);
        return { ok: true };
      },
    },
  );
  return wanted;
}

const control = (role: 'switch' | 'combobox', name: string) => screen.findByRole(role, { name });

it('kinds stand in a table by tab, each with its ways, which are changed at once (NOTE-01, NOTE-03)', async () => {
  const wanted = show();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Kind',
    'In the product',
    'Mail',
    'Push',
  ]);
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Inbox',
    'Somebody mentions you',
    'A sign-in from a new browser',
    'Team',
    'A feed failed',
  ]);
  expect(within(table.getByRole('row', { name: /new browser/ })).getByText('Always')).toBeDefined();
  await userEvent.selectOptions(await control('combobox', 'Mail: Somebody mentions you'), 'Once a week');
  await userEvent.click(await control('switch', 'In the product: Somebody mentions you'));
  await userEvent.click(await control('switch', 'Push: A feed failed'));
  await waitFor(() =>
    expect(wanted).toEqual([
      { kind: 'mention', mail: 'weekly' },
      { kind: 'mention', inProduct: false },
      { kind: 'feedFailed', push: true },
    ]),
  );
  expect((await control('switch', 'In the product: Somebody mentions you')).matches(':checked')).toBe(false);
});

it('a choice that is refused goes back and says why (NOTE-03)', async () => {
  show(true);
  const push = await control('switch', 'Push: Somebody mentions you');
  await userEvent.click(push);
  await waitFor(() => expect(push.matches(':checked')).toBe(true));
  expect(await screen.findByRole('alert')).toBeDefined();
});
