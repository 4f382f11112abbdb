import type { ImportLine } from '@onceware/api/catalog/import/import.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorBody } from '@onceware/api/core/errors';

/** The whole lines of a text that is still growing, from `offset` on, and where the next begins. What is no line of ours is skipped. */
export function readLines(text: string, offset: number): { lines: ImportLine[]; offset: number } {
  const end = text.lastIndexOf('\n') + 1;
  if (end <= offset) return { lines: [], offset };
  return { lines: text.slice(offset, end).split('\n').flatMap(parseLine), offset: end };
}

function parseLine(line: string): ImportLine[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value as ImportLine] : [];
  } catch {
    return [];
  }
}

/** The error of an answer that is not 200; null: it is not ours, or none came. */
export function errorOf(text: string): ErrorBody | null {
  const [line] = parseLine(text);
  return line && 'error' in line && Object.hasOwn(ERROR_STATUS, line.error.code) ? line.error : null;
}
