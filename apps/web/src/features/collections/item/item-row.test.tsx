import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import type { CardState } from '../data/use-cards.ts';
import { useCollections } from '../data/use-collections.ts';
import { useItemPages } from '../data/use-item-pages.ts';
import { FakeServer, makeCollection, makeDeal, makeItem } from '../testing.ts';
import { ItemRow } from './item-row.tsx';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY + 60_000).toISOString();

const deal = (more: Parameters<typeof makeDeal>[2] = {}): CardState => ({
  is: 'deal',
  deal: makeDeal('x', 'Mailwell Lifetime', more),
});

/** Plays the part of the item list for a row: it knows which one is being edited. */
function Row({ card }: { card: CardState }) {
  const { collections } = useCollections();
  const [isEditing, setIsEditing] = useState(false);
  const [isInView, setIsInView] = useState(true);
  const { isReady } = useItemPages('c');
  const item = collections?.[0]?.items[0];
  if (!item || !isReady) return null;
  return (
    <>
      <button type="button" onClick={() => setIsEditing(true)}>
        From the menu
      </button>
      <button type="button" onClick={() => setIsInView(!isInView)}>
        Scroll
      </button>
      {isInView && (
        <ItemRow
          item={item}
          collectionId="c"
          card={card}
          lead={null}
          isSelected={false}
          isEditingNotes={isEditing}
          onEditNotes={setIsEditing}
          menuId={undefined}
          onMenu={() => undefined}
          onLeave={() => undefined}
        />
      )}
    </>
  );
}

let server: FakeServer;
async function show(notes: string | null, card = deal()) {
  server = new FakeServer([makeCollection('c', 'Mine', { items: [makeItem('x', { notes })] })]);
  const result = renderApp(
    <WithWords part="collections">
      <Row card={card} />
    </WithWords>,
    { session, answer: server.answer },
  );
  await screen.findByRole('button', { name: 'From the menu' });
  return result;
}

beforeAll(() => loadPart('collections', 'en'));

describe('an item of a collection', () => {
  it('leads to its deal and says what it costs (COL-08)', async () => {
    await show(null);
    expect(screen.getByRole('link', { name: 'Mailwell Lifetime' }).getAttribute('href')).toBe('/deal/x-slug');
    expect(screen.getByText('$49')).toBeDefined();
    expect(screen.getByText('−51%')).toBeDefined();
    expect(screen.queryByText(/ends in|Ended/)).toBeNull();
  });

  it('says when a deal ends within a week (COL-08)', async () => {
    await show(null, deal({ endsAt: inDays(3) }));
    expect(screen.getByText('3 days left')).toBeDefined();
  });

  it('marks a deal that ended, and no longer advertises its price (COL-08)', async () => {
    await show(null, deal({ endsAt: inDays(-3) }));
    expect(screen.getByText('Ended')).toBeDefined();
    expect(screen.getByText('$49').tagName).toBe('S');
    expect(screen.queryByText('−51%')).toBeNull();
  });

  it('is «deal: id» when the catalogue has nothing of it (COL-08)', async () => {
    await show('Keep it.', { is: 'missing' });
    expect(screen.getByText('deal: x')).toBeDefined();
    expect(screen.getByText('Keep it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Actions for deal: x' })).toBeDefined();
  });
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for Mailwell Lifetime' });
const menuButton = () => screen.getByRole('button', { name: 'Actions for Mailwell Lifetime' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
const sent = () => server.log.filter(({ path }) => path === 'collections.setNotes').map(({ input }) => input);
const fromMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'From the menu' }));
  await waitFor(() => expect(document.activeElement).toBe(field()));
};

