import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordStrength } from './password-strength.ts';

const strength = createPasswordStrength();
afterAll(() => strength.close());

const isTaken = async (password: string, known: readonly string[] = ['Ada Lovelace', 'ada.lovelace@example.com']) => {
  try {
    await strength.check(password, known, '192.0.2.1');
    return true;
  } catch (error) {
    expect(error).toMatchObject({ key: 'weak_password' });
    return false;
  }
};

describe('a new password', () => {
  it.each([
    'password',
    'P@ssw0rd!',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '01012001',
    'onceware',
    'Onceware1',
  ])('is refused when it is common or a pattern: %s (AUTH-06)', async (password) => {
    expect(await isTaken(password)).toBe(false);
  });

  it.each(['ada.lovelace', 'Ada Lovelace', 'lovelace1815', 'ada.lovelace@example.com', 'ecalevol'])(
    'is refused when it is the name or address: %s (AUTH-06)',
    async (password) => {
      expect(await isTaken(password)).toBe(false);
    },
  );

  it.each([
    'correct horse battery staple',
    'u7#kQ2!mVx',
    'nobody would guess that',
    'ежик в тумане спит',
    '小猫喜欢在月光下跳舞',
  ])('is taken when it is hard to guess: %s (AUTH-06)', async (password) => {
    expect(await isTaken(password)).toBe(true);
  });
});
