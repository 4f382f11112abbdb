import type { CatalogImportInput, ImportLine } from '@onceware/api/catalog/import/import.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorBody } from '@onceware/api/core/errors';

export type FileFormat = CatalogImportInput['format'];

const TYPES: Record<FileFormat, string> = { csv: 'text/csv', json: 'application/json' };

interface Listener {
  /** Bytes of the file that have left. */
  onSent: (bytes: number) => void;
  onLines: (lines: ImportLine[]) => void;
  /** Once, at the end, unless it was stopped. With what the server said against the file, if it did. */
  onEnd: (refusal: ErrorBody | null) => void;
}

/**
 * Sends a file to the catalogue's import and reads the answer as it comes. Returns how to stop it.
 * With XMLHttpRequest, for fetch cannot tell how much of a file has left.
 */
export function sendFile(
  file: File,
  { source, format }: CatalogImportInput,
  { onSent, onLines, onEnd }: Listener,
): () => void {
  const request = new XMLHttpRequest();
  let offset = 0;
  const read = () => {
    if (request.status !== 200) return;
    const next = readLines(request.responseText, offset);
    offset = next.offset;
    if (next.lines.length > 0) onLines(next.lines);
  };
  request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
  request.addEventListener('progress', read);
  request.addEventListener('load', () => {
    read();
    onEnd(request.status === 200 ? null : errorOf(request.responseText));
  });
  request.addEventListener('error', () => onEnd(null));
  request.open('POST', `/api/admin/catalog/import?${new URLSearchParams({ source, format }).toString()}`);
  request.setRequestHeader('content-type', TYPES[format]);
  request.send(file);
  return () => request.abort();
}

/** The whole lines of a text that is still growing, from `offset` on, and where the next begins. What is no line of ours is skipped. */
function readLines(text: string, offset: number): { lines: ImportLine[]; offset: number } {
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
function errorOf(text: string): ErrorBody | null {
  const [line] = parseLine(text);
  return line && 'error' in line && Object.hasOwn(ERROR_STATUS, line.error.code) ? line.error : null;
}
