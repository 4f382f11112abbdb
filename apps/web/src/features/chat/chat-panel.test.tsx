import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, SELF } from './chat-source.ts';
import { user } from './testing.ts';
import { showChat, talk } from './chat-testing.tsx';

const DAY = 86_400_000;

describe('the chat’s screen', () => {
  it('names the group, its members, and how many of the others are there (CHAT-01)', async () => {
    await showChat({ members: [user('felix', 'Felix Brandt'), { ...user('mei', 'Mei Lin'), isOnline: false }] });
    expect(screen.getByRole('heading', { name: 'Deal desk' })).toBeDefined();
    expect(screen.getByText('1 member online')).toBeDefined();
    const members = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
    expect(members.map((member) => member.textContent)).toEqual(['Felix Brandt, online', 'Mei Lin']);
  });

  it('says every name and mark once: no title repeats what stands beside it for screen readers (CHAT-01) (UI-06)', async () => {
    await showChat({
      members: [user('felix', 'Felix Brandt')],
      messages: talk({ pinned: true, flagged: true, ghosted: true }, { userId: SELF }),
    });
    const titled = [...document.querySelectorAll('[title]')].filter(
      (element) => element.textContent.trim() === '' && !element.hasAttribute('aria-label'),
    );
    expect(titled.map((element) => element.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      'true',
    ]);
    const repeated = [...document.querySelectorAll('[title]')].filter((element) =>
      element.textContent.includes(element.getAttribute('title') ?? ''),
    );
    expect(repeated).toEqual([]);
  });

  it('says that it is a sample, and its people are made up (CHAT-01)', async () => {
    await showChat();
    expect(screen.getByText(/^Sample chat with made-up people/)).toBeDefined();
  });

  it('shows four members, the online ones first, and counts the others (CHAT-01)', async () => {
    const members = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...user(name), isOnline: name > 'd' }));
    await showChat({ members });
    const shown = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
    expect(shown.map((member) => member.textContent)).toEqual(['e, online', 'f, online', 'a', 'b', '+2and 2 more']);
  });

  it('keeps a name of another script apart from the words around it (CHAT-01, I18N-03)', async () => {
    await showChat({ typing: ['أمارة (Ops)', 'Mei Lin'] });
    expect(screen.getByText('\u2068أمارة (Ops)\u2069 and 1 other are typing...')).toBeDefined();
  });

  it('says who is typing instead, and how many others are (CHAT-01)', async () => {
    await showChat({ typing: ['Felix Brandt'] });
    expect(screen.getByText('\u2068Felix Brandt\u2069 is typing...')).toBeDefined();
    expect(screen.queryByText('1 member online')).toBeNull();
  });

  it('says how many type (CHAT-01)', async () => {
    await showChat({ typing: ['Felix Brandt', 'Mei Lin'] });
    expect(screen.getByText('\u2068Felix Brandt\u2069 and 1 other are typing...')).toBeDefined();
  });

  it('has a menu that leads to the group’s pages, and makes way for them (CHAT-01)', async () => {
    const { router, onLeave } = await showChat();
    const button = screen.getByRole('button', { name: 'Group menu' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Group menu' }));
    expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Invite Users', '/account/members/teams'],
      ['Find Members', '/account/members/import-members'],
      ['Meetings', '/account/members/import-members'],
      ['Group Settings', '/account/members/import-members'],
      ['Group Settings', '/account/security/privacy-settings'],
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Invite Users' }));
    expect(router.state.location.pathname).toBe('/account/members/teams');
    expect(onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('accepts somebody who asks to join (CHAT-02)', async () => {
    const { source } = await showChat({ joinRequests: [user('tomasz', 'Tomasz Wilk')], messages: talk({}) });
    const request = within(screen.getByRole('region', { name: 'Request to join' }));
    expect(request.getByText('\u2068Tomasz Wilk\u2069 wants to join')).toBeDefined();
    await userEvent.click(request.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('region', { name: 'Request to join' })).toBeNull();
    expect(source.getSnapshot().group.members.map(({ name }) => name)).toContain('Tomasz Wilk');
    expect(await screen.findByText('\u2068Tomasz Wilk\u2069 joined the group.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('article'));
  });

  it('declines somebody who asks to join (CHAT-02)', async () => {
    const { source } = await showChat({ joinRequests: [user('tomasz', 'Tomasz Wilk')] });
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(screen.queryByRole('region', { name: 'Request to join' })).toBeNull();
    expect(source.getSnapshot().group.members.map(({ name }) => name)).not.toContain('Tomasz Wilk');
  });

  it('heads each day: Today, Yesterday, or the full date (CHAT-03)', async () => {
    const noon = new Date().setHours(12, 0, 0, 0);
    const at = (days: number) => ({ timestamp: new Date(noon - days * DAY).toISOString() });
    await showChat({ messages: talk(at(400), at(1), at(0)) });
    const [date, ...days] = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
    expect(days).toEqual(['Yesterday', 'Today']);
    expect(date).toMatch(/^\w+day, \w+ \d+, \d{4}$/);
  });

  it('says that there are no messages yet (CHAT-16)', async () => {
    await showChat();
    expect(screen.getByText('No messages yet')).toBeDefined();
  });

  it('shows what was sent, and the answer to it (CHAT-05) (CHAT-06)', async () => {
    const { source, pass } = await showChat();
    act(() => source.send({ ...EMPTY_DRAFT, text: 'Who knows a form tool?' }));
    expect(screen.getByRole('article', { name: /^You/ }).textContent).toContain('Who knows a form tool?');
    expect(screen.getByText('\u2068Felix Brandt\u2069 is typing...')).toBeDefined();
    pass(2000);
    expect(screen.getByRole('article', { name: /^Felix Brandt/ }).textContent).toContain('Good idea.');
  });

  it('leaves no timer behind when the panel closes (CHAT-06)', async () => {
    const { source, clock, unmount } = await showChat();
    act(() => source.send({ ...EMPTY_DRAFT, text: 'Bye' }));
    unmount();
    expect(clock.waiting()).toBe(0);
  });
});
