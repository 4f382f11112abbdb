import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SELF } from '../chat-source.ts';
import { showRoom } from '../room-testing.tsx';
import { message } from '../testing.ts';
import { showPoll } from './shown-poll.ts';

const READER = 'reader';
const people = (...names: string[]) => names.map((name) => ({ id: name === 'Ines' ? READER : name, name }));
const pollOf = (given: object = {}, votes: string[][] = [['Ben'], []]) =>
  showPoll(
    {
      question: 'Which kiln?',
      isMany: false,
      closesAt: null,
      isClosed: false,
      voters: new Set(votes.flat()).size,
      options: ['Small', 'Big'].map((text, place) => ({
        text,
        count: votes[place]?.length ?? 0,
        people: people(...(votes[place] ?? [])),
      })),
      ...given,
    },
    READER,
  );
const asked = (poll: ReturnType<typeof pollOf>, userId = 'felix') =>
  message({ id: 'm1', number: 1, text: 'Poll: Which kiln? — Small, Big', userId, poll });
const group = () => screen.getByRole('group', { name: 'Which kiln?' });
const choice = (name: RegExp, role: 'radio' | 'checkbox' = 'radio') =>
  within(group()).getByRole<HTMLInputElement>(role, { name });

async function show(poll: ReturnType<typeof pollOf>, { userId = 'felix', refuses = false } = {}) {
  const inputs: [string, unknown][] = [];
  const shown = await showRoom({ messages: [asked(poll, userId)] }, (path, input) => {
    if (!path.startsWith('chat.')) return undefined;
    inputs.push([path, input]);
    if (refuses) throw Object.assign(new Error('closed'), { code: 'poll_closed' });
    return path === 'chat.votes' ? { options: [1] } : {};
  });
  return { ...shown, inputs };
}

describe('a poll', () => {
  it('is a group of choices under its question, with votes and names, and no text beside it (LIVE-06)', async () => {
    await show(pollOf());
    expect(choice(/^Small/).checked).toBe(false);
    expect(group().textContent).toContain('Choose one');
    expect(choice(/^Small.*1 vote$/)).toBeDefined();
    expect(within(group()).getByText('Ben')).toBeDefined();
    expect(screen.getByText('1 person voted')).toBeDefined();
    expect(screen.queryByText(/^Poll:/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close poll' })).toBeNull();
  });

  it('shows at once what is chosen, until the room says what it is, and takes it back (LIVE-06)', async () => {
    const { inputs, change } = await show(pollOf());
    await userEvent.click(choice(/^Big/));
    expect(choice(/^Big/).checked).toBe(true);
    expect(inputs).toContainEqual(['chat.vote', { roomId: 'room-1', id: 'm1', options: [1] }]);
    change({ messages: [asked(pollOf({}, [['Ben'], ['Ines']]))] });
    expect(choice(/^Big/).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Take back my vote' }));
    expect(inputs.at(-1)).toEqual(['chat.vote', { roomId: 'room-1', id: 'm1', options: [] }]);
    expect(choice(/^Big/).checked).toBe(false);
  });

  it('takes many choices by keyboard, without leaving its message (LIVE-06)', async () => {
    const { inputs } = await show(pollOf({ isMany: true }, [['Ines'], []]));
    act(() => choice(/^Big/, 'checkbox').focus());
    await userEvent.keyboard(' ');
    expect(inputs.at(-1)).toEqual(['chat.vote', { roomId: 'room-1', id: 'm1', options: [0, 1] }]);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(choice(/^Big/, 'checkbox'));
  });

  it('asks what the reader chose where more have voted than are named (LIVE-06)', async () => {
    await show(
      pollOf({
        options: [
          { text: 'Small', count: 60, people: [] },
          { text: 'Big', count: 60, people: [] },
        ],
      }),
    );
    await waitFor(() => expect(choice(/^Big/).checked).toBe(true));
  });

  it('that is closed takes nothing, and who asked closes it (LIVE-06)', async () => {
    const { inputs, change } = await show(pollOf(), { userId: SELF });
    await userEvent.click(screen.getByRole('button', { name: 'Close poll' }));
    expect(inputs).toContainEqual(['chat.closePoll', { roomId: 'room-1', id: 'm1' }]);
    change({ messages: [asked(pollOf({ isClosed: true, closesAt: new Date().toISOString() }), SELF)] });
    expect(choice(/^Small/).disabled).toBe(true);
    expect(group().textContent).toContain('Closed');
    expect(screen.queryByRole('button', { name: 'Close poll' })).toBeNull();
  });

  it('is asked by the composer’s dialog, which says that votes are seen (LIVE-06)', async () => {
    const { inputs } = await show(pollOf());
    await userEvent.click(screen.getByRole('button', { name: 'Poll' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poll' }));
    expect(dialog.getByText('Everybody in the room sees who voted for what.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Question'), 'When?');
    await userEvent.type(dialog.getByLabelText('Option 1'), 'Now');
    await userEvent.type(dialog.getByLabelText('Option 2'), 'Now');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText('Write at least two options, each another one.')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Add an option' }));
    await userEvent.type(dialog.getByLabelText('Option 3'), 'Later');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Several choices' }));
    await userEvent.selectOptions(dialog.getByLabelText('Closes'), 'In a day');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(inputs).toContainEqual([
        'chat.sendPoll',
        {
          roomId: 'room-1',
          id: expect.any(String),
          question: 'When?',
          options: ['Now', 'Later'],
          isMany: true,
          closesInMinutes: 1440,
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Poll' })).toBeNull());
  });
});
