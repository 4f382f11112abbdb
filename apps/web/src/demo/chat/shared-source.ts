import type { ChatSource } from '#features/chat/chat-source.ts';
import { type Reader, sampleChat } from './sample-chat.ts';
import { createSampleSource } from './sample-source.ts';

let shared: { source: ChatSource; readerId: string } | undefined;

/**
 * The visit's chat: what was written is there when the panel opens again. Another account gets one of its own.
 * In browsers only: a server has more than one visitor.
 */
export function sharedSource(reader: Reader): ChatSource {
  if (shared?.readerId === reader.id) return shared.source;
  shared?.source.close();
  shared = { source: createSampleSource({ chat: sampleChat(reader, Date.now()) }), readerId: reader.id };
  return shared.source;
}
