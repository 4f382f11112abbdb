import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { SELF } from '../chat-source.ts';
import { numbered, showRoom } from '../room-testing.tsx';

beforeAll(() => import('../overlay/message-menu.tsx'));

const own = { userId: SELF, out: true, number: null } as const;
const waiting = numbered(2, 2, { ...own, delivery: 'waiting', text: 'On my way' });
const failed = numbered(3, 3, { ...own, delivery: 'failed', failure: 'too_large', text: 'Too much' });
const row = (text: string) => screen.getByText(text).closest('article') ?? document.body;
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
async function menuOf(text: string): Promise<HTMLElement> {
  act(() => row(text).focus());
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
}

describe('an own message', () => {
  it('that waits says so quietly, and can be copied or given up (LIVE-05)', async () => {
    const { source } = await showRoom({ messages: [...numbered(1, 1), ...waiting] });
    expect(within(row('On my way')).getByText('Waiting to be sent')).toBeDefined();
    expect(within(row('On my way')).queryByRole('button', { name: 'Reply' })).toBeNull();
    const menu = await menuOf('On my way');
    expect(namesIn(menu)).toEqual(['Copy text', 'Discard']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Discard' }));
    expect(source.discard).toHaveBeenCalledWith('m2');
    expect(document.activeElement).toBe(row('No. 1'));
  });

  it('that was refused says why, and offers another try and to give it up (LIVE-05)', async () => {
    const { source } = await showRoom({ messages: [...numbered(1, 1), ...failed] });
    const there = within(row('Too much'));
    expect(there.getByText('Not sent. That is too large to send.')).toBeDefined();
    await userEvent.click(there.getByRole('button', { name: 'Try again' }));
    expect(source.retry).toHaveBeenCalledWith('m3');
    expect(document.activeElement).toBe(row('Too much'));
    expect(namesIn(await menuOf('Too much'))).toEqual(['Copy text', 'Try again', 'Discard']);
  });

  it('that was refused is corrected by the keyboard alone (LIVE-05) (UI-06)', async () => {
    const { source } = await showRoom({ messages: [...numbered(1, 1), ...failed] });
    act(() => row('Too much').focus());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Try again');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(source.discard).toHaveBeenCalledWith('m3');
  });

  it('is sent, then seen (LIVE-05) (LIVE-06)', async () => {
    const sent = { ...own, delivery: 'sent', read: false, text: 'Hi' } as const;
    const { change } = await showRoom({ messages: numbered(2, 2, sent) });
    expect(within(row('Hi')).getByText('Sent')).toBeDefined();
    change({ messages: numbered(2, 2, { ...sent, read: true }) });
    expect(within(row('Hi')).getByText('Read')).toBeDefined();
  });
});

describe('↑ in an empty field', () => {
  it('edits the last own message that is sent and there (CHAT-08) (LIVE-06)', async () => {
    const sent = numbered(1, 1, { ...own, number: 1, text: 'Sent' });
    const deleted = numbered(2, 2, { ...own, number: 2, isDeleted: true, text: '' });
    await showRoom({ messages: [...sent, ...deleted, ...failed] });
    act(() => screen.getByRole('textbox', { name: 'Message' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' }).value).toBe('Sent');
  });
});

describe('a deleted message', () => {
  const trace = { isDeleted: true, text: '', reactions: [], replyTo: null } as const;

  it('leaves a trace without actions (LIVE-06)', async () => {
    await showRoom({ messages: [...numbered(1, 1, trace), ...numbered(2, 2)] });
    const left = row('Message deleted');
    expect(left.getAttribute('aria-label')).toMatch(/^Felix Brandt, /);
    expect(within(left).queryAllByRole('button')).toEqual([]);
    act(() => left.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is shown as deleted where it was answered (LIVE-06)', async () => {
    await showRoom({ messages: [...numbered(1, 1, trace), ...numbered(2, 2, { replyTo: 'm1' })] });
    expect(within(row('No. 2')).getByText('Original message was deleted')).toBeDefined();
  });
});
