import { expect, it } from 'vitest';
import { DRAWN_AVATARS, drawnAvatar } from './drawn-avatar.ts';

it('gives a name the same drawn avatar in every version (UI-03)', () => {
  const avatars = ['', 'a', ' a ', 'onceware'].map(drawnAvatar);
  expect(avatars).toEqual(['23', '15', '15', '19'].map((number) => `/art/avatars/${number}.svg`));
});

it('spreads names that differ by one character evenly (UI-03)', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2_500; i++) {
    const avatar = drawnAvatar(`tool-${i}`);
    counts.set(avatar, (counts.get(avatar) ?? 0) + 1);
  }
  expect(counts.size).toBe(DRAWN_AVATARS);
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
});
