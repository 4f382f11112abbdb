import { NO_TAGS, type TaggedContent } from '../chat-source.ts';
import { canTagBegin } from '@onceware/api/chat/text/boundaries.limits';
import { findTags, type Tag, tagText } from './find-tags.ts';

/** Longer than any title; text further back is not completed. */
const QUERY_MAX = 60;

/** A tag that is being typed (CHAT-14). */
export interface Trigger {
  kind: 'user' | 'post';
  /** Without the sign. */
  query: string;
  /** Index of the sign in the text. */
  start: number;
}

/**
 * Returns the tag being typed after `@` or `#` at the caret, or null. Names and titles have spaces, so a query may.
 * @param tagged tags that are already chosen and need no suggestions
 */
export function findTrigger(text: string, caret: number, tagged: TaggedContent = NO_TAGS): Trigger | null {
  const nearby = Math.max(0, caret - QUERY_MAX);
  for (let start = caret - 1; start >= nearby; start -= 1) {
    const sign = text.charAt(start);
    if (sign === '\n' || sign === '\r') return null;
    if ((sign !== '@' && sign !== '#') || !canTagBegin(text, start)) continue;
    const query = text.slice(start + 1, caret);
    const isChosen = findTags(text, tagged).some((found) => found.start === start && found.end <= caret);
    return isChosen || /^\s/.test(query) ? null : { kind: sign === '@' ? 'user' : 'post', query, start };
  }
  return null;
}

interface TaggedText {
  text: string;
  taggedContent: TaggedContent;
}

/** Puts what was chosen in the place of what was typed, with a space after it. @returns also where the caret goes */
export function insertTag(
  { text, taggedContent }: TaggedText,
  { start }: Trigger,
  caret: number,
  tag: Tag,
): TaggedText & { caret: number } {
  const rest = text.slice(caret);
  const inserted = tagText(tag);
  const newText = `${text.slice(0, start)}${inserted}${/^\s/.test(rest) ? '' : ' '}${rest}`;
  return {
    text: newText,
    taggedContent: keepTags(newText, withTag(taggedContent, tag)),
    caret: start + inserted.length + 1,
  };
}

function withTag(tagged: TaggedContent, tag: Tag): TaggedContent {
  const { users, posts, references } = tagged;
  switch (tag.kind) {
    case 'mention':
      return { ...tagged, users: [...users.filter(({ id }) => id !== tag.user.id), tag.user] };
    case 'post':
      return { ...tagged, posts: [...posts.filter(({ id }) => id !== tag.post.id), tag.post] };
    case 'reference':
      return { ...tagged, references: [...references.filter(({ url }) => url !== tag.reference.url), tag.reference] };
  }
}

const namedBy = (tag: Tag) => (tag.kind === 'mention' ? tag.user : tag.kind === 'post' ? tag.post : tag.reference);

/** Keeps the tags that the text still names; returns the same object if it names all. */
export function keepTags(text: string, tagged: TaggedContent): TaggedContent {
  const named = new Set<unknown>(findTags(text, tagged).map(({ tag }) => namedBy(tag)));
  const users = tagged.users.filter((user) => named.has(user));
  const posts = tagged.posts.filter((post) => named.has(post));
  const references = tagged.references.filter((reference) => named.has(reference));
  const isAll =
    users.length === tagged.users.length &&
    posts.length === tagged.posts.length &&
    references.length === tagged.references.length;
  return isAll ? tagged : { users, posts, references };
}
