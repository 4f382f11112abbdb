import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeDeal, makeItem } from '../testing.ts';
import { useCards } from './use-cards.ts';

interface Asked {
  dealIds: string[];
  toolIds: string[];
}

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => void vi.useRealTimers());

const asked = () => server.log.filter(({ path }) => path === 'catalog.cards').map(({ input }) => input as Asked);

function Cards({ ids }: { ids: string[] }) {
  const cardOf = useCards(ids.map((id) => makeItem(id)));
  return ids.map((id) => {
    const card = cardOf(makeItem(id));
    return (
      <p key={id}>
        {id}: {card.is === 'deal' ? card.deal.title : card.is}
      </p>
    );
  });
}

function MoreAndMore() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <Cards ids={many(count)} />
    </>
  );
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `d${index}`);

describe('cards of items', () => {
  it('are asked for in one call for those that appear together, each once (COL-08)', async () => {
    server.deals = [makeDeal('x', 'Mailwell')];
    renderApp(
      <>
        <Cards ids={['x', 'y']} />
        <Cards ids={['x']} />
      </>,
      { session, answer: server.answer },
    );
    expect(await screen.findAllByText('x: Mailwell')).toHaveLength(2);
    expect(asked()).toEqual([{ dealIds: ['x', 'y'], toolIds: [] }]);
  });

  it('are missing when the catalogue has none (COL-08)', async () => {
    renderApp(<Cards ids={['gone']} />, { session, answer: server.answer });
    expect(screen.getByText('gone: loading')).toBeDefined();
    expect(await screen.findByText('gone: missing')).toBeDefined();
  });

  it('are asked for in calls of at most a hundred (COL-08)', async () => {
    renderApp(<Cards ids={many(230)} />, { session, answer: server.answer });
    await screen.findByText('d229: missing');
    expect(asked().map(({ dealIds }) => dealIds.length)).toEqual([100, 100, 30]);
  });

  it('that are known are not asked for again when others come (COL-08)', async () => {
    renderApp(<MoreAndMore />, { session, answer: server.answer });
    await screen.findByText('d0: missing');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByText('d1: missing');
    expect(asked().map(({ dealIds }) => dealIds)).toEqual([['d0'], ['d1']]);
  });

  it('of rows that scroll by quickly are one call in a tenth of a second (COL-08)', async () => {
    vi.useFakeTimers();
    renderApp(<MoreAndMore />, { session, answer: server.answer });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(0);
    for (let frame = 0; frame < 5; frame++) {
      fireEvent.click(screen.getByRole('button', { name: 'More' }));
      await pass(16);
    }
    expect(asked()).toHaveLength(1);
    await pass(20);
    expect(asked().map(({ dealIds }) => dealIds.length)).toEqual([1, 5]);
  });

  it('are missing when they cannot be read (COL-08)', async () => {
    server.before = () => {
      throw refusal('invalid_input');
    };
    renderApp(<Cards ids={['x']} />, { session, answer: server.answer });
    await waitFor(() => expect(screen.getByText('x: missing')).toBeDefined());
  });
});
