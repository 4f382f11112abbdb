import type { Watch, WatchPreview } from '@onceware/api/watches/watches.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { WatchButton } from './watch-button.tsx';
import { WatchesPage } from './watches-page.tsx';

const DEAL = { id: '0190a3c4-0000-7000-8000-00000000dea1', slug: 'ink', title: 'Inkwell', price: 49, currency: 'USD' };
const WATCH: Watch = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  kind: 'deal',
  deal: { ...DEAL, hasEnded: false },
  tool: null,
  search: null,
  name: null,
  wish: { amount: 40, currency: 'USD' },
  isPaused: false,
  toldAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
};
const SEARCH: Watch = {
  ...WATCH,
  id: '0190a3c4-0000-7000-8000-000000000002',
  kind: 'search',
  deal: null,
  search: { q: 'kilns' },
  wish: null,
  isPaused: true,
  toldAt: null,
};
const PREVIEW: WatchPreview = {
  found: [{ deal: { slug: 'ink', title: 'Inkwell' }, price: 39, currency: 'USD', at: '2026-11-10T10:00:00.000Z' }],
  isMore: false,
  now: { ...DEAL, isMet: false },
};

let calls: { path: string; input: unknown }[];
beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('watches', 'en')]));
beforeEach(() => {
  calls = [];
});

const ANSWERS: Record<string, unknown> = {
  'catalog.currencies': { codes: ['EUR', 'USD'], ratesOf: null, isOld: false },
  'watches.preview': PREVIEW,
};
const show = (ui: ReactNode, answers: Record<string, unknown>) =>
  renderApp(
    <Suspense>
      <WithWords part="watches">{ui}</WithWords>
      <ToastHost />
    </Suspense>,
    {
      session,
      answer: (path, input) => {
        calls.push({ path, input });
        return { ...ANSWERS, ...answers }[path] ?? { ok: true };
      },
    },
  );
const changes = () => calls.filter(({ path }) => /watches\.(create|update|end|restore)/.test(path));

describe('the page of watches', () => {
  it('lists them with their state, and pauses, goes on and ends them with an undo (NOTE-06)', async () => {
    show(<WatchesPage searchHref={({ q }) => `/explore?q=${String(q)}`} searchWords={() => ['Under $60']} />, {
      'watches.list': { items: [WATCH, SEARCH], count: 2, nextCursor: null },
      'watches.update': { watch: WATCH },
      'watches.end': { ok: true },
      'watches.restore': { ok: true },
    });
    const [deal, search] = await screen.findAllByRole('listitem');
    expect(deal?.textContent).toContain('Deal · at $40 or less · now $49 · last told Nov 20, 2026');
    expect(search?.textContent).toContain('Search · paused · nothing told yet');
    expect(screen.getByRole('link', { name: 'kilns · Under $60' }).getAttribute('href')).toBe('/explore?q=kilns');
    await userEvent.click(screen.getByRole('button', { name: 'Pause: Inkwell' }));
    await userEvent.click(screen.getByRole('button', { name: 'Resume: kilns · Under $60' }));
    await userEvent.click(screen.getByRole('button', { name: 'End: Inkwell' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { path: 'watches.update', input: { id: WATCH.id, isPaused: true } },
        { path: 'watches.update', input: { id: SEARCH.id, isPaused: false } },
        { path: 'watches.end', input: { id: WATCH.id } },
        { path: 'watches.restore', input: { id: WATCH.id } },
      ]),
    );
  });

  it('says where there is none how to begin (NOTE-06)', async () => {
    show(<WatchesPage searchHref={() => '/explore'} searchWords={() => []} />, {
      'watches.list': { items: [], count: 0, nextCursor: null },
    });
    expect(await screen.findByRole('heading', { name: 'You watch nothing yet' })).toBeDefined();
  });
});

describe('the button', () => {
  it('offers a wish price below today’s, shows the last 30 days, refuses zero, and watches (NOTE-06)', async () => {
    show(
      <WatchButton subject={{ kind: 'deal', id: DEAL.id }} title="Inkwell" price={{ amount: 49, currency: 'USD' }} />,
      { 'watches.find': { watch: null }, 'watches.create': { watch: WATCH } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Watch price' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>('Wish price');
    expect(field.value).toBe('44');
    expect((await dialog.findByText('$39')).closest('li')?.textContent).toBe('Inkwell$39Nov 10, 2026');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Watch' }));
    expect(dialog.getByText('Enter a price above zero.')).toBeDefined();
    expect(changes()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Watch' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { path: 'watches.create', input: { subject: { kind: 'deal' }, wish: { amount: 40, currency: 'USD' } } },
      ]),
    );
  });
});
