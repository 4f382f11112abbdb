import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SELF } from '../chat-source.ts';
import { post, user } from '../testing.ts';
import { showChat, talk } from '../chat-testing.tsx';
import { LONG_PRESS_MS } from './use-long-press.ts';

afterEach(() => void vi.useRealTimers());

const own = { userId: SELF } as const;
const rows = () => screen.getAllByRole('article');
const row = () => screen.getByRole('article');
const textOf = (element: HTMLElement) => element.querySelector('p');

describe('a message', () => {
  it('says who wrote it and when (CHAT-04)', async () => {
    await showChat({ messages: talk({}, own) });
    expect(rows().map((article) => article.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Felix Brandt, \d+:\d\d [AP]M$/),
      expect.stringMatching(/^You, /),
    ]);
    expect(rows()[0]?.querySelector('time')?.dateTime).toMatch(/^\d{4}-.+Z$/);
  });

  it('shows line breaks and links, and any other markup as text (CHAT-04)', async () => {
    await showChat({
      messages: talk({ text: 'One<br>two\n<b>three</b> https://a.test/x. <script>alert(1)</script>' }),
    });
    const text = textOf(row());
    expect(text?.querySelectorAll('br')).toHaveLength(2);
    expect(text?.textContent).toBe('Onetwo<b>three</b> https://a.test/x. <script>alert(1)</script>');
    expect(text?.dir).toBe('auto');
    const link = screen.getByRole('link', { name: 'https://a.test/x' });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank']);
  });

  it('is cut where it is long, until it is asked for (CHAT-15)', async () => {
    await showChat({ messages: talk({ text: `${'Word '.repeat(100)}end.` }) });
    expect(textOf(row())?.textContent?.length).toBeLessThan(310);
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(textOf(row())?.textContent).toMatch(/end\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(textOf(row())?.textContent).not.toMatch(/end\./);
  });

  it('shows its marks, each by itself (CHAT-07)', async () => {
    await showChat({ messages: talk({ pinned: true }, { flagged: true }, { ghosted: true }, { ...own, read: false }) });
    const marks = ['Pinned', 'Flagged', 'Ghosted', 'Sent', 'Read'];
    expect(rows().map((article) => marks.filter((mark) => within(article).queryByText(mark)))).toEqual([
      ['Pinned'],
      ['Flagged'],
      ['Ghosted'],
      ['Sent'],
    ]);
    expect(rows()[2]?.dataset.ghosted).toBe('true');
  });

  it('shows files by name and size, and pictures as such until one fails (CHAT-13, UI-04)', async () => {
    const attachments = [
      { id: 'a', name: 'plan.pdf', size: 1536, type: 'application/pdf', url: '/plan.pdf', preview: null },
      { id: 'b', name: 'cover.png', size: 100, type: 'image/png', url: '/cover.png', preview: '/cover-small.png' },
    ];
    await showChat({ messages: talk({ text: '', attachments }) });
    const files = within(screen.getByRole('list', { name: 'Attachments' }));
    expect(files.getByRole('link', { name: /plan\.pdf\s*1\.5.KB/ }).getAttribute('download')).toBe('plan.pdf');
    expect(files.getByRole('link', { name: /Open cover\.png, 100.B/ }).getAttribute('href')).toBe('/cover.png');
    expect(files.getByRole('img').getAttribute('src')).toBe('/cover-small.png');
    fireEvent.error(files.getByRole('img'));
    expect(files.getByRole('link', { name: /cover\.png\s*100.B/ }).getAttribute('href')).toBe('/cover.png');
    expect(files.queryByRole('img')).toBeNull();
  });
});

