import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SELF } from '../chat-source.ts';
import { showChat, talk } from '../chat-testing.tsx';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' });
const save = () => screen.getByRole('button', { name: 'Save' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });

describe('editing an own message', () => {
  beforeAll(() => import('../overlay/message-menu.tsx'));

  async function edit(text = 'The small plan.') {
    const chat = await showChat({ messages: talk({ userId: SELF, text }) });
    act(() => screen.getByRole('article').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return chat;
  }

  it('starts in its place with the caret at the end (CHAT-08)', async () => {
    await edit('One<br>two');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('One\ntwo');
    expect(field().selectionStart).toBe(7);
  });

  it('cannot save what is empty or unchanged (CHAT-08)', async () => {
    await edit();
    for (const text of ['The small plan.', ' The small plan. ', '', '  ']) {
      write(text);
      expect(save()).toHaveProperty('disabled', true);
    }
    write('The large plan.');
    expect(save()).toHaveProperty('disabled', false);
  });

  it.each([
    { way: 'Save', press: () => userEvent.click(save()) },
    { way: 'Ctrl+Enter', press: () => userEvent.keyboard('{Control>}{Enter}{/Control}') },
    { way: '⌘+Enter', press: () => userEvent.keyboard('{Meta>}{Enter}{/Meta}') },
  ])('saves with $way, marks the message and keeps what it said (CHAT-08) (CHAT-09)', async ({ press }) => {
    const { source } = await edit();
    write('The large plan.');
    await press();
    expect(await screen.findByText('The large plan.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edited' })).toBeDefined();
    expect(source.getSnapshot().messages[0]?.editHistory.map(({ previousText }) => previousText)).toEqual([
      'The small plan.',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });

  it('does not save by a key what cannot be saved (CHAT-08)', async () => {
    const { source } = await edit();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(field()).toBeDefined();
    expect(source.getSnapshot().messages[0]?.edited).toBe(false);
  });

  it('breaks the line with Enter alone (CHAT-08)', async () => {
    await edit();
    await userEvent.keyboard('{Enter}more');
    expect(field().value).toBe('The small plan.\nmore');
  });

  it('is left by Escape and Cancel with nothing changed, and the panel stays (CHAT-08)', async () => {
    await edit();
    write('Something else');
    const isUnhandled = fireEvent.keyDown(field(), { key: 'Escape' });
    expect(isUnhandled).toBe(false);
    expect(screen.getByText('The small plan.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });

  it('counts the characters and warns above 2000 (CHAT-08)', async () => {
    await edit();
    write('a'.repeat(2000));
    expect(screen.getByText('2,000 characters')).toBeDefined();
    expect(screen.queryByText('Warning: Long messages may be truncated')).toBeNull();
    write('a'.repeat(2001));
    expect(screen.getByText('Warning: Long messages may be truncated')).toBeDefined();
    expect(save()).toHaveProperty('disabled', false);
  });

  it('starts from ↑ in the empty composer, and leads back there (CHAT-08)', async () => {
    await showChat({ messages: talk({ userId: SELF, text: 'Mine' }, {}) });
    const composer = screen.getByLabelText('Message');
    act(() => composer.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(field().value).toBe('Mine');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(composer);
  });

  it('says so when it could not be saved, and keeps what was written (CHAT-08)', async () => {
    const { source } = await edit();
    source.edit = () => Promise.reject(new Error('offline'));
    write('The large plan.');
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('The change could not be saved. Please try again.');
    expect(field().value).toBe('The large plan.');
  });
});
