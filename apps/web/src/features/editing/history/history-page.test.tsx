import type { Contents } from '@onceware/api/supply/editing/content.contract';
import type { DealVersion, PublishedDeal } from '@onceware/api/supply/editing/editing.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { HistoryPage } from './history-page.tsx';

const ID = '0190a3c4-0000-7000-8000-0000000000dd';
const content: Contents['deal'] = {
  toolId: '0190a3c4-0000-7000-8000-0000000000cc',
  title: 'Kiln for life',
  promise: 'Fires pots',
  description: '',
  category: 'design',
  basePrice: 98,
  price: 49,
  currency: 'USD',
  tiers: [],
  coverUrl: null,
  gallery: [],
  url: null,
  coupon: null,
  soldBy: null,
  refundDays: null,
  redeemBy: null,
  redeemDays: null,
  updates: null,
  stacking: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  isHidden: false,
};

/** A server that holds one deal, in two versions. */
function serverOfOne() {
  const entry = (version: number, more: Partial<Contents['deal']>): DealVersion => ({
    version,
    at: '2026-02-01T00:00:00.000Z',
    by: null,
    organization: null,
    kind: version === 1 ? 'found' : 'changed',
    content: { ...content, ...more },
  });
  const versions = [entry(2, {}), entry(1, { promise: 'Fires bricks' })];
  const published = (): PublishedDeal => {
    const now = versions[0]?.content ?? content;
    return { id: ID, slug: 'kiln', content: now, version: 'v', change: null, canEnd: now.endsAt === null };
  };
  return (path: string) => {
    switch (path) {
      case 'admin.catalog.editing.published':
        return published();
      case 'admin.catalog.editing.history':
        return [...versions];
      case 'admin.catalog.editing.change':
        versions.unshift(entry(3, { endsAt: '2026-03-01T00:00:00.000Z' }));
        return { made: [{ entityType: 'deal', entityId: ID, version: 3 }] };
      case 'admin.catalog.editing.restoreVersion':
        versions.unshift(entry(3, { promise: 'Fires bricks' }));
        return {};
      default:
        throw new Error(path);
    }
  };
}

describe('the versions of a deal, for staff', () => {
  const user = userEvent.setup();
  beforeAll(() => Promise.all((['admin', 'editing', 'fields'] as const).map((part) => loadPart(part, 'en'))));

  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  };
  const show = () =>
    renderApp(
      <WithWords part="admin">
        <WithWords part="editing">
          <WithWords part="fields">
            <HistoryPage entityType="deal" entityId={ID} />
          </WithWords>
        </WithWords>
      </WithWords>,
      { session: { ...session, permissions: ['admin.catalog'] }, answer: serverOfOne() },
    );

  it('keep the focus in place when the button that ended the deal has gone (CAT-11, UI-06)', async () => {
    show();
    await screen.findByRole('button', { name: 'End now' });
    expect(document.activeElement).toBe(document.body);
    await press('End now');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide' })));
  });

  it('keep the focus at the version that was restored (CAT-11, UI-06)', async () => {
    show();
    await press('Back to version 1');
    const rows = screen.getAllByRole('listitem').slice(-3);
    await waitFor(() => expect(document.activeElement).toBe(rows.at(-1)));
    // Both say what is there now, and the newer is that.
    expect(rows.map((row) => row.textContent.includes('Now'))).toEqual([true, false, false]);
  });
});
