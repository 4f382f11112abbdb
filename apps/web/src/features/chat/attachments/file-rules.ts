import { chatLimits } from '../chat-source.ts';

/** File types that can be attached (CHAT-13). */
const KINDS = ['image/', 'video/'] as const;
const EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.txt',
  '.zip',
  '.rar',
  '.figma',
  '.psd',
  '.ai',
] as const;

/** For the file input. */
export const ACCEPTED_FILES = [...KINDS.map((kind) => `${kind}*`), ...EXTENSIONS].join(',');

/** Pictures and films that some systems name no media type for. */
const PICTURE_OR_FILM = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp|avi|m4v|mkv|mov|mp4|webm)$/i;

/** Why a file is not taken: empty, of another type, larger than a file may be, or one more than a message holds. */
export type Refusal = 'empty' | 'type' | 'size' | 'count';

interface FileLike {
  name: string;
  size: number;
  type: string;
}

function hasAcceptedType({ name, type }: FileLike): boolean {
  const lowerName = name.toLowerCase();
  if (KINDS.some((kind) => type.toLowerCase().startsWith(kind))) return true;
  return EXTENSIONS.some((extension) => lowerName.endsWith(extension)) || (type === '' && PICTURE_OR_FILM.test(name));
}

interface SortedFiles<Chosen> {
  accepted: readonly Chosen[];
  refused: readonly { name: string; reason: Refusal }[];
}

/** Parts what was chosen, pasted or dropped: good files are kept whatever came with them. */
export function sortFiles<Chosen extends FileLike>(
  files: Iterable<Chosen>,
  { attachedCount, bytesMax }: { attachedCount: number; bytesMax: number },
): SortedFiles<Chosen> {
  const accepted: Chosen[] = [];
  const refused: { name: string; reason: Refusal }[] = [];
  for (const file of files) {
    const reason =
      refusalOf(file, bytesMax) ?? (attachedCount + accepted.length >= chatLimits.filesMax ? 'count' : null);
    if (reason === null) accepted.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { accepted, refused };
}

/** Returns why the file itself is refused, or null. */
function refusalOf(file: FileLike, bytesMax: number): Refusal | null {
  if (!hasAcceptedType(file)) return 'type';
  if (file.size > bytesMax) return 'size';
  return file.size === 0 ? 'empty' : null;
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/**
 * `1.5 MB`, in the numbers of the locale; 1 KB is 1,024 B. Kept in its order between words that run from right to left.
 * @param bytes not negative
 */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  // Rounded as shown, so that 1,023.99 KB reads 1 MB.
  while (unit < UNITS.length - 1 && Math.round(value * 10) / 10 >= STEP) {
    value /= STEP;
    unit += 1;
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const size = `${number}\u00a0${UNITS[unit]}`;
  return locale.startsWith('ar') ? `\u2066${size}\u2069` : size;
}
