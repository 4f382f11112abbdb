import type { ChatUser, PostReference, Reference, TaggedContent } from '../chat-source.ts';
import { canTagBegin, canTagEnd } from '@onceware/api/chat/text/boundaries.limits';

export type Tag =
  | { kind: 'mention'; user: ChatUser }
  | { kind: 'post'; post: PostReference }
  | { kind: 'reference'; reference: Reference };

/** How a tag stands in a text. */
export function tagText(tag: Tag): string {
  if (tag.kind === 'mention') return `@${tag.user.username}`;
  return `#${tag.kind === 'post' ? tag.post.title : tag.reference.title}`;
}

interface FoundTag {
  start: number;
  end: number;
  tag: Tag;
}

/** Finds the tags in a text, in order. If two begin at the same place, the longer one wins. */
export function findTags(text: string, { users, posts, references }: TaggedContent): FoundTag[] {
  if (users.length + posts.length + references.length === 0) return [];
  const tags = new Map<string, Tag>();
  for (const user of users) tags.set(`@${user.username}`, { kind: 'mention', user });
  for (const post of posts) tags.set(`#${post.title}`, { kind: 'post', post });
  for (const reference of references) tags.set(`#${reference.title}`, { kind: 'reference', reference });
  const names = [...tags.keys()].filter((name) => name.length > 1).toSorted((one, other) => other.length - one.length);

  const found: FoundTag[] = [];
  const sign = /[@#]/g;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const start = match.index;
    const name = canTagBegin(text, start)
      ? names.find((known) => text.startsWith(known, start) && canTagEnd(text, start + known.length))
      : undefined;
    const tag = name === undefined ? undefined : tags.get(name);
    if (name === undefined || tag === undefined) continue;
    found.push({ start, end: start + name.length, tag });
    sign.lastIndex = start + name.length;
  }
  return found;
}
