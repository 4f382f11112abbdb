import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { button, field, lastOf, showComposer } from './composer-testing.tsx';

beforeAll(() => loadPart('chat', 'en'));

describe('composer', () => {
  it('sends with Enter, empties itself and keeps the focus (CHAT-05)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'Good morning{Enter}');
    expect(lastOf(source)).toMatchObject({ text: 'Good morning', out: true });
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('sends with its button, and the field has the focus again (CHAT-05)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'Good morning');
    await userEvent.click(button('Send'));
    expect(lastOf(source)?.text).toBe('Good morning');
    expect(document.activeElement).toBe(field());
  });

  it('breaks the line with Shift+Enter (CHAT-05)', async () => {
    const source = showComposer();
    const before = lastOf(source);
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('one\ntwo');
    expect(lastOf(source)).toBe(before);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'sends nothing with the Enter that ends a composition, %j (CHAT-05)',
    async (composing) => {
      const source = showComposer();
      const before = lastOf(source);
      await userEvent.type(field(), '你');
      fireEvent.keyDown(field(), { key: 'Enter', ...composing });
      expect(lastOf(source)).toBe(before);
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(lastOf(source)?.text).toBe('你');
    },
  );

  it('sends no blanks (CHAT-05)', async () => {
    const source = showComposer();
    const before = lastOf(source);
    expect(button('Send').disabled).toBe(true);
    await userEvent.type(field(), '  {Shift>}{Enter}{/Shift} ');
    expect(button('Send').disabled).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(lastOf(source)).toBe(before);
    await userEvent.type(field(), 'x');
    expect(button('Send').disabled).toBe(false);
  });

  it('asks with ↑ to edit the last message, if nothing is typed (CHAT-08)', async () => {
    const onEditLast = vi.fn<() => void>();
    showComposer({ onEditLast });
    await userEvent.type(field(), 'x{ArrowUp}');
    expect(onEditLast).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{ArrowUp}');
    expect(onEditLast).toHaveBeenCalledOnce();
  });

  it('counts and warns above 2000 characters, and takes 100,000 of them (CHAT-08)', () => {
    const source = showComposer();
    const warning = () => screen.queryByText('Warning: Long messages may be truncated');
    const paste = (length: number) => fireEvent.change(field(), { target: { value: 'x'.repeat(length) } });
    paste(2000);
    expect(screen.getByText('2,000 characters')).toBeDefined();
    expect(warning()).toBeNull();
    paste(2001);
    expect(warning()).not.toBeNull();
    paste(100_000);
    expect(screen.getByText('100,000 characters')).toBeDefined();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(lastOf(source)?.text).toHaveLength(100_000);
    expect(warning()).toBeNull();
  });

  it('keeps text, reply and files while it is closed (CHAT-05)', async () => {
    showComposer({ isPrivate: true });
    await userEvent.click(button('Reply to the first'));
    await userEvent.keyboard('half a tho');
    fireEvent.paste(field(), { clipboardData: { files: [new File(['x'], 'plan.pdf')], types: ['Files'] } });
    await userEvent.click(button('Open or close'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(button('Open or close'));
    expect(field().value).toBe('half a tho');
    expect(field().selectionStart).toBe(10);
    expect(screen.getByRole('group', { name: /^Replying to / })).toBeDefined();
    expect(screen.getByText('plan.pdf')).toBeDefined();
  });
});

describe('reply bar', () => {
  const bar = () => screen.queryByRole('group', { name: /^Replying to / });

  it('quotes what is answered, and the field has the focus (CHAT-11)', async () => {
    const source = showComposer();
    const first = source.getSnapshot().messages[0];
    await userEvent.click(button('Reply to the first'));
    expect(bar()?.textContent).toContain(first?.userName);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('Yes{Enter}');
    expect(lastOf(source)).toMatchObject({ text: 'Yes', replyTo: first?.id });
    expect(bar()).toBeNull();
  });

  it('is cancelled by its button or Escape, and the text stays (CHAT-11)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'No');
    await userEvent.click(button('Reply to the first'));
    await userEvent.click(button('Cancel reply'));
    expect(bar()).toBeNull();
    expect(document.activeElement).toBe(field());
    await userEvent.click(button('Reply to the first'));
    // Not for the panel, which Escape would close.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(bar()).toBeNull();
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(lastOf(source)).toMatchObject({ text: 'No', replyTo: null });
  });

  it('says when what is answered is deleted meanwhile (CHAT-11)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'Mine{Enter}');
    const mine = lastOf(source)?.id ?? '';
    act(() => source.setDraft({ ...source.getDraft(), replyTo: mine }));
    await userEvent.click(button('Open or close'));
    await userEvent.click(button('Open or close'));
    expect(screen.getByRole('group', { name: 'Replying to yourself' })).toBeDefined();
    act(() => void source.remove(mine));
    expect(screen.getByRole('group', { name: 'Replying to a deleted message' })).toBeDefined();
    await userEvent.type(field(), 'Still sent{Enter}');
    await waitFor(() => expect(lastOf(source)).toMatchObject({ text: 'Still sent', replyTo: mine }));
  });
});
