import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { toUnicodeSet, type ReadonlyFlags } from 'regexp-ast-analysis';

/** `head`, many times `pump`, then `tail`. */
export interface Attack {
  head: string;
  pump: string;
  tail: string;
}

/** Tried first for a set of characters, since they are told apart by most patterns. */
const USUAL = Array.from(`a0 /.-_:=,'"()[]<>&#?!\n\tAé你م`, (one) => one.codePointAt(0) ?? 0);
const REPRESENTATIVES_MAX = 3;
/** Endings that make a match fail. */
const TAILS = ['', '\u0001', '\n'];

type One = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;
const isOne = (node: AST.Element): node is One =>
  node.type === 'Character' ||
  node.type === 'CharacterSet' ||
  node.type === 'CharacterClass' ||
  node.type === 'ExpressionCharacterClass';

/** Only what may stand again and again can be repeated by an attack; of the rest it is the words that count. */
const isRepeated = (node: AST.Node): boolean =>
  (node.type === 'Quantifier' && node.max === Infinity) || (node.parent !== null && isRepeated(node.parent));

function charactersOf(node: One, flags: ReadonlyFlags): string[] {
  const { chars } = toUnicodeSet(node, flags);
  const usual = USUAL.filter((one) => chars.has(one));
  const first = chars.ranges[0]?.min;
  const some = usual.length > 0 || first === undefined ? usual : [first];
  return some.slice(0, REPRESENTATIVES_MAX).map((one) => String.fromCodePoint(one));
}

/** A word that the elements match, shortest parts first; `pick` chooses among characters and alternatives. */
function wordOf(elements: readonly AST.Element[], flags: ReadonlyFlags, pick: number): string {
  const choose = <Choice>(all: readonly Choice[]): Choice | undefined => all[Math.min(pick, all.length - 1)];
  return elements
    .map((node): string => {
      if (isOne(node)) return choose(charactersOf(node, flags)) ?? '';
      if (node.type === 'Group' || node.type === 'CapturingGroup')
        return wordOf(choose(node.alternatives)?.elements ?? [], flags, pick);
      if (node.type === 'Quantifier')
        return wordOf([node.element], flags, pick).repeat(Math.max(node.min, node.max > 0 ? 1 : 0));
      return '';
    })
    .join('');
}

/** Text that leads to a node. */
function prefixOf(node: AST.Node, flags: ReadonlyFlags, pick: number): string {
  const { parent } = node;
  if (!parent) return '';
  if (parent.type !== 'Alternative') return prefixOf(parent, flags, pick);
  const before = parent.elements.slice(
    0,
    parent.elements.findIndex((one) => one === node),
  );
  return prefixOf(parent, flags, pick) + wordOf(before, flags, pick);
}

/** Texts that take long if the pattern can be led astray: what it repeats, from where it begins, and what it holds at all. */
export function attacksOn(pattern: AST.Pattern, flags: ReadonlyFlags): Attack[] {
  const heads = new Set(['']);
  const pumps = new Set<string>();
  const single = (node: One) => {
    if (isRepeated(node)) for (const character of charactersOf(node, flags)) pumps.add(character);
  };
  let isRepeating = false;
  visitRegExpAST(pattern, {
    onCharacterEnter: single,
    onCharacterSetEnter: single,
    onCharacterClassEnter: single,
    onQuantifierEnter(node) {
      if (node.max !== Infinity) return;
      isRepeating = true;
      for (const pick of [0, 1, 2]) {
        const prefix = prefixOf(node, flags, pick);
        const word = wordOf([node.element], flags, pick);
        heads.add(prefix);
        for (const pump of [word, prefix, prefix + word]) pumps.add(pump);
      }
    },
  });
  if (!isRepeating) return [];
  pumps.delete('');
  return [...pumps].flatMap((pump) => [...heads].flatMap((head) => TAILS.map((tail) => ({ head, pump, tail }))));
}
