import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, SELF } from '../chat-source.ts';
import { scrolled, showChat, talk } from '../chat-testing.tsx';

const log = () => screen.getByRole('log', { name: 'Messages in Deal desk' });
const rows = () => within(log()).getAllByRole('article');
const texts = () => rows().map((article) => article.querySelector('p')?.textContent);
const numbered = (count: number) =>
  talk(...Array.from({ length: count }, (_, index) => ({ text: `No. ${index + 1}` })));
const status = (text: string) => screen.getAllByRole('status').some((element) => element.textContent === text);

describe('the messages', () => {
  it('are a log, whose rows are not read out as they come and go (UI-06)', async () => {
    await showChat({ messages: talk({}) });
    expect(log().getAttribute('aria-live')).toBe('off');
  });

  it('of others are announced politely when they arrive, and none before (UI-06)', async () => {
    const { source, pass } = await showChat({ messages: talk({ text: 'Old' }) });
    expect(status('Felix Brandt: Old')).toBe(false);
    act(() => source.send({ ...EMPTY_DRAFT, text: 'Mine' }));
    expect(status('You: Mine')).toBe(false);
    pass(5000);
    await waitFor(() => expect(status('Felix Brandt: Good idea.')).toBe(true));
  });

  it('are in the document only as far as they are in sight (CHAT-16)', async () => {
    await showChat({ messages: numbered(10_000) });
    expect(rows().length).toBeLessThan(60);
    expect(texts()).toContain('No. 10000');
  });

  it('are one stop for Tab, and arrows lead from one to the next (UI-06)', async () => {
    await showChat({ messages: numbered(3) });
    const stops = () => rows().map((article) => article.tabIndex);
    expect(stops()).toEqual([-1, -1, 0]);
    act(() => rows()[2]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(rows()[1]);
    expect(stops()).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rows()[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(rows()[0]);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(rows()[2]);
    await userEvent.tab();
    expect(document.activeElement).toBe(within(rows()[2] ?? log()).getByRole('button', { name: 'Add reaction' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(rows()[1]);
  });

  it('are left for the far end of a long chat by one key (CHAT-16)', async () => {
    await showChat({ messages: numbered(10_000) });
    act(() => rows().at(-1)?.focus());
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toContain('No. 1');
  });
});

/** The reader is so far above the end, px. */
function standAbove(px: number): void {
  const element = log();
  element.scrollTop = element.scrollHeight - element.clientHeight - px;
  scrolled(element);
}

describe('a reader above the newest message', () => {
  it('is offered the way down, and is told what is new there (CHAT-16)', async () => {
    const { source, pass } = await showChat({ messages: numbered(200) });
    expect(screen.queryByRole('button', { name: /^Jump/ })).toBeNull();
    standAbove(3000);
    expect(screen.getByRole('button', { name: 'Jump to newest' })).toBeDefined();
    act(() => source.send({ ...EMPTY_DRAFT, text: 'From here' }));
    pass(5000);
    expect(screen.getByRole('button', { name: 'Jump to newest (2 new)' })).toBeDefined();
  });

  it('jumps there and finds the focus on the newest message (CHAT-16)', async () => {
    await showChat({ messages: numbered(200) });
    standAbove(3000);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to newest' }));
    expect(document.activeElement?.textContent).toContain('No. 200');
    scrolled(log());
    expect(screen.queryByRole('button', { name: /^Jump/ })).toBeNull();
  });

  it('scrolls to the end when they write, and not when others write (CHAT-16)', async () => {
    const { source, pass } = await showChat({ messages: numbered(200) });
    const scrollTo = vi.spyOn(log(), 'scrollTo');
    standAbove(3000);
    scrollTo.mockClear();
    act(() => source.send({ ...EMPTY_DRAFT, text: 'Mine', replyTo: null }));
    expect(scrollTo).toHaveBeenCalled();
    standAbove(3000);
    scrollTo.mockClear();
    pass(5000);
    expect(source.getSnapshot().messages.at(-1)?.userId).not.toBe(SELF);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
