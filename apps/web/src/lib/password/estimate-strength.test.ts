import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['password1', 'common'],
    ['qwertyuiop', 'common'],
    ['cvbnmkjhgf', 'keyboard'],
    ['aaaaaaaaaaaa', 'repeat'],
    ['abcdefgh1', 'sequence'],
    ['washington', 'name'],
    ['12.04.1987', 'date'],
    ['kowalczyk', 'personal'],
    ['thelibrary', 'plain'],
  ])('of %s is too little, because of what is %s in it (AUTH-06)', (password, weakness) => {
    const strength = estimateStrength(password, ['Ines Kowalczyk', 'ines@onceware.example']);
    expect(strength.weakness).toBe(weakness);
    expect(strength.score).toBeLessThan(3);
  });

  it.each(['demo demo demo', 'correct horse battery staple', 'خمسة أرانب زرقاء', '五只蓝兔子一起跳过小河'])(
    'of %s is enough (AUTH-06)',
    (password) => {
      expect(estimateStrength(password, []).weakness).toBeNull();
    },
  );
});
