import { findLinks } from '@onceware/api/chat/text/links.limits';
import type { ChatMessage } from '../chat-source.ts';
import { keyOfThing, type NamedThing, namedThings, thingAt } from '../text/named-things.ts';

/** A deal or tool, or the address of another page. */
export type Savable = { key: string; label: string } & (
  | { is: 'thing'; thing: NamedThing }
  | { is: 'link'; url: string }
);

const MAX = 20;

/** Finds what a message leads to and collections can keep, each once: deals and tools, then pages of other sites (LIVE-08). */
export function savableThings(
  message: Pick<ChatMessage, 'text' | 'taggedContent'>,
  origin: string = location.origin,
): Savable[] {
  const titles = new Map(message.taggedContent.references.map((reference) => [keyOfThing(reference), reference.title]));
  const things = namedThings(message, origin).map((thing): Savable => {
    const key = keyOfThing(thing);
    return { is: 'thing', key, label: titles.get(key) ?? thing.slug, thing };
  });
  const links = new Map<string, Savable>();
  for (const { href } of findLinks(message.text))
    if (thingAt(href, origin) === null && new URL(href).origin !== origin)
      links.set(href, { is: 'link', key: href, label: href.replace(/^https?:\/\/(www\.)?/, ''), url: href });
  return [...things, ...links.values()].slice(0, MAX);
}
