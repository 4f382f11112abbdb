import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { isMemberQuery } from '#lib/api/member-queries.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { findDraft } from '../form/form-drafts.ts';
import { ChangeStatus } from '../pieces/change-status.tsx';
import { FakeServer, makeItem } from '../testing.ts';
import { type CollectionChanges, useCollectionChanges } from './use-collection-changes.ts';
import { useCollections } from '../data/use-collections.ts';

const NICE = '1-nice';
const MUST = '3-must';
const deal = (entityId: string) => ({ entityType: 'deal' as const, entityId });

let server: FakeServer;
let changes: CollectionChanges;
let shown: () => Record<string, string[]>;

function Screen() {
  const { collections = [] } = useCollections();
  const all = useCollectionChanges();
  useEffect(() => {
    changes = all;
    shown = () => Object.fromEntries(collections.map(({ id, items }) => [id, items.map((item) => item.entity_id)]));
  });
  return <p>{collections.length} collections</p>;
}

const show = async () => {
  const { queryClient } = renderApp(
    <WithWords part="collections">
      <Screen />
      <ChangeStatus />
      <ToastHost />
    </WithWords>,
    { session, answer: server.answer },
  );
  await screen.findByText('3 collections');
  return queryClient;
};

function find(id: string) {
  const found = server.collections.find((collection) => collection.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return structuredClone(found);
}

const sent = () =>
  server.calls.filter((path) => path !== 'collections.load').map((path) => path.replace('collections.', ''));
const settled = (...kinds: string[]) =>
  waitFor(() => expect([...sent(), server.calls.at(-1)]).toEqual([...kinds, 'collections.load']));
const noConnection = () => {
  throw new TypeError('Failed to fetch');
};
const noAnswer = () => {
  throw new TRPCClientError('Too late', { cause: new DOMException('Too late', 'TimeoutError') });
};

beforeAll(async () => {
  await Promise.all([loadPart('collections', 'en'), import('#lib/toasts/toast-stack.tsx')]);
});
beforeEach(() => {
  server = new FakeServer();
  const [nice] = server.collections;
  if (nice) nice.items = ['x', 'y', 'z'].map((id) => makeItem(id));
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('changes of collections', () => {
  it('reach the server one after the other, in the order they were made, and read everything again once (COL-12)', async () => {
    let release: () => void = () => undefined;
    server.before = (path) => path === 'collections.addItem' && new Promise<void>((done) => (release = done));
    await show();
    act(() => {
      changes.addItem(MUST, deal('x'));
      changes.removeItems(find(NICE), [deal('x')]);
      changes.update(NICE, { name: 'Nicest' });
    });
    await waitFor(() => expect(shown()).toMatchObject({ [NICE]: ['y', 'z'], [MUST]: ['x'] }));
    await waitFor(() => expect(sent()).toEqual(['addItem']));
    release();
    await settled('addItem', 'removeItem', 'update');
    expect(server.calls.filter((path) => path === 'collections.load')).toHaveLength(2);
  });

  it('that fails reverts only itself (COL-09) (COL-12)', async () => {
    server.before = (path) => {
      if (path === 'collections.addItem') throw refusal('unavailable');
    };
    await show();
    act(() => {
      changes.addItem(MUST, deal('x'));
      changes.removeItems(find(NICE), [deal('y')]);
    });
    await screen.findByText('Failed to add item to collection. Please try again.');
    await settled('addItem', 'removeItem');
    expect(shown()).toMatchObject({ [NICE]: ['x', 'z'], [MUST]: [] });
  });

  it('are tried again when the server is not reached, with the same id, and say so meanwhile (COL-12)', async () => {
    let failures = 0;
    server.before = (path) => {
      if (path === 'collections.addItem' && failures++ < 2) noConnection();
    };
    await show();
    vi.useFakeTimers();
    act(() => changes.addItem(MUST, deal('x')));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(
      screen.getByText(/The server cannot be reached. Trying again… 1 change is waiting to be sent./),
    ).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    vi.useRealTimers();
    await settled('addItem', 'addItem', 'addItem');
    const ids = server.log
      .filter(({ path }) => path === 'collections.addItem')
      .map(({ input }) => (input as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    expect(server.entityIds(MUST)).toEqual(['x']);
  });

  it('without an answer say so, here and where they were made, and are tried again (COL-12)', async () => {
    let failures = 0;
    server.before = (path) => {
      if (path === 'collections.addItem' && failures++ < 2) noAnswer();
    };
    await show();
    vi.useFakeTimers();
    act(() => changes.addItem(MUST, deal('x')));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('The server does not answer. Trying again… 1 change is waiting to be sent.')).toBeDefined();
    expect(screen.getByText('The server does not answer. Trying again…')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    vi.useRealTimers();
    await settled('addItem', 'addItem', 'addItem');
    expect(server.entityIds(MUST)).toEqual(['x']);
  });

  it('say after some seconds that the answer takes long, until it arrives (COL-12)', async () => {
    let release: () => void = () => undefined;
    server.before = (path) => path === 'collections.addItem' && new Promise<void>((done) => (release = done));
    await show();
    vi.useFakeTimers();
    act(() => changes.addItem(MUST, deal('x')));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.queryByText(/taking long/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('The server is taking long to answer. 1 change is waiting to be sent.')).toBeDefined();
    vi.useRealTimers();
    release();
    await settled('addItem');
    await waitFor(() => expect(screen.queryByText(/taking long/)).toBeNull());
  });

  it('whose answer was lost removes once, and does not fail when repeated (COL-10) (T27)', async () => {
    let lost = 0;
    server.after = (path) => {
      if (path.startsWith('collections.removeItem') && lost++ === 0) noConnection();
    };
    await show();
    act(() => changes.removeItems(find(NICE), [deal('y')]));
    await screen.findByText('Item removed from collection', {}, { timeout: 5000 });
    await settled('removeItem', 'removeItems');
    expect(screen.queryByText('Item not found in collection')).toBeNull();
    expect(shown()[NICE]).toEqual(['x', 'z']);
  });

  it('give up after half a minute without a server, and can be tried again (COL-09)', async () => {
    server.before = (path) => {
      if (path === 'collections.addItem') noConnection();
    };
    await show();
    vi.useFakeTimers();
    act(() => changes.addItem(MUST, deal('x')));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(shown()[MUST]).toEqual(['x']);
    await act(() => vi.advanceTimersByTimeAsync(17_000));
    vi.useRealTimers();
    await screen.findByText('Failed to add item to collection. Please try again.');
    await waitFor(() => expect(shown()[MUST]).toEqual([]));
  });

  it('wait while offline, say so, and are sent in their order when the connection is back (COL-12)', async () => {
    await show();
    act(() => onlineManager.setOnline(false));
    act(() => changes.addItem(MUST, deal('x')));
    act(() => changes.removeItems(find(NICE), [deal('y'), deal('z')]));
    await screen.findAllByText('You are offline. Your change will be sent when you are back.');
    expect(screen.getByText(/You are offline. 2 changes are waiting to be sent./)).toBeDefined();
    expect(sent()).toEqual([]);
    expect(shown()).toMatchObject({ [NICE]: ['x'], [MUST]: ['x'] });
    act(() => onlineManager.setOnline(true));
    await settled('addItem', 'removeItems');
    expect(screen.queryByText(/You are offline. 2/)).toBeNull();
    expect([server.entityIds(NICE), server.entityIds(MUST)]).toEqual([['x'], ['x']]);
  });

  it('make the browser ask before the page is closed, as long as one is on its way (COL-12)', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let release: () => void = () => undefined;
    server.before = (path) => path === 'collections.addItem' && new Promise<void>((done) => (release = done));
    await show();
    expect(isAsked()).toBe(false);
    act(() => changes.addItem(MUST, deal('x')));
    await waitFor(() => expect(sent()).toEqual(['addItem']));
    expect(isAsked()).toBe(true);
    release();
    await settled('addItem');
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});

describe('undo', () => {
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  it('brings removed items back to their places (COL-16)', async () => {
    await show();
    act(() => changes.removeItems(find(NICE), [deal('x'), deal('z')]));
    await screen.findByText('2 items removed');
    await undo();
    await screen.findByText('Undone');
    await settled('removeItems', 'restoreItems');
    expect(server.entityIds(NICE)).toEqual(['x', 'y', 'z']);
    expect(shown()[NICE]).toEqual(['x', 'y', 'z']);
  });

  it('brings a deleted collection back with what it held (COL-15)', async () => {
    await show();
    act(() => changes.deleteCollection(find(NICE)));
    await screen.findByText('2 collections');
    await screen.findByText('«Nice Find» deleted');
    await undo();
    await settled('delete', 'restore');
    expect(shown()[NICE]).toEqual(['x', 'y', 'z']);
  });

  it('moves items back to where they stood; what the other has already had stayed (COL-11) (COL-16)', async () => {
    server.collections[2]?.items.push(makeItem('y'));
    await show();
    act(
      () =>
        void changes.moveItems(find(NICE), find(MUST), [{ after: null, entities: [deal('x'), deal('y'), deal('z')] }]),
    );
    await screen.findByText('2 items moved to «Must-Have!». 1 was there already and stayed here.');
    expect(shown()).toMatchObject({ [NICE]: ['y'], [MUST]: ['x', 'z', 'y'] });
    await undo();
    await settled('moveItems', 'moveItems');
    expect(shown()).toMatchObject({ [NICE]: ['x', 'y', 'z'], [MUST]: ['y'] });
  });

  it('moves nothing when all of it is there already, and says so (COL-11)', async () => {
    server.collections[2]?.items.push(makeItem('y'));
    await show();
    act(() => void changes.moveItems(find(NICE), find(MUST), [{ after: null, entities: [deal('y')] }]));
    await screen.findByText('Item already exists in this collection');
    expect(sent()).toEqual(['moveItems']);
    expect([server.entityIds(NICE), server.entityIds(MUST)]).toEqual([['x', 'y', 'z'], ['y']]);
  });
});

describe('text that could not be saved', () => {
  const fail = (kind: string) => {
    server.before = (path) => {
      if (path === `collections.${kind}`) throw refusal('unavailable');
    };
  };

  it('waits for the form; items for the new collection are not sent, and reported as failed once (COL-15)', async () => {
    fail('create');
    const queryClient = await show();
    act(() => {
      const id = changes.create({ name: 'Shop', description: 'For Monday' });
      changes.addItem(id, deal('x'));
      changes
        .moveItems(find(NICE), { ...find(MUST), id, items: [] }, [{ after: null, entities: [deal('y')] }])
        .catch(() => undefined);
    });
    await screen.findByText(
      'The service is busy. Try again in a moment. «Shop» was not created; what you wrote waits under «New collection».',
    );
    await settled('create');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(findDraft(queryClient, undefined)).toMatchObject({ name: 'Shop', description: 'For Monday' });
    expect(shown()[NICE]).toEqual(['x', 'y', 'z']);
  });

  it('is made under the same id the second time, and then waits no more (COL-15) (T27)', async () => {
    fail('create');
    const queryClient = await show();
    act(() => void changes.create({ name: 'Shop' }));
    await screen.findByRole('alert');
    await settled('create');
    server.before = () => undefined;
    act(() => void changes.create({ name: 'Shop' }));
    await settled('create', 'create');
    const ids = server.log
      .filter(({ path }) => path === 'collections.create')
      .map(({ input }) => (input as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(findDraft(queryClient, undefined)).toBeUndefined();
  });

  it('of an existing collection waits under its own form; a favourite mark does not (COL-15)', async () => {
    fail('update');
    const queryClient = await show();
    act(() => changes.update(NICE, { isFavorite: true }));
    await settled('update');
    expect(findDraft(queryClient, NICE)).toBeUndefined();
    act(() => changes.update(NICE, { name: 'Nicest' }));
    await screen.findByText('The service is busy. Try again in a moment. What you wrote waits under «Edit details».');
    expect(findDraft(queryClient, NICE)).toMatchObject({ name: 'Nicest' });
  });

  it('is gone for the next account that signs in (COL-15) (AUTH-05)', async () => {
    fail('create');
    const queryClient = await show();
    act(() => void changes.create({ name: 'Shop' }));
    await screen.findByRole('alert');
    queryClient.removeQueries({ predicate: isMemberQuery });
    expect(findDraft(queryClient, undefined)).toBeUndefined();
  });
});

describe('a new collection', () => {
  it('can be filled at once, before the server knows it (COL-15)', async () => {
    await show();
    let id = '';
    act(() => {
      id = changes.create({ name: 'Shop' });
      changes.addItem(id, deal('x'));
    });
    await waitFor(() => expect(shown()[id]).toEqual(['x']));
    await settled('create', 'addItem');
    expect(server.entityIds(id)).toEqual(['x']);
  });

  it('is told why it cannot be made (COL-15)', async () => {
    server.before = (path) => {
      if (path === 'collections.create') throw refusal('too_many_collections');
    };
    await show();
    act(() => void changes.create({ name: 'One more' }));
    await screen.findByText(/^You can have at most 200 collections. Delete one first./);
    await waitFor(() => expect(Object.keys(shown())).toHaveLength(3));
  });
});

describe('the link of a shared collection', () => {
  it('is there when the server has made it, and gone when it is revoked (COL-17)', async () => {
    await show();
    const made = await act(() => changes.share(NICE, { showsNotes: false, isIndexed: false }));
    expect(made?.token).toHaveLength(24);
    act(() => changes.unshare(NICE));
    await screen.findByText('The link no longer works');
  });
});
