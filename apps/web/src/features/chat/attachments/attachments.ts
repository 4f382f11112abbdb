import type { Attachment } from '../chat-source.ts';

let count = 0;

/** A file that was chosen, pasted or dropped. Its object URL lives until `freeAttachments`. */
export function createAttachment(file: File): Attachment {
  const url = URL.createObjectURL(file);
  return {
    id: `file-${++count}`,
    name: file.name,
    size: file.size,
    type: file.type,
    url,
    preview: file.type.startsWith('image/') ? url : null,
  };
}

/** Addresses that were not made for this visit are left alone. */
export function freeAttachments(attachments: readonly Attachment[]): void {
  for (const { url } of attachments) if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
