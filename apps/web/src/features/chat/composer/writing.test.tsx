import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomLimits } from '@onceware/api/chat/chat.limits';
import type { ChatUser, Reference } from '../chat-source.ts';
import { numbered, showRoom } from '../room-testing.tsx';
import { user } from '../testing.ts';
import { button, field } from './composer-testing.tsx';
import { NOTE_DELAY_MS } from './connection-note.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const queryField = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const OFFLINE = 'You are offline. What you write is kept and sent later.';

afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('that is lost is said, and the composer takes what is written (LIVE-05)', async () => {
    const { source, change } = await showRoom({ messages: numbered(1, 1) });
    change({ connection: 'offline' });
    expect(screen.getByText(OFFLINE)).toBeDefined();
    await userEvent.type(field(), 'Later{Enter}');
    expect(source.send.mock.calls[0]?.[0].text).toBe('Later');
    change({ keepsWaiting: false });
    expect(screen.getByText(/as long as this page stays open\.$/)).toBeDefined();
    change({ connection: 'live' });
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('that is restored is announced only when it takes a while (LIVE-05)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 1) });
    vi.useFakeTimers();
    const connecting = () => screen.queryByText('Connecting...');
    for (let times = 0; times < 3; times += 1) {
      change({ connection: 'connecting' });
      await pass(NOTE_DELAY_MS - 1);
      expect(connecting()).toBeNull();
      change({ connection: 'live' });
      await pass(10);
    }
    change({ connection: 'connecting' });
    await pass(NOTE_DELAY_MS);
    expect(connecting()).not.toBeNull();
    change({ connection: 'offline' });
    change({ connection: 'connecting' });
    expect(connecting()).not.toBeNull();
    change({ connection: 'live' });
    expect(connecting()).toBeNull();
  });
});

