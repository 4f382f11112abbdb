import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { useCollections } from '../data/use-collections.ts';
import { FakeServer, makeDeal } from '../testing.ts';
import { AddItemsDialog } from './add-items.tsx';

const deals = ['Mailwell', 'Formkeep', 'Mailbird'].map((title, index) => makeDeal(`deal-${index}`, title));

interface Search {
  q: string;
  cursor?: string | null;
}
const found = (q: string) => deals.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));

function Opened({ onClose }: { onClose: () => void }) {
  const first = useCollections().collections?.[0];
  return first ? <AddItemsDialog collection={first} onClose={onClose} /> : null;
}

describe('adding items from the catalogue', () => {
  let server: FakeServer;
  const onClose = vi.fn<() => void>();
  beforeAll(() => loadPart('collections', 'en'));
  beforeEach(() => {
    onClose.mockReset();
    server = new FakeServer();
    server.others = (path, input) => {
      const { q } = input as Search;
      if (path === 'catalog.searchDeals') return { items: found(q), nextCursor: null, correctedQuery: null };
      return { items: [], nextCursor: null, correctedQuery: null };
    };
  });
  const show = () =>
    renderApp(
      <WithWords part="collections">
        <Opened onClose={onClose} />
      </WithWords>,
      { session, answer: server.answer },
    );
  const searches = () =>
    server.log.flatMap(({ path, input }) => (path === 'catalog.searchDeals' ? [(input as Search).q] : []));

  it('starts with the newest deals and the focus in the box, and is named after its collection (COL-15)', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'Add to «Nice Find»' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search deals and tools' }));
    expect(await screen.findAllByRole('button', { name: /^Add / })).toHaveLength(3);
  });

  it('asks once for what was typed in one go, and shows what was found before until then (COL-15)', async () => {
    show();
    await screen.findByText('Formkeep');
    await userEvent.keyboard('mail');
    expect(screen.getByText('Formkeep')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Formkeep')).toBeNull());
    expect(screen.getByText('Mailwell')).toBeDefined();
    expect(searches()).toEqual(['', 'mail']);
  });

  it('adds several, one after the other, and takes out again (COL-15)', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Mailwell' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Formkeep' }));
    await waitFor(() => expect(server.entityIds('1-nice')).toEqual(['deal-1', 'deal-0']));
    await userEvent.click(await screen.findByRole('button', { name: 'Added: Mailwell. Press to remove.' }));
    expect(await screen.findByRole('button', { name: 'Add Mailwell' })).toBeDefined();
    await waitFor(() => expect(server.entityIds('1-nice')).toEqual(['deal-1']));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is walked through with the arrow keys (COL-15)', async () => {
    show();
    const first = await screen.findByRole('button', { name: 'Add Mailwell' });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('finds tools on their own tab, and says when there is nothing (COL-15)', async () => {
    show();
    await screen.findByText('Formkeep');
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Nothing found for «zzz».')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Tools' }));
    await waitFor(() => expect(server.calls).toContain('catalog.searchTools'));
    expect(await screen.findByText('Nothing found for «zzz».')).toBeDefined();
  });

  it('loads more of a long answer (COL-15)', async () => {
    const page = (items: DealCard[], nextCursor: string | null) => ({ items, nextCursor, correctedQuery: null });
    server.others = (_, input) =>
      (input as Search).cursor ? page(deals.slice(2), null) : page(deals.slice(0, 2), 'next');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: 'Add Mailbird' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add Mailwell' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says that the catalogue could not be loaded, and tries again when asked (COL-15)', async () => {
    const { others } = server;
    server.others = () => {
      throw refusal('invalid_input');
    };
    show();
    expect(await screen.findByText('The catalogue could not be loaded.')).toBeDefined();
    server.others = others;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Add Mailwell' })).toBeDefined();
  });
});
