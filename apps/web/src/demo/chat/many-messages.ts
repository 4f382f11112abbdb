import { type Reader, type SampleChat, sampleChat } from './sample-chat.ts';

const PAUSE = 7 * 60_000;

/** A chat of any length that repeats the sample's messages up to now. For tests and measurements. */
export function manyMessages(count: number, reader: Reader, now: number): SampleChat {
  const chat = sampleChat(reader, now);
  const { messages: patterns } = chat.snapshot;
  const messages = Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / patterns.length);
    const pattern = patterns[n % patterns.length];
    if (!pattern) throw new Error('The sample has no messages');
    const idOf = (id: string) => `${id}-${round}`;
    const replyTo = pattern.replyTo === null ? null : idOf(pattern.replyTo);
    return {
      ...pattern,
      id: idOf(pattern.id),
      replyTo,
      timestamp: new Date(now - (count - 1 - n) * PAUSE).toISOString(),
    };
  });
  return { ...chat, snapshot: { ...chat.snapshot, messages } };
}
