import { trimBoth } from '#kernel/trim.ts';
import { roomLimits } from '../chat.limits.ts';

/** Control characters, halves of characters, and what turns the rest around or cannot be seen; but joiners, which scripts need. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Path separators, and characters that a disk may take for something else. */
const NOT_FOR_DISKS = /[\\/:*?"<>|]/g;
const ENDING_MAX = 20;

/** Cleans a file name for display and saving: the last part of a path, one line, not too long, with its extension. */
export function cleanFileName(sent: string): string {
  const last = sent.replace(UNSAFE, '').split(/[\\/]/).at(-1) ?? '';
  // Some disks leave these out at the end, and hide what begins with a dot.
  const name = trimBoth(last.replace(NOT_FOR_DISKS, ' ').replace(/\s+/g, ' '), '. ');
  if (name === '') return 'file';
  const [ending = ''] = /\.[^.]{1,19}$/.exec(name) ?? [];
  const stem = ending.length <= ENDING_MAX ? name.slice(0, name.length - ending.length) : name;
  const fitting = stem.slice(0, roomLimits.fileNameMax - ending.length);
  return `${fitting.replace(/[\ud800-\udbff]$/, '').trimEnd()}${ending}`;
}

/** Gives a name the extension of its type. */
export function withEnding(name: string, endings: readonly [string, ...string[]]): string {
  const isFitting = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return isFitting ? name : cleanFileName(`${name.slice(0, roomLimits.fileNameMax - 5)}.${endings[0]}`);
}
