import { attacksOn } from './attacks.ts';
import { countingMatcher, TooManySteps } from './matcher.ts';

/** Characters of a text, then twice as many. A bounded repetition, such as `{0,500}`, is at its bound by then. */
const SHORT = 250;
const LONG = 1_500;
/** Twice the length takes twice as long; four times where it is quadratic. */
const GROWTH_MAX = 2.9;
const STEPS_A_CHARACTER = 4_000;

/** The text for which time grows faster than length, or null. Steps are counted, so that no machine is too slow or too busy. */
export function superlinearText(source: string, flags: string): string | null {
  const matcher = countingMatcher(source, flags);
  const stepsOf = (text: string) => {
    try {
      return matcher.steps(text, text.length * STEPS_A_CHARACTER);
    } catch (error) {
      if (error instanceof TooManySteps || error instanceof RangeError) return Infinity;
      throw error;
    }
  };
  for (const { head, pump, tail } of attacksOn(matcher.pattern, matcher.flags)) {
    const textOf = (length: number) => head + pump.repeat(Math.ceil(length / pump.length)) + tail;
    const grows = (length: number) => {
      const steps = stepsOf(textOf(length));
      return steps === Infinity || stepsOf(textOf(2 * length)) / steps > GROWTH_MAX;
    };
    if (grows(SHORT) && grows(LONG)) return textOf(20);
  }
  return null;
}
