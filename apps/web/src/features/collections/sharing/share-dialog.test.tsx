import type { Share } from '@onceware/api/collections/collections.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { useCollections } from '../data/use-collections.ts';
import { FakeServer, makeCollection } from '../testing.ts';
import { ShareDialog } from './share-dialog.tsx';

const TOKEN = 'T'.repeat(24);
const URL = `https://onceware.example/c/${TOKEN}`;
const SHARE: Share = { token: TOKEN, shows_notes: false, is_indexed: false };
const onClose = vi.fn<() => void>();

function Page() {
  const [collection] = useCollections().collections ?? [];
  return collection && <ShareDialog collection={collection} onClose={onClose} />;
}

describe('sharing a collection', () => {
  let server: FakeServer;
  beforeAll(() => Promise.all([loadPart('collections', 'en'), loadPart('sharing', 'en')]));
  beforeEach(() => onClose.mockReset());
  const show = (share: Share | null) => {
    server = new FakeServer([makeCollection('mine', 'For the studio', { share })]);
    return renderApp(
      <WithWords part="collections">
        <Page />
      </WithWords>,
      { session, answer: server.answer },
    );
  };
  const inputsOf = (path: string) => server.log.filter((call) => call.path === path).map(({ input }) => input);
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this collection' });

  it('makes a link when asked, and says that it does while the server takes its time (COL-17)', async () => {
    const user = userEvent.setup();
    let answer: () => void = () => undefined;
    show(null);
    server.after = (path) => {
      const [mine] = server.collections;
      if (mine && path === 'collections.share') mine.share = SHARE;
    };
    server.before = (path) => path === 'collections.share' && new Promise<void>((done) => (answer = done));
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    const busy = await screen.findByRole('button', { name: 'Creating the link…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    answer();
    expect((await field()).value).toBe(URL);
    expect(inputsOf('collections.share')).toEqual([{ collectionId: 'mine', showsNotes: false, isIndexed: false }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' })));
  });

  it('can be tried again when it could not be made (COL-17)', async () => {
    const user = userEvent.setup();
    show(null);
    server.before = (path) => {
      if (path === 'collections.share') throw refusal('internal');
    };
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(inputsOf('collections.share')).toHaveLength(1));
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create link' });
    await waitFor(() => expect(again.disabled).toBe(false));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('copies the link and says so (COL-17)', async () => {
    const user = userEvent.setup();
    show(SHARE);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(screen.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe(`/c/${TOKEN}`);
  });

  it('selects the link for the keyboard where the page may not copy (COL-17)', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    show(SHARE);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/The link is selected/)).toBeDefined();
    const { selectionStart, selectionEnd } = await field();
    expect([selectionStart, selectionEnd]).toEqual([0, URL.length]);
  });

  it('shows notes and lets search engines in only when told, each at once and without touching the other (COL-17)', async () => {
    const user = userEvent.setup();
    show(SHARE);
    await user.click(await screen.findByRole('switch', { name: 'Show my notes' }));
    await user.click(screen.getByRole('switch', { name: 'Let search engines list it' }));
    await waitFor(() =>
      expect(inputsOf('collections.share')).toEqual([
        { collectionId: 'mine', showsNotes: true, isIndexed: false },
        { collectionId: 'mine', showsNotes: true, isIndexed: true },
      ]),
    );
  });

  it('takes the link back, and could make another (COL-17)', async () => {
    const user = userEvent.setup();
    show(SHARE);
    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeDefined();
    await waitFor(() => expect(inputsOf('collections.unshare')).toEqual([{ collectionId: 'mine' }]));
  });
});
