import type { VendorRequest } from '@onceware/api/supply/vendors/requests.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { SellPage } from './sell-page.tsx';

const OPEN: VendorRequest = {
  id: '0190a3c4-0000-7000-8000-00000000000a',
  toolName: 'Kiln',
  website: 'https://kiln.example',
  message: 'It fires pots.',
  state: 'open',
  reason: null,
  createdAt: '2026-11-01T00:00:00.000Z',
};

function show(who: typeof session | null, first: VendorRequest | null = null) {
  let request = first;
  const calls: unknown[] = [];
  renderApp(
    <WithWords part="vendors">
      <SellPage />
    </WithWords>,
    {
      session: who,
      path: '/sell',
      answer: (path, input) => {
        if (path === 'vendors.request') return { request };
        calls.push([path, input]);
        request = path === 'vendors.sendRequest' ? { ...OPEN, ...(input as object) } : null;
        return path === 'vendors.sendRequest' ? { id: OPEN.id } : { ok: true };
      },
    },
  );
  return calls;
}
const ask = async () => within(await screen.findByRole('region', { name: 'Ask for a vendor account' }));

describe('the page for sellers', () => {
  beforeAll(() => loadPart('vendors', 'en'));

  it('has visitors open an account or log in first, and brings them back (CAT-11)', async () => {
    show(null);
    const part = await ask();
    expect(part.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup?redirect=%2Fsell');
    expect(part.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/signin?redirect=%2Fsell');
    expect(part.queryByRole('textbox')).toBeNull();
  });

  it('sends what a member asks, shows that it waits, and takes it back (CAT-11)', async () => {
    const calls = show(session);
    const part = await ask();
    await userEvent.type(await part.findByRole('textbox', { name: 'Name of your tool' }), 'Kiln');
    await userEvent.type(part.getByRole('textbox', { name: 'Website' }), 'https://kiln.example');
    await userEvent.type(part.getByRole('textbox', { name: /^Your message/ }), 'It fires pots.');
    await userEvent.click(part.getByRole('button', { name: 'Send' }));
    expect((await part.findByRole('heading', { name: 'We have your request' })) === document.activeElement).toBe(true);
    await userEvent.click(part.getByRole('button', { name: 'Withdraw it' }));
    expect(await part.findByRole('button', { name: 'Send' })).toBeDefined();
    expect(calls).toEqual([
      ['vendors.sendRequest', { toolName: 'Kiln', website: 'https://kiln.example', message: 'It fires pots.' }],
      ['vendors.withdrawRequest', undefined],
    ]);
  });

  it('says why a request was refused, and keeps its text for another (CAT-11)', async () => {
    show(session, { ...OPEN, state: 'refused', reason: 'No price list.' });
    const part = await ask();
    expect(await part.findByText('The reason given: No price list.')).toBeDefined();
    expect(part.getByRole<HTMLInputElement>('textbox', { name: 'Website' }).value).toBe('https://kiln.example');
  });

  it('leads a vendor to the deals that they sell (CAT-11)', async () => {
    show({ ...session, isVendor: true });
    expect((await ask()).getByRole('link', { name: 'Go to the deals you sell' }).getAttribute('href')).toBe(
      '/dashboard/vendor',
    );
  });
});
