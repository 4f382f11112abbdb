import { Menu } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { EntriesMenu } from './entries-menu.tsx';

const onChoose = vi.fn<(name: string) => void>();

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <EntriesMenu opened={isOpen} onChange={setIsOpen} target={<button type="button">Actions</button>} dropdown={{}}>
      {['First', 'Second', 'Third', 'Last'].map((name) => (
        <Menu.Item key={name} onClick={() => onChoose(name)}>
          {name}
        </Menu.Item>
      ))}
    </EntriesMenu>
  );
}

const button = () => screen.getByRole('button', { name: 'Actions' });
const focused = () => document.activeElement?.textContent;
/** Presses as a typist would, who does not wait for anything. */
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const open = () => {
  renderApp(<Page />);
  button().focus();
  fireEvent.click(button());
};
const untilFocused = () => {
  while (focused() !== 'First') act(() => void vi.advanceTimersToNextTimer());
};
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('a menu', () => {
  beforeEach(() => {
    onChoose.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves the focus where a key has moved it, however soon (UI-06)', async () => {
    let presses = 0;
    const pressAtOnce = () => {
      if (focused() !== 'First') return;
      presses += 1;
      press('End');
    };
    document.addEventListener('focusin', pressAtOnce);
    onTestFinished(() => document.removeEventListener('focusin', pressAtOnce));
    open();
    // One timer at a time, as in a browser: React draws and puts off more after each.
    for (let step = 0; step < 100 && vi.getTimerCount() > 0; step += 1) act(() => void vi.advanceTimersToNextTimer());
    expect([focused(), presses]).toEqual(['Last', 1]);
  });

  it('gets the keys that are pressed before it is there, and its button does not (UI-06)', async () => {
    open();
    expect(screen.queryByRole('menu')).toBeNull();
    press('End', 'ArrowUp', 'Enter');
    await rest();
    expect(onChoose.mock.calls).toEqual([['Third']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Actions');
  });

  it('closes by a key that was pressed before it is there, and later ones are the page’s again (UI-06)', async () => {
    open();
    press('Escape');
    await rest();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(fireEvent.keyDown(button(), { key: 'End' })).toBe(true);
  });

  it('keeps the focus within until it closes (UI-06)', async () => {
    open();
    untilFocused();
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })).toBe(false);
    press('Escape');
    await rest();
    expect(focused()).toBe('Actions');
  });

  it('does the same where nothing may move (UI-06)', async () => {
    const matches = (query: string) => query.includes('prefers-reduced-motion');
    const original = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(original(query), 'matches', { value: matches(query) }),
    );
    open();
    untilFocused();
    press('End');
    await rest();
    expect(focused()).toBe('Last');
    press('Escape');
    await rest();
    expect(focused()).toBe('Actions');
  });
});
