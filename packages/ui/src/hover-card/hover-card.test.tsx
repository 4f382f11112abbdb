import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverCard } from './hover-card.tsx';
import { CLOSE_DELAY, OPEN_DELAY } from './use-hover-open.ts';

const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
const card = () => screen.queryByRole('group', { name: 'About Ada' });
const trigger = () => screen.getByRole('button', { name: 'Ada' });
const inCard = () => screen.getByRole('button', { name: 'Follow' });

/** React takes entering and leaving from these two. */
const enter = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType });
const leave = (element: Element, to: Element = document.body, pointerType = 'mouse') =>
  fireEvent.pointerOut(element, { pointerType, relatedTarget: to });

describe('hover card', () => {
  const onClick = vi.fn<() => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    onClick.mockReset();
    render(
      <HoverCard label="About Ada" card={<button type="button">Follow</button>}>
        <button type="button" onClick={onClick}>
          Ada
        </button>
      </HoverCard>,
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('opens 300 ms after the pointer came (UI-05)', () => {
    expect(OPEN_DELAY).toBe(300);
    enter(trigger());
    pass(299);
    expect(card()).toBeNull();
    pass(1);
    expect(card()).not.toBeNull();
  });

  it('closes 100 ms after the pointer left (UI-05)', () => {
    expect(CLOSE_DELAY).toBe(100);
    enter(trigger());
    pass(300);
    leave(trigger());
    pass(99);
    expect(card()).not.toBeNull();
    pass(1);
    expect(card()).toBeNull();
  });

  it('does not open for a pointer that only passes (UI-05)', () => {
    enter(trigger());
    pass(200);
    leave(trigger());
    pass(1000);
    expect(card()).toBeNull();
  });

  it('stays while the pointer goes over the gap into the card (UI-05)', () => {
    enter(trigger());
    pass(300);
    leave(trigger());
    pass(60);
    enter(inCard());
    pass(1000);
    expect(card()).not.toBeNull();
  });

  it('opens for the focus of the keyboard, and stays while the focus is in the card (UI-05)', () => {
    act(() => trigger().focus());
    pass(300);
    act(() => inCard().focus());
    pass(1000);
    expect(card()).not.toBeNull();
    act(() => inCard().blur());
    pass(100);
    expect(card()).toBeNull();
  });

  it('stays while it has the focus, when the pointer leaves (UI-05)', () => {
    act(() => trigger().focus());
    enter(trigger());
    pass(300);
    leave(trigger());
    pass(1000);
    expect(card()).not.toBeNull();
  });

  it('comes right after its trigger, so that Tab leads into it (UI-05)', () => {
    enter(trigger());
    pass(300);
    expect(trigger().nextElementSibling).toBe(card());
  });

  it('closes on Escape at once, gives the focus back, and does not open again by that (UI-05)', () => {
    act(() => trigger().focus());
    pass(300);
    act(() => inCard().focus());
    const isUnhandled = fireEvent.keyDown(inCard(), { key: 'Escape' });
    expect(isUnhandled).toBe(false);
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(trigger());
    pass(1000);
    expect(card()).toBeNull();
  });

  it('leaves Escape alone while it is closed (UI-05)', () => {
    expect(fireEvent.keyDown(trigger(), { key: 'Escape' })).toBe(true);
  });

  it('lets a tap do what the trigger does, and does not open (UI-05)', () => {
    enter(trigger(), 'touch');
    fireEvent.click(trigger());
    pass(1000);
    expect(onClick).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
  });

  it('gives way when its trigger is pressed, not when something in it is (UI-05)', () => {
    enter(trigger());
    pass(300);
    fireEvent.click(inCard());
    expect(card()).not.toBeNull();
    fireEvent.click(trigger());
    expect(card()).toBeNull();
  });
});

describe('hover card that goes away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves no timer behind (UI-05)', () => {
    const { unmount } = render(
      <HoverCard label="About Ada" card="More">
        <button type="button">Ada</button>
      </HoverCard>,
    );
    enter(trigger());
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
