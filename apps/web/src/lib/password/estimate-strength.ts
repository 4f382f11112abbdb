import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as passwords } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Why a password is easy to guess; `plain`: for no reason but its few possibilities. */
type Weakness = 'common' | 'word' | 'name' | 'personal' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'plain';

export interface Strength {
  score: Score;
  /** Advice on what to improve; null once it is good enough. */
  weakness: Weakness | null;
}

/** The library's warnings, which are keys as long as it is given no translations. */
const WEAKNESSES = new Map<string | null, Weakness>([
  ['topTen', 'common'],
  ['topHundred', 'common'],
  ['common', 'common'],
  ['similarToCommon', 'common'],
  ['wordByItself', 'word'],
  ['namesByThemselves', 'name'],
  ['commonNames', 'name'],
  ['userInputs', 'personal'],
  ['straightRow', 'keyboard'],
  ['keyPattern', 'keyboard'],
  ['simpleRepeat', 'repeat'],
  ['extendedRepeat', 'repeat'],
  ['sequences', 'sequence'],
  ['recentYears', 'date'],
  ['dates', 'date'],
]);

// The same words, limits and parts as in packages/api/src/identity/auth/passwords/password-strength.ts, which decides.
const zxcvbn = new ZxcvbnFactory({
  maxLength: 64,
  l33tMaxSubstitutions: 10,
  dictionary: { ...passwords, ...english },
  graphs: adjacencyGraphs,
});

/** @param personal what an attacker would try first: the person's name and e-mail */
export function estimateStrength(password: string, personal: readonly string[]): Strength {
  const parts = personal.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((part) => part.length > 2);
  const { score, feedback } = zxcvbn.check(password.normalize('NFKC'), ['onceware', ...parts]);
  return {
    score,
    weakness: score < authLimits.passwordScoreMin ? (WEAKNESSES.get(feedback.warning) ?? 'plain') : null,
  };
}
