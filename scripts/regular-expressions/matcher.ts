import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { hasSomeDescendant, toCache, toUnicodeSet, type ReadonlyFlags } from 'regexp-ast-analysis';

/** Goes on behind the position that was reached; true where the rest matches. */
type Next = (at: number) => boolean;
type Step = (at: number, next: Next) => boolean;

/** More steps than anything linear takes on what the tests give it. */
export class TooManySteps extends Error {}

export interface CountingMatcher {
  pattern: AST.Pattern;
  flags: ReadonlyFlags;
  /** Counts the steps of finding every match in the text. @throws TooManySteps beyond `max` */
  steps(text: string, max: number): number;
}

const WORD = /\w/;

/**
 * A backtracking matcher that works as those of JavaScript do but counts its steps, so that how time grows is seen
 * whatever the machine does meanwhile. Engines skip some of these steps; none takes more.
 */
export function countingMatcher(source: string, flagLetters: string): CountingMatcher {
  const parser = new RegExpParser();
  const isUnicode = /[uv]/.test(flagLetters);
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flagLetters.includes('u'),
    unicodeSets: flagLetters.includes('v'),
  });
  const flags = toCache(parser.parseFlags(flagLetters));
  let characters: number[] = [];
  let taken = 0;
  let max = 0;
  const step = () => {
    taken += 1;
    if (taken > max) throw new TooManySteps();
  };

  const isWordAt = (at: number) =>
    at >= 0 && at < characters.length && WORD.test(String.fromCodePoint(characters[at] ?? 0));
  const isLineEnd = (at: number) => [0x0a, 0x0d, 0x20_28, 0x20_29].includes(characters[at] ?? -1);

  /** One character of a set, forwards or, within a look-behind, backwards. */
  const oneOf = (node: Parameters<typeof toUnicodeSet>[0], isBackwards: boolean): ((at: number) => boolean) => {
    const set = toUnicodeSet(node, flags).chars;
    return (at) => {
      step();
      const character = characters[isBackwards ? at - 1 : at];
      return character !== undefined && set.has(character);
    };
  };

  function alternatives(nodes: readonly AST.Alternative[], isBackwards: boolean): Step {
    const all = nodes.map(({ elements }) => sequence(elements, isBackwards));
    return (at, next) => all.some((one) => one(at, next));
  }
  function sequence(elements: readonly AST.Element[], isBackwards: boolean): Step {
    const steps = (isBackwards ? elements.toReversed() : elements).map((one) => element(one, isBackwards));
    return steps.reduceRight<Step>(
      (rest, one) => (at, next) => one(at, (then) => rest(then, next)),
      (at, next) => next(at),
    );
  }
  function element(node: AST.Element, isBackwards: boolean): Step {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const isOne = oneOf(node, isBackwards);
        return (at, next) => isOne(at) && next(isBackwards ? at - 1 : at + 1);
      }
      case 'Group':
      case 'CapturingGroup':
        return alternatives(node.alternatives, isBackwards);
      case 'Assertion':
        return assertion(node);
      case 'Quantifier':
        return quantifier(node, isBackwards);
      case 'Backreference':
        throw new Error('A backreference cannot be counted; write it without.');
    }
  }
  function assertion(node: AST.Assertion): Step {
    switch (node.kind) {
      case 'start':
        return (at, next) => (step(), at === 0 || (flags.multiline && isLineEnd(at - 1))) && next(at);
      case 'end':
        return (at, next) => (step(), at === characters.length || (flags.multiline && isLineEnd(at))) && next(at);
      case 'word':
        return (at, next) => (step(), (isWordAt(at - 1) !== isWordAt(at)) !== node.negate) && next(at);
      default: {
        const inner = alternatives(node.alternatives, node.kind === 'lookbehind');
        return (at, next) => inner(at, () => true) !== node.negate && next(at);
      }
    }
  }
  function quantifier({ element: inner, min, max: most, greedy }: AST.Quantifier, isBackwards: boolean): Step {
    const isSingle = inner.type === 'Character' || inner.type === 'CharacterSet' || inner.type === 'CharacterClass';
    if (isSingle) {
      // Without a call for each character: the stack of a long text would not do.
      const isOne = oneOf(inner, isBackwards);
      const by = isBackwards ? -1 : 1;
      return (at, next) => {
        let count = 0;
        if (greedy) {
          while (count < most && isOne(at + by * count)) count += 1;
          for (; count >= min; count -= 1) if ((step(), next(at + by * count))) return true;
          return false;
        }
        while (count < min)
          if (isOne(at + by * count)) count += 1;
          else return false;
        for (;;) {
          if ((step(), next(at + by * count))) return true;
          if (count >= most || !isOne(at + by * count)) return false;
          count += 1;
        }
      };
    }
    const one = element(inner, isBackwards);
    const repeat = (at: number, count: number, next: Next): boolean => {
      step();
      const again = () =>
        count < most && one(at, (then) => (then !== at || count < min) && repeat(then, count + 1, next));
      if (count < min) return again();
      return greedy ? again() || next(at) : next(at) || again();
    };
    return (at, next) => repeat(at, 0, next);
  }

  const match = alternatives(pattern.alternatives, false);
  // Engines see that such a one matches at the beginning or not at all.
  const isAnchored =
    !flags.multiline &&
    pattern.alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start') &&
    !hasSomeDescendant(pattern, (node) => node.type === 'Assertion' && node.kind === 'lookbehind');

  return {
    pattern,
    flags,
    steps(text, limit) {
      characters = isUnicode
        ? Array.from(text, (one) => one.codePointAt(0) ?? 0)
        : Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
      taken = 0;
      max = limit;
      const lastStart = isAnchored ? 0 : characters.length;
      for (let at = 0; at <= lastStart;) {
        let end = -1;
        match(at, (reached) => ((end = reached), true));
        at = end > at ? end : at + 1;
      }
      return taken;
    },
  };
}