describe('a message that answers another', () => {
  it('quotes it, jumps to it and highlights it for two seconds (CHAT-11)', async () => {
    await showChat({
      messages: talk({ text: 'Which plan<br>do we need?' }, { ...own, text: 'The small one.', replyTo: 'm1' }),
    });
    // The name is seen in it too, and read once.
    const quote = screen.getByRole('button', { name: /^Go to the message of Felix Brandt\s*Which plan/ });
    expect(quote.textContent).toContain('Which plan\ndo we need?');
    vi.useFakeTimers();
    fireEvent.click(quote);
    const target = rows()[0];
    expect(document.activeElement).toBe(target);
    expect(target?.dataset.highlighted).toBe('true');
    void act(() => vi.advanceTimersByTime(1999));
    expect(target?.dataset.highlighted).toBe('true');
    void act(() => vi.advanceTimersByTime(1));
    expect(target?.dataset.highlighted).toBeUndefined();
  });

  it('says so when the other was deleted (CHAT-11)', async () => {
    const { source } = await showChat({ messages: talk({ ...own, text: 'Wrong window' }, { replyTo: 'm1' }) });
    act(() => void source.remove('m1'));
    expect(screen.getByText('Original message was deleted')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
  });
});

describe('reactions', () => {
  it('are added to and taken back by a press, and gone at none (CHAT-10)', async () => {
    await showChat({ messages: talk({ reactions: [{ emoji: '🎉', count: 1, users: ['Mei Lin'], reacted: false }] }) });
    const reaction = () => screen.queryByRole('button', { name: /^🎉/ });
    await userEvent.click(screen.getByRole('button', { name: '🎉, 1 reaction', pressed: false }));
    expect(screen.getByRole('button', { name: '🎉, 2 reactions', pressed: true })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '🎉, 2 reactions' }));
    expect(reaction()?.getAttribute('aria-pressed')).toBe('false');
  });

  it('tell who reacted while pointed at (CHAT-10)', async () => {
    await showChat({
      messages: talk({ reactions: [{ emoji: '🎉', count: 2, users: ['Mei Lin', 'You'], reacted: true }] }),
    });
    await userEvent.hover(screen.getByRole('button', { name: '🎉, 2 reactions' }));
    expect((await screen.findByRole('group', { name: 'Reacted with 🎉' })).textContent).toBe('Mei LinYou');
  });
});

describe('what a message names', () => {
  const mei = { ...user('mei', 'Mei Lin'), tagline: 'Builds internal tools' };
  const bread = { ...post('Bread archive'), description: 'Every loaf since 2019.', likes: 12 };
  const given = {
    text: 'Ask @mei about #Bread archive',
    taggedContent: { users: [mei], posts: [bread], references: [] },
  };

  it('is a person with a card on hover, which stays when pressed (CHAT-14)', async () => {
    await showChat({ messages: talk(given) });
    const mention = screen.getByRole('button', { name: '@mei' });
    await userEvent.hover(mention);
    expect((await screen.findByRole('group', { name: 'About Mei Lin' })).textContent).toContain(
      'Builds internal tools',
    );
    await userEvent.click(mention);
    expect((await screen.findByRole('dialog', { name: 'About Mei Lin' })).textContent).toContain('Mei Lin');
    const focused = document.activeElement ?? document.body;
    // The default is prevented, so that the panel does not close too.
    expect(fireEvent.keyDown(focused, { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(mention);
  });

  it('is a post with a card on hover, and a link to it (CHAT-14)', async () => {
    const { router, onLeave } = await showChat({ messages: talk(given) });
    const link = screen.getByRole('link', { name: '#Bread archive' });
    expect(link.getAttribute('href')).toBe('/project/course-platform');
    await userEvent.hover(link);
    expect((await screen.findByRole('group', { name: 'About Bread archive' })).textContent).toContain('12 likes');
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/project/course-platform');
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('a finger that rests on a message', () => {
  const press = (target: Element) =>
    fireEvent.pointerDown(target, { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 });
  const show = async () => {
    await showChat({ messages: talk({ text: 'Hold me' }) });
    vi.useFakeTimers();
    return screen.getByText('Hold me');
  };
  const more = () => screen.getByRole('button', { name: 'More actions' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('opens the menu, and presses nothing (CHAT-07)', async () => {
    const text = await show();
    press(text);
    await pass(LONG_PRESS_MS - 1);
    expect(more().getAttribute('aria-expanded')).toBe('false');
    await pass(1);
    expect(more().getAttribute('aria-expanded')).toBe('true');
    expect(fireEvent.touchEnd(text)).toBe(false);
  });

  it('opens nothing when it moves on or leaves early (CHAT-07)', async () => {
    const text = await show();
    press(text);
    fireEvent.pointerMove(text, { pointerType: 'touch', clientX: 100, clientY: 140 });
    await pass(LONG_PRESS_MS);
    press(text);
    await pass(LONG_PRESS_MS - 1);
    fireEvent.pointerUp(text, { pointerType: 'touch' });
    await pass(1);
    expect(more().getAttribute('aria-expanded')).toBe('false');
    expect(fireEvent.touchEnd(text)).toBe(true);
  });
});
