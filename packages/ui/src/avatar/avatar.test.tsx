import { DRAWN_AVATARS, drawnAvatar } from '@onceware/art/drawn-avatar';
import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvatarBasesContext } from './avatar-bases.tsx';
import { Avatar, GIVE_UP_MS, SKELETON_MS } from './avatar.tsx';
import { AVATAR_COLORS, avatarColor, initials } from './initials.ts';

const URL = 'https://img.example/a.png';
const picture = () => document.querySelector('img');
const shownInitials = () => document.querySelector('[data-initials]')?.getAttribute('data-initials');
const fail = () => {
  const image = picture();
  if (image) fireEvent.error(image);
};

describe('avatar', () => {
  it('shows a picture, and initials for what is none (UI-02)', () => {
    const { rerender } = render(<Avatar src={URL} name="Ada Lovelace" />);
    expect(picture()?.getAttribute('src')).toBe(URL);
    rerender(<Avatar src="javascript:alert(1)" name="Ada Lovelace" />);
    expect(picture()).toBeNull();
    expect(shownInitials()).toBe('AD');
  });

  it('finds delivered and numbered pictures below the bases that it is given (UI-02)', () => {
    const { rerender } = render(<Avatar src="2024/05/abc123" name="Ada" />);
    expect(picture()).toBeNull();
    const bases = { delivery: 'https://images.example', media: 'https://cdn.example' };
    rerender(
      <AvatarBasesContext value={bases}>
        <Avatar src="2024/05/abc123" name="Ada" />
      </AvatarBasesContext>,
    );
    expect(picture()?.getAttribute('src')).toBe('https://images.example/2024/05/abc123');
  });

  it('falls back to initials when the picture fails, and tries a new one (UI-03)', () => {
    const { rerender } = render(<Avatar src={URL} name="Ada" />);
    fail();
    expect(shownInitials()).toBe('AD');
    rerender(<Avatar src="https://img.example/new.png" name="Ada" />);
    expect(picture()?.getAttribute('src')).toBe('https://img.example/new.png');
  });

  it('falls back to one of 25 drawn avatars, and to initials when that fails too (UI-03)', () => {
    render(<Avatar src={URL} name="Ada" fallback="drawn" />);
    fail();
    expect(picture()?.getAttribute('src')).toBe(drawnAvatar('Ada'));
    fail();
    expect(shownInitials()).toBe('AD');
  });

  it('falls back to nothing where that is wanted, and keeps its place (UI-03)', () => {
    const { container } = render(<Avatar src={URL} name="Ada" size={24} fallback="none" />);
    fail();
    expect(picture()).toBeNull();
    expect(shownInitials()).toBeUndefined();
    expect(container.querySelector('span')?.style.inlineSize).toBe('24px');
  });
});

describe('a picture that loads', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is under a skeleton for at least 500 ms, also when it comes at once (UI-03)', () => {
    const { container } = render(<Avatar src={URL} name="Ada" />);
    expect(SKELETON_MS).toBe(500);
    expect(container.querySelector('[data-picture="loading"]')).not.toBeNull();
    const image = picture();
    if (image) fireEvent.load(image);
    expect(container.querySelector('[data-picture="loaded"]')).not.toBeNull();
    // The style keeps it transparent until this delay is over.
    expect(picture()?.style.animationDelay).toBe('500ms');
  });

  it('needs no skeleton when this visit has seen it (UI-03)', () => {
    const show = () => render(<Avatar src="https://img.example/seen.png" name="Ada" />);
    const { unmount } = show();
    const image = picture();
    expect(image?.style.animationDelay).toBe('500ms');
    if (image) fireEvent.load(image);
    unmount();
    show();
    expect(picture()?.getAttribute('style')).toContain('animation: none');
  });

  it('is given up after ten seconds without an answer, unless it came (UI-03)', () => {
    const { rerender } = render(<Avatar src={URL} name="Ada" />);
    void act(() => vi.advanceTimersByTime(GIVE_UP_MS - 1));
    expect(picture()).not.toBeNull();
    void act(() => vi.advanceTimersByTime(1));
    expect(shownInitials()).toBe('AD');

    rerender(<Avatar src="https://img.example/new.png" name="Ada" />);
    const image = picture();
    if (image) fireEvent.load(image);
    void act(() => vi.advanceTimersByTime(GIVE_UP_MS));
    expect(picture()).not.toBeNull();
  });
});

describe('the server’s avatar', () => {
  it.each(['initials', 'drawn', 'none'] as const)(
    'is the browser’s first one, with %s to fall back on (UI-03)',
    async (fallback) => {
      for (const src of [URL, null]) {
        const root = document.createElement('div');
        const tree = <Avatar src={src} name="Ada" fallback={fallback} />;
        root.innerHTML = renderToString(tree);
        const problems: unknown[] = [];
        const hydrated = await act(async () =>
          hydrateRoot(root, tree, { onRecoverableError: (error) => problems.push(error) }),
        );
        expect(problems).toEqual([]);
        act(() => hydrated.unmount());
      }
    },
  );

  it('gives way to initials when its picture failed before React listened (UI-03)', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Avatar src={URL} name="Ada" />);
    const image = root.querySelector('img');
    if (image) image.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
    const hydrated = await act(async () => hydrateRoot(root, <Avatar src={URL} name="Ada" />));
    expect(root.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AD');
    act(() => hydrated.unmount());
  });
});

describe('the stand-in for a picture', () => {
  it('is the first two whole letters of the text (UI-02)', () => {
    const texts = [
      'ada lovelace',
      ' x ',
      '李小龙',
      '👩‍🚀 crew',
      '👍🏽',
      'e\u0301mile',
      'Wolfeschlegelsteinhausen'.repeat(10),
      '',
    ];
    expect(texts.map(initials)).toEqual(['AD', 'X', '李小', '👩‍🚀', '👍🏽', 'E\u0301M', 'WO', '']);
  });

  it('has one of 16 colours by the text, always the same, and uses them all (UI-02)', () => {
    const colors = Array.from({ length: 400 }, (_, index) => avatarColor(`User ${index}`));
    expect(new Set(colors).size).toBe(AVATAR_COLORS);
    expect(Math.max(...colors)).toBeLessThan(AVATAR_COLORS);
    expect(avatarColor('Ada')).toBe(avatarColor(' Ada '));
  });

  it('is one of 25 drawings by the text, always the same, and all of them are used (UI-03)', () => {
    const drawings = new Set(Array.from({ length: 400 }, (_, index) => drawnAvatar(`User ${index}`)));
    expect(DRAWN_AVATARS).toBe(25);
    expect(drawings.size).toBe(25);
    expect(drawnAvatar('Ada')).toBe(drawnAvatar(' Ada '));
    expect(drawnAvatar('Ada')).toMatch(/^\/art\/avatars\/(0\d|1\d|2[0-4])\.svg$/);
  });
});
