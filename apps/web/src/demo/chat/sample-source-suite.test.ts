import { type ChatUser, SELF } from '#features/chat/chat-source.ts';
import { describe } from 'vitest';
import { type AskedOfSource, describeSource } from '#features/chat/source-testing.ts';
import { heldClock, message, user } from '#features/chat/testing.ts';
import { createSampleSource } from './sample-source.ts';

const person = (name: string): ChatUser => user(name.split(' ')[0]?.toLowerCase() ?? '', name);

const make = async ({ said = [], members = [], asking }: AskedOfSource) => {
  const reader = { ...person('Rita Reader'), id: SELF };
  const clock = heldClock();
  const source = createSampleSource({
    clock,
    chat: {
      reader,
      posts: [],
      replies: [],
      snapshot: {
        group: { name: 'Deal desk', members: [person('Felix Brandt'), ...members.map(person), reader] },
        joinRequests: asking === undefined ? [] : [person(asking)],
        messages: said.map((text, n) => message({ id: `m${n}`, text })),
        typing: [],
      },
    },
  });
  source.subscribe(() => undefined);
  return { source, close: () => source.close() };
};

describe('the sample chat is what every source is (LIVE-02)', () => {
  describeSource(make);
});
