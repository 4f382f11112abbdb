interface FoundLink {
  start: number;
  end: number;
  /** http or https, always. */
  href: string;
}

/**
 * Ends at spaces and at what HTML and quotations are made of. Also at Chinese and Japanese, which follow an address
 * without a space; where they are part of one, browsers copy it percent-encoded.
 */
const ADDRESS =
  /(?<![a-z0-9])https?:\/\/(?=[\p{L}\p{N}[])[^\s<>"“”„«»\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/giu;
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const PUNCTUATION = new Set(`.,;:!?…'’*_~|،؛؟۔`);

/** Addresses in a text, in order; the punctuation of the sentence around them is not theirs. */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  for (const { 0: raw, index } of text.matchAll(ADDRESS)) {
    const href = raw.slice(0, lengthWithoutPunctuation(raw));
    if (URL.canParse(href)) found.push({ start: index, end: index + href.length, href });
  }
  return found;
}

/** A closing bracket belongs to the address if it has an opening one, as in `/wiki/Onyx_(stone)`. */
function lengthWithoutPunctuation(address: string): number {
  const counts = new Map<string, number>();
  for (const character of address) counts.set(character, (counts.get(character) ?? 0) + 1);
  let { length } = address;
  while (length > 0) {
    const last = address.charAt(length - 1);
    const opening = BRACKETS.get(last);
    const isSurplus = opening !== undefined && (counts.get(last) ?? 0) > (counts.get(opening) ?? 0);
    if (!PUNCTUATION.has(last) && !isSurplus) break;
    counts.set(last, (counts.get(last) ?? 0) - 1);
    length -= 1;
  }
  return length;
}
