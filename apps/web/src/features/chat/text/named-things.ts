import type { ChatMessage } from '../chat-source.ts';
import { findLinks } from '@onceware/api/chat/text/links.limits';

/** A deal or a tool, by what its address says. */
export interface NamedThing {
  kind: 'deal' | 'tool';
  slug: string;
}

/** Cards of one message; what is named beyond them is counted. */
export const CARDS_MAX = 3;
/** Height of a card with the gap above it, reserved before it loads, px. */
export const CARD_STEP = 68;

const OWN_PAGE = /^\/(deal|tool)\/([^/]+)\/?$/;

export const keyOfThing = ({ kind, slug }: NamedThing): string => `${kind} ${slug}`;

/** Which of our own pages an address leads to, if it is one of a deal or a tool. @param origin of this site */
export function thingAt(href: string, origin: string): NamedThing | null {
  if (!href.startsWith(`${origin}/`)) return null;
  const { pathname } = new URL(href);
  const [, kind, slug] = OWN_PAGE.exec(pathname) ?? [];
  if ((kind !== 'deal' && kind !== 'tool') || slug === undefined) return null;
  try {
    return { kind, slug: decodeURIComponent(slug) };
  } catch {
    // A percent sign that begins no byte.
    return null;
  }
}

/** Deals and tools that a message names by a tag or by an address of this site, each once and in their order (LIVE-08). */
export function namedThings(
  { text, taggedContent: { references } }: Pick<ChatMessage, 'text' | 'taggedContent'>,
  origin: string = location.origin,
): NamedThing[] {
  const things = new Map<string, NamedThing>();
  for (const { kind, slug } of references) things.set(keyOfThing({ kind, slug }), { kind, slug });
  if (text.includes(origin))
    for (const { href } of findLinks(text)) {
      const thing = thingAt(href, origin);
      if (thing) things.set(keyOfThing(thing), thing);
    }
  return [...things.values()];
}

/** Returns the named things to show as cards, and how many more there are. */
export function shownNames(message: Pick<ChatMessage, 'text' | 'taggedContent'>): {
  things: readonly NamedThing[];
  more: number;
} {
  const things = namedThings(message);
  return { things: things.slice(0, CARDS_MAX), more: Math.max(0, things.length - CARDS_MAX) };
}
