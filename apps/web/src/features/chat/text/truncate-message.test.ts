import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { post, user } from '../testing.ts';
import { type MessageNode, parseMessage } from './parse-message.ts';
import { truncateMessage } from './truncate-message.ts';

const tagged = { users: [user('felix'), user('👩‍👩‍👧')], posts: [post('Bread archive. Part two')], references: [] };
const parse = (text: string) => parseMessage(text, tagged);
const shownOf = (nodes: readonly MessageNode[]) => nodes.map((node) => node.text).join('');
const cut = (text: string, limit?: number) => {
  const { nodes, isCut } = truncateMessage(parse(text), limit);
  return isCut ? `${shownOf(nodes)}…` : shownOf(nodes);
};
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const count = (text: string) => Array.from(graphemes.segment(text)).length;

describe('a long message, cut', () => {
  it('is left alone up to 300 visible characters (CHAT-15)', () => {
    for (const text of [
      '',
      'a'.repeat(300),
      '👩‍👩‍👧'.repeat(300),
      'e\u0301'.repeat(300),
      `${'a'.repeat(150)}<br>\n${'b'.repeat(150)}`,
    ]) {
      const nodes = parse(text);
      expect(truncateMessage(nodes)).toEqual({ nodes, isCut: false });
      expect(truncateMessage(nodes).nodes).toBe(nodes);
    }
  });

  it.each([
    ['One two. Three four. Five', 21, 'One two. Three four.…'],
    ['One two. Three four. Five', 20, 'One two. Three four.…'],
    ['One two. Three four. Five', 19, 'One two. Three four…'],
    ['Yes. This one goes on and on', 20, 'Yes. This one goes…'],
    ['One two three', 12, 'One two…'],
    ['One two three', 7, 'One two…'],
    ['One two three', 6, 'One…'],
    ['aaaaaaaaaaaa', 5, 'aaaaa…'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧…'],
    ['One<br>two<br>three', 7, 'One\ntwo…'],
    ['这个工具很好用。我们昨天买了终身版。', 10, '这个工具很好用。…'],
    ['这个工具很好用，我们昨天买了终身版。', 10, '这个工具很好用，我们…'],
    ['هذه الأداة ممتازة. اشتريناها أمس', 20, 'هذه الأداة ممتازة.…'],
  ])('%j at %d characters is «%s» (CHAT-15)', (text, limit, result) => {
    expect(cut(text, limit)).toBe(result);
  });

  it.each([
    ['Ask @felix about it', 8, 'Ask…'],
    ['Ask @felix about it', 10, 'Ask @felix…'],
    ['Read #Bread archive. Part two now', 20, 'Read…'],
    ['See https://a.test/a.b-c/d and', 20, 'See…'],
    ['https://a.test/a.b-c/d and more', 5, 'https://a.test/a.b-c/d…'],
    ['https://a.test/a.b-c/d', 5, 'https://a.test/a.b-c/d'],
    ['\n @felix and more', 3, '\n @felix…'],
  ])('%j at %d characters is «%s»: nothing tagged or linked is cut in half (CHAT-15)', (text, limit, result) => {
    expect(cut(text, limit)).toBe(result);
  });

  it('does not let line breaks fill the screen (CHAT-15)', () => {
    expect(truncateMessage(parse(`a${'\n'.repeat(100_000)}b`)).nodes.length).toBeLessThan(310);
  });

  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.lorem({ maxCount: 3, mode: 'sentences' }),
    fc.constantFrom(
      '@felix ',
      '@👩‍👩‍👧',
      '#Bread archive. Part two',
      'https://a.test/long/address?q=1 ',
      '<br>',
      '\n',
      ' ',
      '好用。',
      '\u0301',
      '\u200d',
    ),
  );

  it('is a prefix of whole nodes, within the limit unless one token alone is longer (CHAT-15)', () => {
    fc.assert(
      fc.property(fc.array(piece), fc.integer({ min: 1, max: 60 }), (pieces, limit) => {
        const nodes = parse(pieces.join(''));
        const result = truncateMessage(nodes, limit);
        const shown = shownOf(result.nodes);
        expect(shownOf(nodes).startsWith(shown)).toBe(true);
        const visible = result.nodes.filter((node) => node.kind !== 'break');
        const isOneToken =
          visible.filter((node) => node.text.trim() !== '').length === 1 && visible.at(-1)?.kind !== 'text';
        expect(isOneToken || visible.reduce((sum, node) => sum + count(node.text), 0) <= limit).toBe(true);
        expect(result.nodes.every((node) => node.kind === 'text' || nodes.includes(node))).toBe(true);
        expect(result.isCut).toBe(shown !== shownOf(nodes));
        expect(shown.length > 0 || !result.isCut).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never ends within what a reader sees as one character (CHAT-15)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 20 }), fc.integer({ min: 1, max: 19 }), (text, limit) => {
        const nodes: MessageNode[] = [{ kind: 'text', text, marks: [], block: null }];
        const shown = shownOf(truncateMessage(nodes, limit).nodes);
        const ends = new Set([
          0,
          ...Array.from(graphemes.segment(text), ({ index, segment }) => index + segment.length),
        ]);
        expect(ends.has(shown.length)).toBe(true);
      }),
    );
  });
});
