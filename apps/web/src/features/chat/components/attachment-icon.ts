import { type Icon, IconFile, IconFileText, IconFileZip, IconMovie, IconPhoto } from '@tabler/icons-react';

/** What stands for a file that has no picture of itself. */
export function attachmentIcon({ type, name }: { type: string; name: string }): Icon {
  if (type.startsWith('image/')) return IconPhoto;
  if (type.startsWith('video/')) return IconMovie;
  if (/\.(?:zip|rar)$/i.test(name)) return IconFileZip;
  return /\.(?:pdf|docx?|txt)$/i.test(name) ? IconFileText : IconFile;
}
