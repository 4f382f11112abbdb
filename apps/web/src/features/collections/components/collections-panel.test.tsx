import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/refusal.ts';
import { renderApp, session } from '../../../testing/render.tsx';
import { FakeServer, makeCollection, makeDeal, makeDefaults, makeItem, pretendLayout } from '../testing.ts';
import { CollectionsPanel } from './collections-panel.tsx';

describe('collections in the panel', () => {
  let server: FakeServer;
  const onLeave = vi.fn<() => void>();
  beforeEach(() => {
    pretendLayout();
    localStorage.clear();
    onLeave.mockReset();
    const [nice, ...others] = makeDefaults();
    server = new FakeServer([{ ...(nice ?? makeCollection('nice', 'Nice Find')), description: 'Worth a look.', items: [makeItem('nice', 'x', { notes: 'ملاحظة' }), makeItem('nice', 'gone')] }, ...others]);
    server.deals = [makeDeal('x', 'Mailwell Lifetime')];
  });
  const show = () => renderApp(<CollectionsPanel onLeave={onLeave} />, { session, answer: server.answer });
  const openFirst = async () => userEvent.click(await screen.findByRole('button', { name: /Nice Find/ }));

  it('says Loading... until they are there, and asks once (COL-01) (COL-07)', async () => {
    show();
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(await screen.findByRole('button', { name: /Nice Find 2 items/ })).toBeDefined();
    expect(server.calls.filter((path) => path === 'collections.load')).toHaveLength(1);
  });

  it('loads nothing for a visitor (COL-01)', () => {
    renderApp(<CollectionsPanel onLeave={onLeave} />, { session: null, answer: server.answer });
    expect(server.calls).toEqual([]);
  });

  it.each([
    { code: 'internal', words: 'Failed to fetch collections' },
    { code: 'defaults_failed', words: 'Failed to ensure default collections' },
  ] as const)('says «$words» when that failed, and tries again when asked (COL-07) (COL-13)', async ({ code, words }) => {
    let isBroken = true;
    server.before = () => {
      if (isBroken) throw refusal(code);
    };
    show();
    expect(await screen.findByText('Failed to load collections', {}, { timeout: 8000 })).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: /Nice Find/ })).toBeDefined();
  });

  it('says that there are none yet (COL-07)', async () => {
    server.collections = [];
    show();
    expect(await screen.findByText('No collections yet')).toBeDefined();
  });

  it('finds collections by name, and says when there is none (COL-04) (COL-07)', async () => {
    show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search collections...' }), 'must');
    expect(within(screen.getByRole('list')).getAllByRole('button').map((button) => button.textContent)).toEqual(['Must-Have!0 items']);
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    expect(screen.getByText('No collections found')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(3);
  });

  it('remembers grid or list (COL-04)', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Grid view' }));
    unmount();
    show();
    expect((await screen.findByRole('button', { name: 'Grid view' })).getAttribute('aria-pressed')).toBe('true');
  });

  it('reads everything again when asked to (COL-04)', async () => {
    show();
    await screen.findByRole('button', { name: /Nice Find/ });
    server.collections.push(makeCollection('mine', 'From my phone', { is_default: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Collections' }));
    expect(await screen.findByRole('button', { name: /From my phone/ })).toBeDefined();
  });

  it('shows a collection with its facts, and goes back to where it came from (COL-05)', async () => {
    show();
    await openFirst();
    expect(screen.getByRole('heading', { name: /Nice Find Default/ })).toBeDefined();
    expect(screen.getByText('Worth a look.')).toBeDefined();
    expect(screen.getByText('2 items')).toBeDefined();
    expect(screen.getByText(/^updated .+ ago$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '← Back' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Nice Find/ })));
  });

  it('shows an item’s deal, linked, with its note, and «deal: id» where there is none (COL-08)', async () => {
    show();
    await openFirst();
    expect((await screen.findByRole('link', { name: 'Mailwell Lifetime' })).getAttribute('href')).toBe('/deal/x-slug');
    expect(screen.getByText('$49')).toBeDefined();
    expect(screen.getByText('ملاحظة').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('deal: gone')).toBeDefined();
    expect(server.calls.filter((path) => path === 'catalog.cards')).toHaveLength(1);
  });

  it('names items «deal: id» when their data cannot be read (COL-08)', async () => {
    server.before = (path) => {
      if (path === 'catalog.cards') throw refusal('invalid_input');
    };
    show();
    await openFirst();
    expect(await screen.findByText('deal: x')).toBeDefined();
  });

  it('removes an item from its menu and keeps the focus in the panel (COL-05) (COL-10)', async () => {
    show();
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Mailwell Lifetime' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Item' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mailwell Lifetime' })).toBeNull());
    expect(screen.getByText('1 item')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Nice Find'));
  });

  it('leads from an empty collection to the catalogue (COL-07)', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: /Must-Have!/ }));
    expect(screen.getByText('No items in this collection yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add First Item' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/explore');
  });
});
