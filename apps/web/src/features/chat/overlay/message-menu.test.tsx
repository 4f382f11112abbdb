import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SELF } from '../chat-source.ts';
import { showChat, talk } from '../chat-testing.tsx';
import { MOVE_TOOLS } from './move-dialog.tsx';

const own = { userId: SELF, text: 'Mine' } as const;
const rows = () => screen.getAllByRole('article');
const focusRow = (index: number) => act(() => rows()[index]?.focus());

/** Opens the menu by keyboard. */
async function openMenu(index = 0) {
  focusRow(index);
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
}
async function choose(name: string, index = 0) {
  await userEvent.click(within(await openMenu(index)).getByRole('menuitem', { name }));
}
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the menu of a message', () => {
  // Both come with the panel, and are compiled here first.
  beforeAll(() => Promise.all([import('./message-menu.tsx'), import('#lib/toasts/toast-stack.tsx')]));

  it('lets nobody edit or delete what others wrote (CHAT-08)', async () => {
    await showChat({ messages: talk({}) });
    expect(namesIn(await openMenu())).toEqual([
      'Add reaction',
      'Reply',
      'Copy text',
      'Pin',
      'Flag',
      'Ghost',
      'Move Message',
    ]);
  });

  it('lets the reader edit and delete their own (CHAT-08)', async () => {
    await showChat({ messages: talk(own) });
    expect(namesIn(await openMenu()).slice(-2)).toEqual(['Edit', 'Delete']);
  });

  it('gives the focus back when it closes, and the panel stays (UI-06)', async () => {
    await showChat({ messages: talk({}) });
    await openMenu();
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(rows()[0]);
  });

  it('is opened and closed by its button (UI-06)', async () => {
    await showChat({ messages: talk({}) });
    const more = screen.getByRole('button', { name: 'More actions' });
    await userEvent.click(more);
    expect(await screen.findByRole('menu', { name: 'Actions for the message of Felix Brandt' })).toBeDefined();
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('pins, flags and ghosts, and undoes each by itself (CHAT-07)', async () => {
    await showChat({ messages: talk({}) });
    for (const name of ['Pin', 'Flag', 'Ghost']) await choose(name);
    expect(['Pinned', 'Flagged', 'Ghosted'].filter((mark) => screen.queryByText(mark))).toEqual([
      'Pinned',
      'Flagged',
      'Ghosted',
    ]);
    await choose('Unflag');
    expect(['Pinned', 'Flagged', 'Ghosted'].filter((mark) => screen.queryByText(mark))).toEqual(['Pinned', 'Ghosted']);
    expect(namesIn(await openMenu()).slice(3, 6)).toEqual(['Unpin', 'Flag', 'Unghost']);
  });

  it('starts a reply to the message (CHAT-11)', async () => {
    const { source } = await showChat({ messages: talk({}) });
    await choose('Reply');
    expect(source.getDraft().replyTo).toBe('m1');
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('copies the text as it is read (CHAT-04)', async () => {
    const user = userEvent.setup();
    await showChat({ messages: talk({ text: 'One<br>two' }) });
    focusRow(0);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('One\ntwo');
    expect(await screen.findByText('Text copied')).toBeDefined();
  });

  it('deletes, and a toast brings the message back to its place (CHAT-08)', async () => {
    await showChat({ messages: talk({ text: 'First' }, own, { text: 'Last' }) });
    await choose('Delete', 1);
    expect(rows()).toHaveLength(2);
    expect(document.activeElement).toBe(rows()[1]);
    expect(await screen.findByText('Message deleted')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows().map((article) => article.querySelector('p')?.textContent)).toEqual(['First', 'Mine', 'Last']);
    expect(document.activeElement).toBe(rows()[1]);
    await waitFor(() => expect(screen.queryByText('Message deleted')).toBeNull());
  });
});

describe('moving a message', () => {
  it('asks for exactly one of ten tools, and is only logged (CHAT-12)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { source } = await showChat({ messages: talk({}) });
    const before = source.getSnapshot();
    await choose('Move Message');
    const dialog = within(screen.getByRole('dialog', { name: 'Move Message' }));
    const names = [
      'Slack',
      'Discord',
      'Microsoft Teams',
      'Notion',
      'Trello',
      'Asana',
      'Linear',
      'GitHub',
      'Jira',
      'Confluence',
    ];
    expect(MOVE_TOOLS).toEqual(names);
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(names);
    const submit = dialog.getByRole('button', { name: 'Move Message' });
    expect(submit).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('radio', { name: 'Notion' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Linear' }));
    expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await userEvent.click(submit);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(info.mock.calls).toEqual([['Move Message', { id: 'm1', tool: 'Linear' }]]);
    expect(source.getSnapshot()).toBe(before);
    info.mockRestore();
  });
});

describe('the edit history', () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const edited = {
    text: 'Third',
    edited: true,
    editHistory: [
      { id: 'v1', previousText: 'First', editedAt: at(9), editedBy: 'Felix Brandt' },
      { id: 'v2', previousText: 'Second<br>line', editedAt: at(5), editedBy: 'Felix Brandt' },
    ],
  };

  it('opens from the mark and shows what was there before, newest first (CHAT-09)', async () => {
    await showChat({ messages: talk(edited) });
    await userEvent.click(screen.getByRole('button', { name: 'Edited' }));
    const versions = await within(screen.getByRole('dialog', { name: 'Edit history' })).findAllByRole('listitem');
    expect(versions.map((version) => version.firstElementChild?.textContent)).toEqual(['Second\nline', 'First']);
    expect(versions[0]?.textContent).toContain('Changed by \u2068Felix Brandt\u2069, ');
  });

  it('opens from the menu of what was edited alone (CHAT-09)', async () => {
    await showChat({ messages: talk(edited, {}) });
    expect(namesIn(await openMenu(1))).not.toContain('Edit history');
    await userEvent.keyboard('{Escape}');
    await choose('Edit history');
    expect(screen.getByRole('dialog', { name: 'Edit history' })).toBeDefined();
  });
});
