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
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

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
    render(
      <Image src="/0" alternatives={['/1', '/2', '/3', '/4', '/5', '/6', '/7']} alt="A cat" width={10} height={10} />,
    );
    for (const next of ['/1', '/2', '/3', '/4', '/5']) {
      fail();
      expect(src()).toBe(next);
    }
    fail();
    expect(screen.getByTitle('Failed to load: A cat').tagName).toBe('SPAN');
    expect(screen.queryByRole('img', { name: 'A cat' })).toBeNull();
  });

  it('says nothing to a screen reader in place of a decorative picture (UI-04, UI-06)', () => {
    const { container } = render(<Image src="/0" alt="" width={10} height={10} />);
    fireEvent.error(screen.getByRole('presentation'));
    void act(() => vi.advanceTimersByTime(100));
    const placeholder = container.querySelector('span');
    expect(placeholder?.getAttribute('aria-hidden')).toBe('true');
    expect(placeholder?.hasAttribute('title')).toBe(false);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('names what failed once: no description repeats the name (UI-04, UI-06)', () => {
    render(<Image src="/0" alt="A cat" width={10} height={10} />);
    fail();
    const placeholder = screen.getByRole('img', { name: 'Failed to load: A cat' });
    expect(placeholder.hasAttribute('aria-label')).toBe(false);
  });

  it('goes on by itself when the picture had failed before anybody listened (UI-04)', () => {
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(function (this: HTMLImageElement) {
      return this.src;
    });
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Image src="/0" alternatives={['/1']} alt="A cat" width={10} height={10} />);
    void act(() => vi.advanceTimersByTime(100));
    expect(src()).toBe('/1');
  });

  it('starts anew when it is given another picture (UI-04)', () => {
    const { rerender } = render(<Image src="/0" alt="A cat" width={10} height={10} />);
    fail();
    rerender(<Image src="/new" alt="A cat" width={10} height={10} />);
    expect(src()).toBe('/new');
  });
});
