import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { ItemsDragProvider } from '../dnd/items-drag.tsx';
import { useCollections } from '../data/use-collections.ts';
import { useItemPages } from '../data/use-item-pages.ts';
import { FakeServer, makeCollection, makeDeal, makeItem } from '../testing.ts';
import { ItemList } from './item-list.tsx';

const IDS = ['a', 'b', 'c', 'd'];

/** With «Deal a» to «Deal d» in the first collection, the second of them in the next one as well. */
export function serverWithItems(): FakeServer {
  const server = new FakeServer([
    makeCollection('1', 'Nice Find', { items: IDS.map((id) => makeItem(id)) }),
    makeCollection('2', 'Worth a Shot', { items: [makeItem('b')] }),
    makeCollection('3', 'Must-Have!'),
  ]);
  server.deals = IDS.map((id) => makeDeal(id, `Deal ${id}`));
  return server;
}

interface Options {
  isManual?: boolean;
  onLeave?: () => void;
}

function Panel({ isManual = true, onLeave = () => undefined }: Options) {
  const { collections } = useCollections();
  const { isReady } = useItemPages('1');
  const [isOpen, setIsOpen] = useState(true);
  const [collection] = collections ?? [];
  if (!collections || !collection || !isReady || !isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the panel listens
    <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && setIsOpen(false)}>
      <ItemsDragProvider collections={collections}>
        <ItemList
          collection={collection}
          collections={collections}
          items={collection.items}
          isManual={isManual}
          label="Items"
          onLeave={onLeave}
        />
      </ItemsDragProvider>
    </div>
  );
}

/** The first collection's items, in what Escape closes. */
export async function showList(server: FakeServer, options: Options = {}): Promise<void> {
  renderApp(
    <WithWords part="collections">
      <Panel {...options} />
      <ToastHost />
    </WithWords>,
    { session, answer: server.answer },
  );
  await screen.findByText('Deal a');
}

export const rows = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
export const shown = () =>
  rows()
    .map((row) => row.dataset.key?.replace('deal:', ''))
    .join('');
export const isShown = (ids: string) => waitFor(() => expect(shown()).toBe(ids));
export const handle = (id: string) => screen.getByRole('button', { name: `Move Deal ${id}` });
export const deal = (entityId: string) => ({ entityType: 'deal', entityId });
/** The inputs of all calls of a kind. */
export const sent = (server: FakeServer, kind: string) =>
  server.log.filter(({ path }) => path === `collections.${kind}`).map(({ input }) => input);
