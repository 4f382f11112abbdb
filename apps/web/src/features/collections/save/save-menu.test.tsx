import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeCollection, makeDefaults, pretendLayout } from '../testing.ts';
import { SaveButton } from './save-button.tsx';

const choices = () => within(screen.getByRole('menu')).getAllByRole('menuitemcheckbox');
const many = () => [
  ...makeDefaults(),
  ...Array.from({ length: 9 }, (_, index) => makeCollection(`mine-${index}`, `Mine ${index}`, { is_default: false })),
];

describe('the menu of Save', () => {
  let server: FakeServer;
  beforeAll(async () => {
    await Promise.all([
      import('./save-menu.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
      loadPart('collections', 'en'),
    ]);
  });
  beforeEach(() => {
    pretendLayout();
    server = new FakeServer();
  });
  const open = async () => {
    renderApp(
      <>
        <SaveButton entity={{ type: 'deal', id: 'x', title: 'Mailwell' }} variant="icon" />
        <ToastHost />
      </>,
      { session, answer: server.answer },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save Mailwell' }));
    await screen.findByRole('menuitemcheckbox', { name: 'Nice Find' });
  };

  it('makes a new collection and saves to it in one go (COL-15)', async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'New collection' }));
    const field = screen.getByRole('textbox', { name: 'Name of the new collection' });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '  For work{Enter}');
    const made = await screen.findByRole('menuitemcheckbox', { name: 'For work' });
    expect(made.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(made));
    await screen.findByText('«For work» created');
    const kept = server.collections.find(({ name }) => name === 'For work');
    await waitFor(() => expect(server.entityIds(kept?.id ?? '')).toEqual(['x']));
  });

  it('asks for a name where there is none (COL-15)', async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'New collection' }));
    await userEvent.type(screen.getByRole('textbox'), '  {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Give the collection a name.');
    expect(server.calls).not.toContain('collections.create');
  });

  it('goes back from the name by Escape, and closes by a second Escape, with the focus on its button (COL-15)', async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'New collection' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'New collection' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Mailwell' })));
  });

  it('is walked through by keys, round and by first letters (COL-09)', async () => {
    await open();
    const [nice, worth, must] = choices();
    await waitFor(() => expect(document.activeElement).toBe(nice));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(worth);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'New collection' }));
    await userEvent.keyboard('{Home}m');
    expect(document.activeElement).toBe(must);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(server.entityIds('3-must')).toEqual(['x']));
  });

  it('leaves the focus where a key has moved it, however soon (COL-09)', async () => {
    let presses = 0;
    const press = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.textContent !== 'Nice Find') return;
      presses += 1;
      fireEvent.keyDown(target, { key: 'ArrowDown' });
    };
    document.addEventListener('focusin', press);
    onTestFinished(() => document.removeEventListener('focusin', press));
    await open();
    await waitFor(() => expect(document.activeElement).toBe(choices()[1]));
    // A second focus is put off as the first one was, and no longer.
    await act(() => new Promise((done) => setTimeout(done)));
    await act(() => new Promise((done) => setTimeout(done)));
    expect([document.activeElement, presses]).toEqual([choices()[1], 1]);
  });

  it('has no box to filter a few collections by (COL-09)', async () => {
    await open();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('filters many collections, typed right away, and offers what is not found as a new name (COL-09)', async () => {
    server = new FakeServer(many());
    await open();
    await waitFor(() => expect(document.activeElement).toBe(choices()[0]));
    await userEvent.keyboard('mine 8');
    expect(screen.getByRole('searchbox', { name: 'Find a collection' })).toHaveProperty('value', 'mine 8');
    expect(choices().map((choice) => choice.textContent)).toEqual(['Mine 8']);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(choices()[0]);
    await userEvent.keyboard('8');
    expect(screen.getByText('No collections found')).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'New collection' }));
    expect(screen.getByRole('textbox', { name: 'Name of the new collection' })).toHaveProperty('value', 'mine 88');
  });

  it('says that collections could not be loaded, and tries again when asked (COL-07)', async () => {
    let isBroken = true;
    server.before = () => {
      if (isBroken) throw refusal('invalid_input');
    };
    renderApp(<SaveButton entity={{ type: 'deal', id: 'x', title: 'Mailwell' }} variant="icon" />, {
      session,
      answer: server.answer,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save Mailwell' }));
    expect(await screen.findByText('Failed to load collections')).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Nice Find' })).toBeDefined();
  });
});
