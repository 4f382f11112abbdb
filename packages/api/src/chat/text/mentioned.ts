import { canTagBegin, canTagEnd } from './boundaries.limits.ts';

/**
 * People whose `@name` stands in a text, as its readers see it: not in the middle of a word, and of two names that begin at the
 * same place the longer one.
 */
export function mentionedIn<Named extends { name: string }>(text: string, people: readonly Named[]): Named[] {
  const signed = (name: string) => `@${name}`;
  const tags = [...new Set(people.map(({ name }) => signed(name)))]
    .filter((tag) => tag.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!canTagBegin(text, at)) continue;
    const tag = tags.find((known) => text.startsWith(known, at) && canTagEnd(text, at + known.length));
    if (tag === undefined) continue;
    found.add(tag);
    at += tag.length - 1;
  }
  return people.filter(({ name }) => found.has(signed(name)));
}
