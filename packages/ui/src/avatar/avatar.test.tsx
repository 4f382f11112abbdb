import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { AVATAR_COLORS, avatarColor, initials } from './initials.ts';

const picture = () => document.querySelector('img');

describe('avatar', () => {
  it.each(['https://img.example/a.png', 'data:image/png;base64,AAAA', 'blob:https://onceware.example/1', '/art/avatars/1.svg'])('shows the picture of %s (UI-02)', (src) => {
    render(<Avatar src={src} name="Ada Lovelace" />);
    expect(picture()?.getAttribute('src')).toBe(src);
  });

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', '//other.example/a.png'])('shows initials for %s (UI-02)', (src) => {
    const { container } = render(<Avatar src={src} name="Ada Lovelace" />);
    expect(picture()).toBeNull();
    expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AD');
  });

  it('falls back to initials when the picture fails, and tries a new one (UI-03)', () => {
    const { container, rerender } = render(<Avatar src="https://img.example/gone.png" name="Ada" />);
    const image = picture();
    if (image) fireEvent.error(image);
    expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AD');
    rerender(<Avatar src="https://img.example/new.png" name="Ada" />);
    expect(picture()?.getAttribute('src')).toBe('https://img.example/new.png');
  });

  it('takes the first two whole letters of the text (UI-02)', () => {
    expect(['ada lovelace', ' x ', '李小龙', '👩‍🚀 crew', 'e\u0301mile', ''].map(initials)).toEqual(['AD', 'X', '李小', '👩‍🚀', 'E\u0301M', '']);
  });

  it('has one of 16 colours by the text, always the same, and uses them all (UI-02)', () => {
    const colors = Array.from({ length: 400 }, (_, index) => avatarColor(`User ${index}`));
    expect(new Set(colors).size).toBe(AVATAR_COLORS);
    expect(Math.max(...colors)).toBeLessThan(AVATAR_COLORS);
    expect(avatarColor('Ada')).toBe(avatarColor(' Ada '));
  });
});
