import type { FileFormat } from './send-file.ts';
import { importLimits } from '@onceware/api/supply/import/import.limits';

export interface ChosenFile {
  file: File;
  format: FileFormat;
}

export type FileProblem = 'empty' | 'tooLarge' | 'unreadable';

/** Detects the format from the beginning of the file, as the server does, or returns why it cannot be sent. */
export async function checkFile(file: File): Promise<ChosenFile | FileProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > importLimits.bytesMax) return 'tooLarge';
  try {
    const start = await file.slice(0, 4096).text();
    return { file, format: /^\s*[[{]/.test(start) ? 'json' : 'csv' };
  } catch {
    return 'unreadable';
  }
}

/** The name of a file without its ending. */
export const nameWithoutEnding = (name: string): string => name.replace(/(?<=.)\.[^.]*$/, '');
