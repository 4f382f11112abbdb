import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { useCollections } from '../data/use-collections.ts';
import { FakeServer, makeCollection, makeItem } from '../testing.ts';
import { MoveDialog } from './move-dialog.tsx';

const IDS = ['a', 'b', 'c'];
let server: FakeServer;

function Opener({ ids }: { ids: string[] }) {
  const { collections } = useCollections();
  const [isOpen, setIsOpen] = useState(false);
  const [collection] = collections ?? [];
  if (!collections || !collection) return null;
  const entities = ids.map((entityId) => ({ entityType: 'deal' as const, entityId }));
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <MoveDialog
          collection={collection}
          collections={collections}
          entities={entities}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const show = async (...ids: string[]) => {
  renderApp(
    <WithWords part="collections">
      <Opener ids={ids} />
      <ToastHost />
    </WithWords>,
    { session, answer: server.answer },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
};
const choice = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const manyMore = (count: number) =>
  Array.from({ length: count }, (_, index) => makeCollection(`9-${index}`, `Shelf ${index}`));

beforeAll(async () => {
  await Promise.all([loadPart('collections', 'en'), import('#lib/toasts/toast-stack.tsx')]);
});
beforeEach(() => {
  server = new FakeServer([
    makeCollection('1', 'Nice Find', { items: IDS.map((id) => makeItem(id)) }),
    makeCollection('2', 'Worth a Shot', { items: [makeItem('b')] }),
    makeCollection('3', 'Must-Have!'),
  ]);
});

describe('choosing where items go', () => {
  it('offers all other collections, the first of them focused, and moves with one press (COL-11) (COL-16)', async () => {
    await show('c', 'a');
    expect(screen.queryByRole('button', { name: /Nice Find/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Worth a Shot');
    await userEvent.click(choice(/Must-Have!/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(server.entityIds('3')).toEqual(['a', 'c']));
    expect(server.entityIds('1')).toEqual(['b']);
  });

  it('says where some or all of them are already (COL-11) (COL-16)', async () => {
    await show('a', 'b');
    await waitFor(() => expect(choice(/Worth a Shot/).textContent).toBe('Worth a Shot1 of 2 are there already'));
    expect(choice(/Worth a Shot/).disabled).toBe(false);
  });

  it('says so for more of them than one call answers (COL-11)', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => `d${index}`);
    server = new FakeServer([
      makeCollection('1', 'Nice Find', { items: ids.map((id) => makeItem(id)) }),
      makeCollection('2', 'Worth a Shot', { items: ids.slice(99).map((id) => makeItem(id)) }),
    ]);
    await show(...ids);
    await waitFor(() => expect(choice(/Worth a Shot/).textContent).toBe('Worth a Shot51 of 150 are there already'));
    expect(
      server.log
        .filter(({ path }) => path === 'collections.saved')
        .map(({ input }) => (input as { entities: unknown[] }).entities.length),
    ).toEqual([100, 50]);
  });

  it('offers no collection that has all of them (COL-11)', async () => {
    await show('b');
    await waitFor(() => expect(choice(/Worth a Shot ?Is there already/).disabled).toBe(true));
  });

  it('finds collections by name when there are many (COL-16)', async () => {
    server.collections.push(...manyMore(8));
    await show('a');
    await userEvent.keyboard('7');
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['Shelf 7']);
    await userEvent.keyboard('7');
    expect(screen.getByText('No collections found')).toBeDefined();
  });

  it('makes a new collection for them (COL-15) (COL-16)', async () => {
    await show('a');
    await userEvent.click(choice(/New collection/));
    await userEvent.keyboard('Later{Enter}');
    await waitFor(() =>
      expect(server.collections.find(({ name }) => name === 'Later')?.items.map((item) => item.entity_id)).toEqual([
        'a',
      ]),
    );
    expect(server.log.map(({ path }) => path).filter((path) => !/load|items|saved/.test(path))).toEqual([
      'collections.create',
      'collections.moveItems',
    ]);
  });
});
