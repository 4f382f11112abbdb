import type { SavedIn, Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { AddItemsDialog } from '../adding/add-items.tsx';
import { CollectionsFrame } from '../collections-frame.tsx';
import { CollectionDetail } from '../detail/collection-detail.tsx';
import { FakeServer, makeCollection, makeItem, makePage, pretendLayout } from '../testing.ts';

const ADDRESS = 'https://www.example.com/guide';

let server: FakeServer;
let kept: SavedIn;

beforeAll(() => loadPart('collections', 'en'));
beforeEach(() => {
  pretendLayout();
  server = new FakeServer([makeCollection('c', 'Nice Find'), makeCollection('d', 'Other')]);
  kept = { page: null, collection_ids: [], tool: null, deal: null };
  server.others = (path) =>
    path === 'collections.kept' ? kept : { items: [], nextCursor: null, correctedQuery: null };
});
afterEach(() => vi.restoreAllMocks());

async function show(pages: Page[] = [], { isAdding = false } = {}) {
  server.pages = pages;
  server.collections[0]?.items.push(...pages.map(({ id }) => makeItem(id, { entity_type: 'page' })));
  renderApp(
    <WithWords part="collections">
      <CollectionsFrame>
        {({ collections }) => {
          const [collection] = collections;
          return (
            collection && (
              <>
                <CollectionDetail collection={collection} collections={collections} onLeave={() => undefined} />
                {isAdding && <AddItemsDialog collection={collection} onClose={() => undefined} />}
              </>
            )
          );
        }}
      </CollectionsFrame>
      <ToastHost />
    </WithWords>,
    { session, answer: server.answer },
  );
  await screen.findByRole('heading', { name: /^Nice Find/, hidden: true });
}

const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title, hidden: true });
  const found = link.closest('li');
  if (!found) throw new Error(`${title} stands in no row`);
  return { link, ...within(found) };
};
async function choose(title: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('a pasted address becomes an item at once, and where the collection has it already, that is said (CAT-13, KEEP-03)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.before = (path) => (path === 'collections.addUrl' ? promise : undefined);
  await show([], { isAdding: true });
  await userEvent.click(await screen.findByRole('tab', { name: 'Tools' }));
  await userEvent.paste(` ${ADDRESS} `);
  await userEvent.click(await screen.findByRole('button', { name: 'Add example.com/guide' }));
  expect((await row('example.com/guide')).link.getAttribute('href')).toBe(ADDRESS);
  expect(screen.getByText('Fetching title and picture…')).toBeDefined();
  expect(server.entityIds('c')).toEqual([]);
  resolve();
  await waitFor(() => expect(server.entityIds('c')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Added: example.com/guide. Press to remove.' })).toBeDefined();

  // Kept there by another window meanwhile.
  const other = makePage('other', 'Other', { url: 'https://example.com/other' });
  server.pages.push(other);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search deals and tools' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search deals and tools' }), 'example.com/other');
  const add = await screen.findByRole('button', { name: 'Add example.com/other' });
  server.collections = server.collections.map((one) =>
    one.id === 'c' ? { ...one, items: [makeItem('other', { entity_type: 'page' }), ...one.items] } : one,
  );
  await userEvent.click(add);
  expect(await screen.findByText(/^Already saved in .+; nothing new$/)).toBeDefined();
  expect(server.entityIds('c').filter((id) => id === 'other')).toHaveLength(1);
});

