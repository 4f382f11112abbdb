const WORD = /[\p{L}\p{N}\p{M}_]/u;
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a character is of a word that spaces set apart, as those of Chinese are not. */
export const isOfSpacedWord = (character: string): boolean => WORD.test(character) && !SPACELESS.test(character);

/** The character that ends before `index`, or ''. */
export function characterBefore(text: string, index: number): string {
  const low = text.charCodeAt(index - 1);
  const start = low >= 0xdc00 && low <= 0xdfff ? index - 2 : index - 1;
  return text.slice(Math.max(0, start), index);
}

/** The character at `index`, or ''. */
export function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** Whether a tag can begin here: not in the middle of a word or an address. Chinese and other scripts put no space before it. */
export function canTagBegin(text: string, index: number): boolean {
  const before = characterBefore(text, index);
  return !isOfSpacedWord(before) && !/[@#/.=&?%+~-]/.test(before);
}

/** Whether a tag can end here: the word does not go on. */
export function canTagEnd(text: string, index: number): boolean {
  return !(isOfSpacedWord(characterBefore(text, index)) && isOfSpacedWord(characterAt(text, index)));
}
