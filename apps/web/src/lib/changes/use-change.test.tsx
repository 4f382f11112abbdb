import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { type ChangeKind, useChange, useWork } from './use-change.ts';
import { useMake } from './use-make.ts';
import { useShown } from './use-shown.ts';

const LIST = ['words'];
const add = (words: string[], word: string) => (words.includes(word) ? words : [...words, word]);

let server: string[];
/** Promises that each send waits for, or fails with, before the server has the word. */
let sendings: Promise<unknown>[];
/** Promises that each read waits for. */
let readings: Promise<unknown>[];

const ADDING: ChangeKind<string, unknown> = {
  key: ['words', 'add'],
  data: [LIST],
  send: async (_client, word) => {
    await sendings.shift();
    server = add(server, word);
  },
  confirm: (queryClient, word) => queryClient.setQueryData<string[]>(LIST, (words) => words && add(words, word)),
};

const queryFn = async () => {
  const words = server;
  await readings.shift();
  return words;
};

let changes: { adding: (word: string) => void; working: (word: string) => void };

function Words() {
  const { data = [] } = useQuery({ queryKey: LIST, queryFn, select: useShown(ADDING.key, add) });
  const { change } = useChange(ADDING);
  const work = useWork(LIST);
  const make = useMake();
  useEffect(() => {
    changes = {
      adding: (word) => void make(() => change(word), { done: `${word} is added`, again: 'Try again' }),
      working: (word) =>
        void make(() => work.change((client) => ADDING.send(client, word, false)), { done: `${word} is worked in` }),
    };
  });
  return (
    <>
      <p role="note">{data.join(' ')}</p>
      <p>{work.isPending ? 'Busy' : 'Idle'}</p>
    </>
  );
}

const shown = () => screen.getByRole('note').textContent;
const start = async () => {
  const { queryClient } = renderApp(
    <>
      <Words />
      <ToastHost />
    </>,
  );
  await waitFor(() => expect(shown()).toBe('one'));
  return queryClient;
};

beforeAll(() => import('#lib/toasts/toast-stack.tsx'));
beforeEach(() => {
  [server, sendings, readings] = [['one'], [], []];
});
afterEach(() => onlineManager.setOnline(true));

describe('a change', () => {
  it('that does not wait for a connection shows at once, goes again when it fails, and can be tried again (T43)', async () => {
    await start();
    const sending = Promise.withResolvers<never>();
    sendings = [sending.promise];
    onlineManager.setOnline(false);
    act(() => changes.adding('two'));
    await waitFor(() => expect(shown()).toBe('one two'));
    sending.reject(new TypeError('Failed to fetch'));
    await screen.findByText('The server cannot be reached. Check your connection and try again.');
    expect(shown()).toBe('one');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('two is added');
    expect(shown()).toBe('one two');
  });

  it('that was refused for good cannot be tried again (T43)', async () => {
    await start();
    sendings = [Promise.reject(refusal('forbidden'))];
    act(() => changes.adding('two'));
    await screen.findByText(/permission/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is not hidden by a list requested before it, while more changes wait (T43)', async () => {
    const queryClient = await start();
    const [before, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    [sendings, readings] = [[Promise.resolve(), Promise.resolve(), last.promise], [before.promise]];
    act(() => changes.working('two'));
    await waitFor(() => expect(readings).toEqual([]));
    act(() => changes.adding('three'));
    act(() => changes.adding('four'));
    await screen.findByText('three is added');
    await act(async () => before.resolve());
    expect([queryClient.getQueryData(LIST), shown()]).toEqual([['one', 'three'], 'one three four']);
    await act(async () => last.resolve());
  });
});

describe('work', () => {
  it('keeps its button busy until its result is read again, and only then says so (T43)', async () => {
    await start();
    const reading = Promise.withResolvers<void>();
    readings = [reading.promise];
    act(() => changes.working('two'));
    await waitFor(() => expect(readings).toEqual([]));
    expect([screen.getByText('Busy'), shown(), screen.queryByText('two is worked in')]).toEqual([
      expect.anything(),
      'one',
      null,
    ]);
    reading.resolve();
    await screen.findByText('two is worked in');
    expect([screen.getByText('Idle'), shown()]).toEqual([expect.anything(), 'one two']);
  });
});
