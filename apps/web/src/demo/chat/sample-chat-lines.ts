import type { Attachment } from '#features/chat/chat-source.ts';
import type { TeamId } from './sample-chat-people.ts';

export type Speaker = TeamId | 'reader';

/** A sample message in short form. Its tags are read from its text. */
export interface SampleLine {
  id: string;
  by: Speaker;
  /** `09:05`, in the reader's time zone. */
  at: string;
  text: string;
  replyTo?: string;
  reactions?: readonly (readonly [emoji: string, ...by: Speaker[]])[];
  attachments?: readonly Attachment[];
  /** Earlier texts, oldest first; each edit was made one minute after the one before. */
  before?: readonly string[];
  flags?: { pinned?: boolean; flagged?: boolean; ghosted?: boolean };
}

/** A drawn screen of a deal; `size` is the file's. */
export function picture(slug: string, name: string, size: number): Attachment {
  const url = `/art/screens/${slug}.svg`;
  return { id: name, name, size, type: 'image/svg+xml', url, preview: url };
}

export function textFile(name: string, text: string): Attachment {
  return {
    id: name,
    name,
    size: new TextEncoder().encode(text).length,
    type: 'text/plain',
    url: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
    preview: null,
  };
}
