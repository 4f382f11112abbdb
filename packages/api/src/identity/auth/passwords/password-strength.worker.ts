import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { serveWorker } from '#platform/workers/serve-worker.ts';

/**
 * Limits on the part of a password that is checked. With the library's own limits (256 characters, 100 substitutions) a
 * hostile one takes most of a second; with 64 and 10 a third of one; with these at most about 60 ms. A password that is
 * long enough to be good is so by then.
 */
const LOOKED_AT = { maxLength: 32, l33tMaxSubstitutions: 3 };

export interface Estimate {
  password: string;
  /** Words that an attacker knows about the owner. */
  known: readonly string[];
}

const estimator = new ZxcvbnFactory({ ...LOOKED_AT, dictionary: { ...common, ...english }, graphs: adjacencyGraphs });

/** zxcvbn's 0 to 4. */
serveWorker(({ password, known }: Estimate): number => estimator.check(password, [...known]).score);
