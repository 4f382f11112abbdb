import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TAGS } from '../chat-source.ts';
import { findTags } from './find-tags.ts';
import { post, user } from '../testing.ts';
import { findTrigger, insertTag, keepTags } from './tagging.ts';

const felix = user('felix', 'Felix Brandt');
const bread = post('Bread archive');
const tagged = { users: [felix], posts: [bread], references: [] };
/** The caret is where `|` stands. */
const typed = (marked: string, tags = NO_TAGS) => findTrigger(marked.replace('|', ''), marked.indexOf('|'), tags);

describe('what is typed after @ or #', () => {
  it.each([
    ['@|', 'user', ''],
    ['#|', 'post', ''],
    ['Hi @fe|', 'user', 'fe'],
    ['Hi @Felix Br|', 'user', 'Felix Br'],
    ['Hi @fe|lix', 'user', 'fe'],
    ['(@fe|', 'user', 'fe'],
    ['one\n#bread ar|', 'post', 'bread ar'],
    ['请@fe|', 'user', 'fe'],
    ['@felix see #br|', 'post', 'br'],
    ['@نو|', 'user', 'نو'],
  ])('%s asks for a %s «%s» (CHAT-14)', (marked, kind, query) => {
    const text = marked.replace('|', '');
    expect(typed(marked)).toEqual({ kind, query, start: text.lastIndexOf(kind === 'user' ? '@' : '#') });
  });

  it.each(['|', 'Hi|', '|@fe', 'me@fe|', 'https://a.test/#fe|', '@ fe|', '@fe\nlix|', `@${'x'.repeat(60)}|`])(
    '%j asks for nothing (CHAT-14)',
    (marked) => {
      expect(typed(marked)).toBeNull();
    },
  );

  it('asks for nothing more once it is chosen, also while the sentence goes on (CHAT-14)', () => {
    expect(typed('@felix|', tagged)).toBeNull();
    expect(typed('@felix b|', tagged)).toBeNull();
    expect(typed('@felix and @fe|', tagged)).toMatchObject({ query: 'fe' });
    // Changed into somebody else.
    expect(typed('@felixa|', tagged)).toMatchObject({ query: 'felixa' });
  });
});

describe('a chosen tag', () => {
  const choose = (marked: string, tags = NO_TAGS) => {
    const text = marked.replace('|', '');
    const trigger = typed(marked);
    if (!trigger) throw new Error('nothing is asked for');
    const tag =
      trigger.kind === 'user' ? { kind: 'mention' as const, user: felix } : { kind: 'post' as const, post: bread };
    const result = insertTag({ text, taggedContent: tags }, trigger, marked.indexOf('|'), tag);
    return { ...result, marked: `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}` };
  };

  it.each([
    ['Hi @fe|', 'Hi @felix |'],
    ['Hi @fe| and', 'Hi @felix |and'],
    ['@Felix Br|, look', '@felix |, look'],
    ['see #br|', 'see #Bread archive |'],
    ['请@fe|看', '请@felix |看'],
  ])('in %s takes the place of what was typed: %s (CHAT-14)', (before, after) => {
    expect(choose(before).marked).toBe(after);
  });

  it('is kept once, however often it is named (CHAT-14)', () => {
    expect(choose('@fe|').taggedContent).toEqual({ users: [felix], posts: [], references: [] });
    expect(choose('@felix and @fe|', tagged).taggedContent).toEqual({ users: [felix], posts: [], references: [] });
  });

  it('is dropped when its text is gone, and only then (CHAT-14)', () => {
    expect(keepTags('@felix on #Bread archive', tagged)).toBe(tagged);
    expect(keepTags('@felix on #Bread', tagged)).toEqual({ users: [felix], posts: [], references: [] });
    expect(keepTags('@felixx on #Bread archive', tagged)).toEqual({ users: [], posts: [bread], references: [] });
    expect(keepTags('', tagged)).toEqual(NO_TAGS);
  });

  it('stands in the text wherever it was put (CHAT-14)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (before, after, isUser) => {
          const text = `${before} ${isUser ? '@' : '#'}x${after}`;
          const caret = before.length + 3;
          const trigger = findTrigger(text, caret);
          expect(trigger).toMatchObject({ kind: isUser ? 'user' : 'post', query: 'x' });
          if (!trigger) return;
          const tag = isUser ? { kind: 'mention' as const, user: felix } : { kind: 'post' as const, post: bread };
          const result = insertTag({ text, taggedContent: NO_TAGS }, trigger, caret, tag);
          expect(findTags(result.text, result.taggedContent).some(({ start }) => start === trigger.start)).toBe(true);
          expect(result.taggedContent).toEqual(
            isUser ? { users: [felix], posts: [], references: [] } : { users: [], posts: [bread], references: [] },
          );
        },
      ),
    );
  });
});