describe('a member who may not write', () => {
  const room = {
    id: 'room-1',
    kind: 'community',
    slowModeSeconds: 0,
    hasPreviews: true,
    peopleCount: null,
    thread: null,
    isClosed: false,
    request: null,
    silencedUntil: null,
  } as const;
  const may = { write: true, moderate: false, attach: false };

  it.each([
    ['in a closed room', { isClosed: true }, /^This room is closed\./],
    ['while a request waits', { request: 'waiting' as const }, /^Your message waits for an answer\./],
    ['in a room of others', { may: { ...may, write: false } }, 'You can read here, but not write.'],
  ])('%s reads why in place of the field (LIVE-05)', async (_where, given, sentence) => {
    await showRoom({ messages: numbered(1, 1), room: given });
    expect(screen.getByText(sentence)).toBeDefined();
    expect(queryField()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('for a time is told until when, keeps the draft, and can write again without a reload (LIVE-11)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 1), room: { may } });
    write('Half a thought');
    vi.useFakeTimers();
    change({ room: { ...room, may, silencedUntil: new Date(Date.now() + 60_000).toISOString() } });
    expect(screen.getByText(/^A moderator has muted you here until .+\.$/)).toBeDefined();
    expect(queryField()?.value).toBe('Half a thought');
    expect(queryField()?.readOnly).toBe(true);
    await pass(62_000);
    expect(queryField()?.value).toBe('Half a thought');
    expect(queryField()?.readOnly).toBe(false);
  });

  it('in slow mode sees a countdown, and can type meanwhile (LIVE-11, LIVE-17)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const own = { out: true, userId: 'self' };
    const { source, change } = await showRoom({ messages: numbered(1, 1, own), room: { may, slowModeSeconds: 30 } });
    // Said before the first message is refused.
    expect(screen.getByText('Slow mode: one message every 30 seconds.')).toBeDefined();
    write('Second');
    expect(button('Send').disabled).toBe(false);
    change({ messages: [...numbered(1, 1, own), ...numbered(2, 2, own)] });
    expect(document.body.textContent).toContain('Slow mode: you can write again in 30 seconds.');
    expect(button('Send').disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(source.send).not.toHaveBeenCalled();
    // A second more than ten: the countdown ticks some time within each.
    await pass(11_000);
    expect(screen.getByText(/in (1\d|20) seconds\.$/)).toBeDefined();
    await pass(20_000);
    expect(screen.getByText('Slow mode: one message every 30 seconds.')).toBeDefined();
    expect(button('Send').disabled).toBe(false);
  });

  it('who moderates does not wait in slow mode (LIVE-11)', async () => {
    const own = { out: true, userId: 'self', timestamp: new Date().toISOString() };
    const looking = { may: { ...may, moderate: true }, slowModeSeconds: 30 };
    await showRoom({ messages: numbered(1, 1, own), room: looking });
    expect(screen.queryByText(/^Slow mode/)).toBeNull();
  });
});

describe('a text in a room', () => {
  it('that is too long is said to be, and is not cut (LIVE-05)', async () => {
    await showRoom({ messages: numbered(1, 1) });
    write('x'.repeat(roomLimits.textMax));
    expect(button('Send').disabled).toBe(false);
    write('x'.repeat(roomLimits.textMax + 1));
    expect(field().value).toHaveLength(roomLimits.textMax + 1);
    expect(button('Send').disabled).toBe(true);
    expect(screen.getByText('A message holds at most 10,000 characters.')).toBeDefined();
  });

  it('tells the room that it is being written (LIVE-06)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1) });
    write('a');
    write('ab');
    expect(source.setTyping).toHaveBeenCalledTimes(2);
    write('');
    expect(source.setTyping).toHaveBeenCalledTimes(2);
  });
});

describe('suggestions of a room', () => {
  const ask = async (value: string) => {
    write(value);
    await pass(150);
  };
  const list = () => screen.queryByRole('listbox');

  it('say that they are loading, that there are none, and that they failed (LIVE-08)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1) });
    vi.useFakeTimers();
    const people = Promise.withResolvers<ChatUser[]>();
    source.findUsers.mockReturnValueOnce(people.promise);
    await ask('@zo');
    expect(screen.getByText('Searching...')).toBeDefined();
    await act(async () => people.resolve([]));
    expect(screen.getByText('Nobody in this room has that name.')).toBeDefined();
    source.findReferences.mockRejectedValueOnce(new Error('offline'));
    await ask('#zo');
    expect(screen.getByText(/^The suggestions could not be loaded\./)).toBeDefined();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByText(/^The suggestions could not be loaded\./)).toBeNull();
    // Text that goes on after a space is not meant as a tag.
    source.findReferences.mockResolvedValueOnce([]);
    await ask('');
    await ask('#1 reason');
    expect(screen.queryByText('No deal or tool is called that.')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(source.send.mock.calls[0]?.[0].text).toBe('#1 reason');
  });

  it('of an earlier query that arrive late are not shown (LIVE-08)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1) });
    vi.useFakeTimers();
    const slow = Promise.withResolvers<ChatUser[]>();
    source.findUsers.mockReturnValueOnce(slow.promise).mockResolvedValueOnce([user('Mei Lin')]);
    await ask('@m');
    await ask('@me');
    expect(source.findUsers.mock.calls[0]?.[1]?.aborted).toBe(true);
    await act(async () => slow.resolve([user('Marta')]));
    expect(
      within(list() ?? document.body)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mei Lin']);
  });

  it('are deals and tools for #, named in what is sent (LIVE-08)', async () => {
    const deal: Reference = {
      kind: 'deal',
      slug: 'mailwell',
      title: 'Mailwell',
      thumbnail: null,
      url: '/deal/mailwell',
    };
    const { source } = await showRoom({ messages: numbered(1, 1) });
    vi.useFakeTimers();
    source.findReferences.mockResolvedValueOnce([deal, { ...deal, kind: 'tool', url: '/tool/mailwell' }]);
    await ask('#mail');
    expect(list()?.getAttribute('aria-label')).toBe('Deals and tools');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'MailwellDeal',
      'MailwellTool',
    ]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(source.send.mock.calls[0]?.[0]).toMatchObject({
      text: '#Mailwell ',
      taggedContent: { references: [{ kind: 'deal', slug: 'mailwell' }] },
    });
  });
});
