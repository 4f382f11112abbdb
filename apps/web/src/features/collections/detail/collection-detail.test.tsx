import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ItemFacts } from '@onceware/api/collections/collections.contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedCollection } from '../changes/change.ts';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { useCollections } from '../data/use-collections.ts';
import { FakeServer, makeCollection, makeDeal, makeItem, pretendLayout } from '../testing.ts';
import { CollectionDetail } from './collection-detail.tsx';
import { CollectionsFrame } from '../collections-frame.tsx';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const factsOf = (id: string, more: Partial<ItemFacts> = {}): ItemFacts => ({
  entity_type: 'deal',
  entity_id: id,
  title: `Tool ${id}`,
  price: 10,
  currency: 'USD',
  ends_at: null,
  ...more,
});

const onBack = vi.fn<() => void>();

function Detail({ isBeside }: { isBeside: boolean }) {
  const { collections = [] } = useCollections();
  const [collection] = collections;
  const { addItem } = useCollectionChanges();
  return (
    collection && (
      <>
        <CollectionDetail
          collection={collection}
          collections={collections}
          {...(!isBeside && { onBack })}
          onLeave={() => undefined}
        />
        <button type="button" onClick={() => addItem(collection.id, { entityType: 'deal', entityId: 'e' })}>
          Add e
        </button>
      </>
    )
  );
}

let server: FakeServer;
let facts: ItemFacts[];

async function show(collection: Partial<ListedCollection> = {}, { isBeside = false } = {}) {
  server.collections = [makeCollection('c', 'Nice Find', collection), makeCollection('d', 'Other')];
  server.deals = server.collections
    .flatMap(({ items }) => items)
    .map((item) => makeDeal(item.entity_id, `Tool ${item.entity_id}`));
  const result = renderApp(
    <WithWords part="collections">
      <CollectionsFrame>{() => <Detail isBeside={isBeside} />}</CollectionsFrame>
    </WithWords>,
    { session, answer: server.answer },
  );
  await screen.findByRole('heading', { name: /Nice Find/ });
  return result;
}

const items = (ids: string) => ids.split(' ').map((id, n) => makeItem(id, { added_at: inDays(n - 99) }));
const heading = () => screen.getByRole('heading', { name: /Nice Find/ });
const sortBy = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), name);
const shown = () =>
  within(screen.getByRole('list', { name: 'Items of Nice Find' }))
    .queryAllByRole('link')
    .map((row) => row.textContent.replace('Tool ', ''))
    .join(' ');
const factsCalls = () => server.calls.filter((path) => path === 'collections.facts').length;

beforeAll(() => loadPart('collections', 'en'));
beforeEach(() => {
  pretendLayout();
  localStorage.clear();
  onBack.mockReset();
  facts = [];
  server = new FakeServer();
  server.others = (path) => {
    if (path === 'collections.facts') return { facts };
    return new Promise(() => undefined);
  };
});
afterEach(() => void vi.restoreAllMocks());

describe('a collection', () => {
  it('says what it is (COL-05) (COL-06)', async () => {
    await show({ description: 'Worth a look.\nOr two.', items: items('a b'), updated_at: inDays(-3.5) });
    expect(within(heading()).getByText('Default')).toBeDefined();
    expect(screen.getByText(/Worth a look/).getAttribute('dir')).toBe('auto');
    expect(screen.getByText('2 items')).toBeDefined();
    expect(screen.getByText('updated 3 days ago')).toBeDefined();
    expect(screen.queryByText('Favorite')).toBeNull();
    expect(screen.queryByText('Shared')).toBeNull();
  });

  it('is marked as favourite and as shared, and not as default when it is none (COL-15) (COL-17)', async () => {
    await show({
      is_default: false,
      is_favorite: true,
      share: { token: 'T'.repeat(24), shows_notes: false, is_indexed: false },
    });
    expect(within(heading()).getByText('Favorite')).toBeDefined();
    expect(screen.getByText('Shared')).toBeDefined();
    expect(screen.queryByText('Default')).toBeNull();
  });

  it('has its menu beside its name, called by it (COL-15)', async () => {
    await show({ name: 'Nice Find' });
    expect(screen.getByRole('button', { name: 'Collection menu: Nice Find', expanded: false })).toBeDefined();
  });

  it('takes the focus to the way back, and leads there (COL-05)', async () => {
    await show();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '← Back' }));
    await userEvent.keyboard('{Enter}');
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('leaves the focus alone and has no way back beside the list (COL-05)', async () => {
    await show({ items: items('a') }, { isBeside: true });
    expect(screen.queryByRole('button', { name: '← Back' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not lose the focus when the focused row is removed (COL-05) (COL-10)', async () => {
    await show({ items: items('a b') });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Tool a' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Item' }));
    await waitFor(() => expect(shown()).toBe('b'));
    expect(screen.getByText('1 item')).toBeDefined();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('is filled from the catalogue when it is empty (COL-07) (COL-15)', async () => {
    await show();
    expect(screen.getByText('No items in this collection yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add First Item' }));
    expect(await screen.findByRole('dialog', { name: /Nice Find/ })).toBeDefined();
  });
});

