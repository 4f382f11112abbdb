import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp } from '#testing/render.tsx';
import { FakeServer, makeCollection, makeDeal, makeItem } from '../testing.ts';
import { Duplicates } from './duplicates.tsx';

beforeAll(async () => {
  await Promise.all([loadPart('collections', 'en'), loadPart('library', 'en'), import('#lib/toasts/toast-stack.tsx')]);
});

it('of a group whose first items alone have come, all are shown before they are merged (CAT-13)', async () => {
  const collections = Array.from({ length: 6 }, (_, n) =>
    makeCollection(`${n}`, `Collection ${n}`, { items: [makeItem('x')] }),
  );
  const server = new FakeServer(collections);
  server.deals = [makeDeal('x', 'Deal x')];
  const items = collections.map(({ id }) => ({ id: `in-${id}`, collection_id: id, ...makeItem('x') }));
  server.others = (path, input) => {
    if (path !== 'collections.duplicates') throw new Error(path);
    const isWhole = (input as { thing?: string }).thing === 'deal:x';
    const group = { thing: 'deal:x', items: isWhole ? items : items.slice(0, 4), count: 6 };
    return { groups: [group], nextCursor: null, total: isWhole ? null : 1 };
  };
  renderApp(
    <>
      <WithWords part="collections">
        <WithWords part="library">
          <Duplicates collections={collections} />
        </WithWords>
      </WithWords>
      <ToastHost />
    </>,
    { answer: server.answer },
  );
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: /^Keep this one/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(6));
  await userEvent.click(screen.getByRole('button', { name: 'Keep this one, remove 5 others' }));
  await screen.findByText('Merged');
  await waitFor(() => expect(server.calls.filter((call) => call === 'collections.removeItems')).toHaveLength(5));
});
