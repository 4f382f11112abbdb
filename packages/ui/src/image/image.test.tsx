import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Image } from './image.tsx';

const fail = (ms = 100) => {
  fireEvent.error(screen.getByRole('img', { name: 'A cat' }));
  void act(() => vi.advanceTimersByTime(ms));
};
const src = () => screen.getByRole('img', { name: 'A cat' }).getAttribute('src');

describe('image', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tries its alternatives in turn, 100 ms apart (UI-04)', () => {
    render(<Image src="/0" alternatives={['/1', '/2']} alt="A cat" width={10} height={10} />);
    fail(99);
    expect(src()).toBe('/0');
    void act(() => vi.advanceTimersByTime(1));
    expect(src()).toBe('/1');
    fail();
    expect(src()).toBe('/2');
  });

  it('tries at most five alternatives, then shows a placeholder that says what failed (UI-04)', () => {
    render(<Image src="/0" alternatives={['/1', '/2', '/3', '/4', '/5', '/6', '/7']} alt="A cat" width={10} height={10} />);
    for (const next of ['/1', '/2', '/3', '/4', '/5']) {
      fail();
      expect(src()).toBe(next);
    }
    fail();
    expect(screen.getByTitle('Failed to load: A cat').tagName).toBe('SPAN');
    expect(screen.queryByRole('img', { name: 'A cat' })).toBeNull();
  });

  it('starts anew when it is given another picture (UI-04)', () => {
    const { rerender } = render(<Image src="/0" alt="A cat" width={10} height={10} />);
    fail();
    rerender(<Image src="/new" alt="A cat" width={10} height={10} />);
    expect(src()).toBe('/new');
  });
});
