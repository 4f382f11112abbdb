import type { CatalogEntry } from '@onceware/api/supply/editing/editing.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { EntriesPage } from './entries-page.tsx';

const deal = (title: string, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  id: `id-${title}`,
  slug: title.toLowerCase(),
  title,
  toolName: 'Kilnhouse',
  category: 'design',
  price: 49,
  currency: 'USD',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  state: 'running',
  isHidden: false,
  canEnd: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const DEALS = [
  deal('Running'),
  deal('Over', { state: 'ended', canEnd: false }),
  deal('Secret', { state: 'hidden', isHidden: true }),
  // Deal of a hidden tool.
  deal('Under', { state: 'hidden' }),
];

describe('the table of deals for staff', () => {
  const user = userEvent.setup();
  let changes: unknown[];
  let found: { total: number; isMore: boolean };
  beforeAll(async () => void (await Promise.all([loadPart('admin', 'en'), loadPart('editing', 'en')])));
  beforeEach(() => {
    changes = [];
    found = { total: 90, isMore: false };
  });

  const show = (query = '') =>
    renderApp(
      <WithWords part="admin">
        <WithWords part="editing">
          <EntriesPage entityType="deal" />
        </WithWords>
      </WithWords>,
      {
        session: { ...session, permissions: ['admin.catalog'] },
        path: `/dashboard/admin/catalog/deals${query}`,
        answer: (path, input) => {
          if (path === 'admin.catalog.editing.list') return { rows: DEALS, ...found };
          if (path === 'admin.catalog.editing.ids') return DEALS.map(({ id }) => id);
          changes.push(input);
          return { made: [] };
        },
      },
    );
  const offered = () => ['End', 'Hide', 'Show'].filter((name) => screen.queryByRole('button', { name }) !== null);
  const tick = async (title: string) => await user.click(await screen.findByRole('checkbox', { name: title }));

  it('offers for ticked deals only actions that would change one of them (CAT-11)', async () => {
    show();
    await tick('Select Over');
    expect(offered()).toEqual(['Hide']);
    await tick('Select Running');
    expect(offered()).toEqual(['End', 'Hide']);
    await tick('Select Over');
    await tick('Select Running');
    await tick('Select Secret');
    expect(offered()).toEqual(['End', 'Show']);
    await tick('Select Under');
    expect(offered()).toEqual(['End', 'Hide', 'Show']);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(changes).toEqual([{ entityType: 'deal', ids: ['id-Secret', 'id-Under'], change: { kind: 'show' } }]),
    );
  });

  it.each(['Hide', 'Clear selection'])(
    'keeps the focus below the rows when %s has gone (CAT-11, UI-06)',
    async (name) => {
      show();
      await tick('Select Running');
      const bar = screen.getByRole('button', { name }).parentElement;
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(offered()).toEqual([]));
      expect(document.activeElement).toBe(bar);
    },
  );

  it('says that more than a thousand names match, and continues where the page ends (CAT-11)', async () => {
    found = { total: 1_000, isMore: true };
    show('?q=lifetime&page=2&after=0190a3c4-0000-7000-8000-000000000001');
    await screen.findByText(/^Over 1,000 rows/);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Next')).toMatch(/\?q=lifetime&page=3&after=id-Under$/);
    expect(hrefOf('First')).toMatch(/\?q=lifetime$/);
  });

  it('offers for all matches what their state allows, whatever is on this page (CAT-11)', async () => {
    show('?state=ended');
    await tick('Select all on this page');
    await user.click(screen.getByRole('button', { name: /^Select all 90/ }));
    expect(offered()).toEqual(['Hide']);
  });
});
