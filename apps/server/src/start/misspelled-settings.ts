/** Longer names may have more letters wrong. Of short ones only neighbours may be swapped: HOST and POST are two words. */
const isNear = (one: string, other: string): boolean => {
  const mistakes = distance(one, other);
  return mistakes <= Math.floor(other.length / 6) || (mistakes === 1 && sortedLetters(one) === sortedLetters(other));
};

const sortedLetters = (word: string): string => word.split('').toSorted().join('');

/**
 * The names that are none of `known` but close to one that is missing, with that one. All others are left alone: an environment holds
 * much that is for somebody else.
 */
export function findMisspelled(given: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const missing = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = missing.find((one) => isNear(name.toUpperCase().replaceAll('-', '_'), one));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** Letters that are wrong, missing, too many or swapped with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const at = (values: number[], index: number) => values[index] ?? Number.POSITIVE_INFINITY;
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
