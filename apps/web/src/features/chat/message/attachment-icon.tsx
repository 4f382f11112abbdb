import { IconFile, IconFileText, IconFileZip, IconMovie, IconPhoto } from '@tabler/icons-react';
import type { Attachment } from '../chat-source.ts';

const LOOK = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Icon for a file that has no preview. */
export function AttachmentIcon({ attachment: { type, name } }: { attachment: Pick<Attachment, 'type' | 'name'> }) {
  if (type.startsWith('image/')) return <IconPhoto {...LOOK} />;
  if (type.startsWith('video/')) return <IconMovie {...LOOK} />;
  if (/\.(?:zip|rar)$/i.test(name)) return <IconFileZip {...LOOK} />;
  return /\.(?:pdf|docx?|txt)$/i.test(name) ? <IconFileText {...LOOK} /> : <IconFile {...LOOK} />;
}