describe('a note of an item', () => {
  it('stands in its own direction and keeps its line breaks (COL-16)', async () => {
    await show('ملاحظة\nsecond line');
    expect(screen.getByText(/ملاحظة/).getAttribute('dir')).toBe('auto');
    expect(screen.getByText(/ملاحظة/).textContent).toBe('ملاحظة\nsecond line');
  });

  it('is edited where it stands after a click on it, and shows the new words at once (COL-16)', async () => {
    await show('Before.');
    await userEvent.click(screen.getByText('Before.'));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await userEvent.clear(field());
    await userEvent.type(field(), 'After.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('After.')).toBeDefined();
    await waitFor(() =>
      expect(sent()).toEqual([{ collectionId: 'c', entityType: 'deal', entityId: 'x', notes: 'After.' }]),
    );
    expect(document.activeElement).toBe(menuButton());
  });

  it('stays when a click only ended a selection of its words (COL-16)', async () => {
    await show('Copy me.');
    const note = screen.getByText('Copy me.');
    document.getSelection()?.selectAllChildren(note);
    fireEvent.click(note);
    expect(screen.queryByRole('textbox')).toBeNull();
    document.getSelection()?.removeAllRanges();
  });

  it('is saved by Ctrl+Enter and by ⌘+Enter, not by Enter alone (COL-16)', async () => {
    await show(null);
    await fromMenu();
    await userEvent.keyboard('one{Enter}two{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ notes: 'one\ntwo' });
    await fromMenu();
    await userEvent.keyboard(' three{Meta>}{Enter}{/Meta}');
    await waitFor(() => expect(sent()[1]).toMatchObject({ notes: 'one\ntwo three' }));
  });

  it('is left as it was by Escape, which goes no further (COL-16)', async () => {
    await show('Before.');
    await fromMenu();
    await userEvent.keyboard(' And more');
    const onEscape = vi.fn<(event: KeyboardEvent) => void>();
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) onEscape(event);
    };
    document.addEventListener('keydown', listen);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', listen);
    expect(onEscape).not.toHaveBeenCalled();
    await isClosed();
    expect(screen.getByText('Before.')).toBeDefined();
    expect(screen.queryByText('Unsaved note')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('is not ended by the Escape that ends a composition (COL-16)', async () => {
    await show(null);
    await fromMenu();
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toBeDefined();
    await userEvent.keyboard('{Escape}');
  });

  it('is not sent when nothing changed, and blanks for none are nothing (COL-16)', async () => {
    await show(null);
    await fromMenu();
    await userEvent.keyboard('  {Control>}{Enter}{/Control}');
    await isClosed();
    expect(sent()).toEqual([]);
  });

  it('is taken away by saving it empty (COL-16)', async () => {
    await show('Gone soon.');
    await fromMenu();
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()[0]).toMatchObject({ notes: null }));
    expect(screen.queryByText('Gone soon.')).toBeNull();
  });

  it('counts near its limit, and above it says what to do and cannot be saved (COL-16)', async () => {
    await show(null);
    await fromMenu();
    fireEvent.change(field(), { target: { value: 'a'.repeat(4000) } });
    expect(screen.queryByText(/characters/)).toBeNull();
    fireEvent.change(field(), { target: { value: 'a'.repeat(4900) } });
    expect(screen.getByText('4,900 of 5,000 characters')).toBeDefined();
    fireEvent.change(field(), { target: { value: 'a'.repeat(5001) } });
    expect(screen.getByText('Shorten the note to 5,000 characters.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(field()).toBeDefined();
    await userEvent.keyboard('{Escape}');
  });

  it('is kept unsaved while its row is scrolled out of sight, and does not grab the focus when it is back (COL-16)', async () => {
    await show('Before.');
    await fromMenu();
    await userEvent.keyboard(' And more');
    const scroll = screen.getByRole('button', { name: 'Scroll' });
    await userEvent.click(scroll);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(scroll);
    expect(field().value).toBe('Before. And more');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(scroll);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Before.')).toBeDefined();
  });

  it('waits, marked as unsaved, when everything was closed by mistake (COL-16)', async () => {
    const { unmount } = await show('Before.');
    await fromMenu();
    await userEvent.keyboard(' And more');
    unmount();
    await show('Before.');
    await userEvent.click(screen.getByRole('button', { name: 'Unsaved note' }));
    expect(field().value).toBe('Before. And more');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Before. And more')).toBeDefined();
    expect(screen.queryByText('Unsaved note')).toBeNull();
  });
});

describe('a long note', () => {
  beforeEach(() => void vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200));
  afterEach(() => void vi.restoreAllMocks());

  it('is cut, and shown whole when asked to (COL-16)', async () => {
    await show('A long story. '.repeat(40));
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
