import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { AppError } from '../core/errors.ts';
import { authLimits } from './auth.limits.ts';

/**
 * What of a password is looked at. With the library's own limits (256 characters, 100 substitutions) a hostile one takes most
 * of a second; with these at most about 60 ms.
 */
const LOOKED_AT = { maxLength: 64, l33tMaxSubstitutions: 10 };

/** Made when first asked for: its word lists take a quarter of a second to put in order. */
let estimator: ZxcvbnFactory | undefined;

/** @throws weak_password if it is common, or easy to guess from `known`, what an attacker knows of its owner */
export function checkPassword(password: string, known: readonly string[]): void {
  estimator ??= new ZxcvbnFactory({ ...LOOKED_AT, dictionary: { ...common, ...english }, graphs: adjacencyGraphs });
  const parts = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((part) => part.length > 2);
  const { score } = estimator.check(password.normalize('NFKC'), ['onceware', ...parts]);
  if (score < authLimits.passwordScoreMin) throw new AppError('weak_password');
}
