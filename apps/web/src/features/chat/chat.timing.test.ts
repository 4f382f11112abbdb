import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from './chat-source.ts';
import { groupByDay } from './list/days.ts';
import { manyMessages } from '#demo/chat/many-messages.ts';
import { parseMessage } from './text/parse-message.ts';
import { truncateMessage } from './text/truncate-message.ts';
import { createSampleSource } from '#demo/chat/sample-source.ts';
import { keepTags } from './text/tagging.ts';
import { heldClock, post, READER, user } from './testing.ts';

const tagged = { users: [user('felix')], posts: [post('Bread')], references: [] };
const UNITS = [
  'a',
  'word ',
  '好',
  '👩‍👩‍👧',
  ' ',
  '\n',
  '<br ',
  '<br>',
  '<',
  '@',
  '#Bread ',
  '@felix',
  'https://a.test/ ',
  ')',
  // Signs of formatting (LIVE-15).
  '*',
  '**a ',
  ' *a',
  '_~~**',
  '`',
  'a` ',
  '```\n',
  '```js\n',
  '> ',
  '>\n',
  '- a\n',
  '[',
  '[a](https://',
  'https://(',
  '\u0301',
];

function took(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

describe('a text of 100,000 characters', () => {
  it.each(UNITS)('of %j is read, cut and its tags kept without a pause (CHAT-14, CHAT-15)', (unit) => {
    const text = `https://a.test/${unit.repeat(100_000 / unit.length)}`;
    for (const written of [text, text.slice(15)]) {
      expect(took(() => truncateMessage(parseMessage(written, tagged)))).toBeLessThan(200);
      expect(took(() => keepTags(written, tagged))).toBeLessThan(100);
    }
  });
});

describe('a chat of 10,000 messages', () => {
  const clock = heldClock();
  const chat = manyMessages(10_000, READER, clock.now());

  it('is there and in days within a moment (CHAT-16)', () => {
    expect(took(() => groupByDay(createSampleSource({ chat, clock }).getSnapshot().messages))).toBeLessThan(100);
  });

  it('takes for a change, at either end, no more than in proportion to its messages (CHAT-16)', () => {
    /** The quickest of three times that a thousand changes take. */
    const changing = (messages: number) => {
      const some = manyMessages(messages, READER, clock.now());
      const source = createSampleSource({ chat: some, clock });
      const oldest = some.snapshot.messages[0]?.id ?? '';
      const change = () => {
        for (let n = 0; n < 250; n += 1) {
          source.send({ ...EMPTY_DRAFT, text: String(n) });
          void source.toggleFlag(oldest, 'pinned');
          void source.react(oldest, '👍');
          const id = source.getSnapshot().messages.at(-1)?.id ?? '';
          void source.remove(id);
          void source.restore(id);
        }
      };
      const quickest = Math.min(took(change), took(change), took(change));
      source.close();
      return quickest;
    };
    const few = changing(2_000);
    // Five times as many; twice that, because a machine does other things meanwhile.
    expect(changing(10_000) / few).toBeLessThan(10);
  });
});