describe('sorting and filtering a collection', () => {
  it('is there for more than three items (COL-16)', async () => {
    await show({ items: items('a b c') });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('asks for prices only when it sorts by them (COL-16)', async () => {
    facts = [
      factsOf('a', { price: 30 }),
      factsOf('b', { price: 10 }),
      factsOf('c', { price: 20 }),
      factsOf('d', { price: 40 }),
    ];
    await show({ items: items('a b c d') });
    await waitFor(() => expect(shown()).toBe('a b c d'));
    await sortBy('Newest');
    await waitFor(() => expect(shown()).toBe('d c b a'));
    expect(factsCalls()).toBe(0);
    await sortBy('Price');
    await waitFor(() => expect(shown()).toBe('b c a d'));
    await sortBy('Manual order');
    await waitFor(() => expect(shown()).toBe('a b c d'));
    expect(factsCalls()).toBe(1);
  });

  it('does not ask repeatedly about items gone from the catalogue (COL-08) (COL-16)', async () => {
    facts = [factsOf('a', { price: 30 }), factsOf('b', { price: 10 }), factsOf('c', { price: 20 })];
    await show({ items: items('gone a b c') });
    await sortBy('Price');
    await waitFor(() => expect(shown()).toBe('b c a gone'));
    await sortBy('Ending soon');
    await waitFor(() => expect(shown()).toBe('a b c gone'));
    expect(factsCalls()).toBe(2);
  });

  it('remembers for each collection how it is sorted (COL-16)', async () => {
    localStorage.setItem('collections-sort', JSON.stringify({ other: 'price' }));
    const { unmount } = await show({ items: items('a b c d') });
    await sortBy('Newest');
    unmount();
    await show({ items: items('a b c d') });
    await waitFor(() => expect(shown()).toBe('d c b a'));
    expect(JSON.parse(localStorage.getItem('collections-sort') ?? '')).toEqual({ other: 'price', c: 'newest' });
    await sortBy('Manual order');
    expect(JSON.parse(localStorage.getItem('collections-sort') ?? '')).toEqual({ other: 'price' });
  });

  it.each(['{"c":"sideways"}', '{"c":7}', '["price"]', 'null', '"x"', '{broken', '{"__proto__":"price"}'])(
    'copes with %j in its storage (COL-16)',
    async (stored) => {
      localStorage.setItem('collections-sort', stored);
      await show({ items: items('a b c d') });
      await waitFor(() => expect(shown()).toBe('a b c d'));
      await sortBy('Newest');
      await waitFor(() => expect(shown()).toBe('d c b a'));
    },
  );

  it('can be turned off when few items are left in another order (COL-16)', async () => {
    localStorage.setItem('collections-sort', '{"c":"newest"}');
    await show({ items: items('a b') });
    await waitFor(() => expect(shown()).toBe('b a'));
    await sortBy('Manual order');
    await waitFor(() => expect(shown()).toBe('a b'));
  });

  it('finds by title or note, says how many, and Escape shows all again (COL-16)', async () => {
    facts = ['a', 'b', 'c', 'd'].map((id) => factsOf(id));
    await show({ items: [...items('a b c'), makeItem('d', { notes: 'Like Tool a' })] });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter items...' }), 'TOOL A');
    await waitFor(() => expect(shown()).toBe('a d'));
    expect(screen.getByText('2 items found')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBe('a b c d'));
  });

  it('says when nothing matches, and the filter can be cleared (COL-07) (COL-16)', async () => {
    facts = ['a', 'b', 'c', 'd'].map((id) => factsOf(id));
    await show({ items: items('a b c d') });
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No items match')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(shown()).toBe('a b c d'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('shows what ended alone (COL-16)', async () => {
    facts = [factsOf('a'), factsOf('b', { ends_at: inDays(-1) }), factsOf('c', { ends_at: inDays(1) }), factsOf('d')];
    await show({ items: items('a b c d') });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Ended');
    await waitFor(() => expect(shown()).toBe('b'));
  });

  it('says Loading... until prices are there (COL-07) (COL-16)', async () => {
    let arrive = () => undefined as void;
    server.others = () => new Promise((resolve) => (arrive = () => resolve({ facts })));
    facts = [
      factsOf('a', { price: 9 }),
      factsOf('b', { price: 8 }),
      factsOf('c', { price: 7 }),
      factsOf('d', { price: 6 }),
    ];
    await show({ items: items('a b c d') });
    await sortBy('Ending soon');
    expect(screen.getByText('Loading...')).toBeDefined();
    await sortBy('Price');
    arrive();
    await waitFor(() => expect(shown()).toBe('d c b a'));
  });

  it('shows all items and says so when prices cannot be loaded, and tries again when asked (COL-07) (COL-16)', async () => {
    let isBroken = true;
    server.others = () => {
      if (isBroken) throw refusal('invalid_input');
      return { facts };
    };
    facts = [
      factsOf('a', { price: 9 }),
      factsOf('b', { price: 8 }),
      factsOf('c', { price: 7 }),
      factsOf('d', { price: 6 }),
    ];
    await show({ items: items('a b c d') });
    await sortBy('Price');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await waitFor(() => expect(shown()).toBe('a b c d'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(shown()).toBe('d c b a'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts what was just added last until its price is known (COL-09) (COL-16)', async () => {
    const known = [
      factsOf('a', { price: 9 }),
      factsOf('b', { price: 8 }),
      factsOf('c', { price: 7 }),
      factsOf('d', { price: 6 }),
      factsOf('e', { price: 1 }),
    ];
    server.others = () => ({ facts: known.filter((fact) => server.entityIds('c').includes(fact.entity_id)) });
    let arrive = () => undefined as void;
    server.before = (path) =>
      path === 'collections.addItem' ? new Promise<void>((resolve) => (arrive = resolve)) : undefined;
    await show({ items: items('a b c d') });
    server.deals.push(makeDeal('e', 'Tool e'));
    await sortBy('Price');
    await waitFor(() => expect(shown()).toBe('d c b a'));
    await userEvent.click(screen.getByRole('button', { name: 'Add e' }));
    await waitFor(() => expect(shown()).toBe('d c b a e'));
    arrive();
    await waitFor(() => expect(shown()).toBe('e d c b a'));
  });
});

describe('a collection of several pages', () => {
  /** The first two of six are there; the others come when `release` is called. */
  async function showFirst() {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    server.pageSize = 2;
    server.before = (path, input) =>
      path === 'collections.items' && 'cursor' in input && input.cursor !== undefined && held;
    await show({ items: items('a b c d e f') });
    await waitFor(() => expect(shown()).toBe('a b'));
    return release;
  }
  const itemsCalls = () => server.calls.filter((path) => path === 'collections.items').length;

  it('shows its number and its first items at once, and the others as they come (COL-05) (COL-16)', async () => {
    const release = await showFirst();
    expect(screen.getByText('6 items')).toBeDefined();
    expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-setsize'))).toEqual(['6', '6']);
    expect(screen.getByText('Loading...')).toBeDefined();
    release();
    await waitFor(() => expect(shown()).toBe('a b c d e f'));
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(itemsCalls()).toBe(3);
  });

  it('sorts and filters all of them, once they are there (COL-16)', async () => {
    const release = await showFirst();
    await sortBy('Newest');
    expect(screen.queryByRole('list', { name: 'Items of Nice Find' })).toBeNull();
    release();
    await waitFor(() => expect(shown()).toBe('f e d c b a'));
  });

  it('selects all of them, and not before they are there (COL-16)', async () => {
    const release = await showFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all().disabled).toBe(true);
    release();
    await waitFor(() => expect(all().disabled).toBe(false));
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.entityIds('c')).toEqual([]));
  });

  it('takes changes while the others come, each once (COL-12)', async () => {
    const release = await showFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Add e' }));
    await waitFor(() => expect(server.calls).toContain('collections.addItem'));
    release();
    await waitFor(() => expect(shown()).toBe('a b c d e f'));
    expect(screen.getByText('6 items')).toBeDefined();
  });

  it('says that the others could not be read, and tries again (COL-07) (COL-13)', async () => {
    const { before } = server;
    server.pageSize = 2;
    server.before = (path, input) => {
      if (path === 'collections.items' && 'cursor' in input && input.cursor !== undefined) throw refusal('not_found');
    };
    await show({ items: items('a b c') });
    await screen.findByText('Failed to fetch collections');
    expect(shown()).toBe('a b');
    server.before = before;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(shown()).toBe('a b c'));
    expect(screen.queryByText('Failed to fetch collections')).toBeNull();
  });
});