it('catalogue entries for an address are offered beside the page; other text is only searched for (CAT-13)', async () => {
  const tool = { id: 'tool', slug: 'formkeep', name: 'Formkeep', logoUrl: '/art/logo.svg' };
  kept = { ...kept, tool, deal: { slug: 'formkeep-lifetime', title: 'Formkeep Lifetime', price: 49, currency: 'USD' } };
  server.tools = [{ ...tool, tagline: 'Forms.', category: 'ai', rating: null, dealCount: 1 }];
  await show([], { isAdding: true });
  const box = await screen.findByRole('searchbox', { name: 'Search deals and tools' });
  await userEvent.type(box, 'javascript:alert(1)');
  expect(await screen.findByText('Nothing found for «javascript:alert(1)».')).toBeDefined();
  expect(screen.getByText(/^A page with this address cannot be added/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Web page' })).toBeNull();
  await userEvent.clear(box);
  await userEvent.type(box, 'https://me:secret@example.com');
  expect(await screen.findByText(/hold no password\.$/)).toBeDefined();
  await userEvent.clear(box);
  await userEvent.type(box, 'formkeep.example');
  const page = within(await screen.findByRole('region', { name: 'Web page' }));
  expect(await page.findByRole('button', { name: 'Add Formkeep' })).toBeDefined();
  expect(page.getByRole('link', { name: 'Deal: Formkeep Lifetime' }).getAttribute('href')).toBe(
    '/deal/formkeep-lifetime',
  );
});

it('a page shows its state: fetched, failed with another try, or gone, and the deal for it (CAT-13)', async () => {
  const deal = { slug: 'mailwell', title: 'Mailwell Lifetime', price: 49, currency: 'USD' };
  await show([
    makePage('a', 'A guide', { site_name: 'Guides', description: 'All of it.', deal }),
    makePage('b', '', { state: 'failed', failure: 'timeout' }),
    makePage('e', 'Gone', { dead_since: '2026-03-01T12:00:00.000Z' }),
  ]);
  const guide = await row('A guide');
  expect(guide.getByText('Guides')).toBeDefined();
  expect(guide.getByText('All of it.')).toBeDefined();
  expect(guide.getByRole('link', { name: 'Deal: Mailwell Lifetime' }).getAttribute('href')).toBe('/deal/mailwell');
  expect((await row('Gone')).getByText('No longer there')).toBeDefined();
  const failed = await row('example.com/b');
  expect(failed.getByText(/Its site took too long\./)).toBeDefined();
  await userEvent.click(failed.getByRole('button', { name: 'Fetch again' }));
  expect(failed.getByText('Fetching title and picture…')).toBeDefined();
  await waitFor(() => expect(server.pages[1]?.state).toBe('waiting'));
});

it('title and description are edited at once, and come back as they were where that fails (CAT-13)', async () => {
  await show([makePage('a', 'A guide', { description: 'Old.' })]);
  await choose('A guide', 'Edit title and description');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit page' }));
  const title = dialog.getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give the page a title.')).toBeDefined();
  await userEvent.type(title, 'The guide');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await row('The guide');
  await waitFor(() => expect(server.pages[0]).toMatchObject({ title: 'The guide', description: 'Old.' }));

  server.before = (path) => {
    if (path === 'collections.editPage') throw refusal('not_found');
  };
  await choose('The guide', 'Edit title and description');
  const again = within(await screen.findByRole('dialog', { name: 'Edit page' }));
  await userEvent.type(again.getByLabelText('Description (optional)'), ' New.');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls.filter((path) => path === 'collections.editPage')).toHaveLength(2));
  expect(await screen.findByText('Old.')).toBeDefined();
  await choose('The guide', 'Edit title and description');
  expect(await screen.findByDisplayValue('Old. New.')).toBeDefined();
});

it('a page is suggested once, unless the catalogue has its tool (CAT-13)', async () => {
  const tool = { id: 'tool', slug: 'formkeep', name: 'Formkeep', logoUrl: '/art/logo.svg' };
  await show([makePage('a', 'A guide'), makePage('b', 'Formkeep’s page', { tool })]);
  await choose('A guide', 'Suggest it for the catalogue');
  expect(await screen.findByText('Thank you. Our team will consider it for the catalogue.')).toBeDefined();
  expect(server.pages[0]?.is_suggested).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for A guide' }));
  expect(await screen.findByRole('menuitem', { name: 'Suggested for the catalogue' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Formkeep’s page' }));
  expect(await screen.findByRole('menuitem', { name: 'Fetch again' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /Suggest/ })).toBeNull();
});
