import type { CatalogImportInput, ImportLine } from '@onceware/api/catalog/import/import.contract';
import { ERROR_STATUS } from '@onceware/api/core/error-status';
import type { ErrorBody } from '@onceware/api/core/errors';

export type FileFormat = CatalogImportInput['format'];

const TYPES: Record<FileFormat, string> = { csv: 'text/csv', json: 'application/json' };

interface Listener {
  /** Bytes of the file that have left. */
  onSent: (bytes: number) => void;
  /** The server has it all, and imports it under this id whoever is still there. */
  onTaken: (id: string) => void;
  /** It was not taken; with what the server said against the file, if it did. Not where it was stopped. */
  onRefused: (refusal: ErrorBody | null) => void;
}

/**
 * Sends a file to the catalogue's import, until that has it. Returns how to stop.
 * With XMLHttpRequest, for fetch cannot tell how much of a file has left.
 */
export function sendFile(
  file: File,
  { source, format }: CatalogImportInput,
  { onSent, onTaken, onRefused }: Listener,
): () => void {
  const request = new XMLHttpRequest();
  const read = () => {
    const line = firstLine(request.responseText);
    if (!line || !('import' in line)) return;
    // How it goes on is asked for like every other import.
    request.abort();
    onTaken(line.import.id);
  };
  request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
  request.addEventListener('progress', read);
  request.addEventListener('load', () => {
    const line = firstLine(request.responseText);
    if (line && 'import' in line) read();
    else onRefused(line && 'error' in line && Object.hasOwn(ERROR_STATUS, line.error.code) ? line.error : null);
  });
  request.addEventListener('error', () => onRefused(null));
  request.open('POST', `/api/admin/catalog/import?${new URLSearchParams({ source, format }).toString()}`);
  request.setRequestHeader('content-type', TYPES[format]);
  request.send(file);
  return () => request.abort();
}

/** The first line of an answer that is still growing, or all of a refusal; null: it is not there yet, or is no line of ours. */
function firstLine(text: string): ImportLine | null {
  try {
    const value: unknown = JSON.parse(text.split('\n', 1)[0] ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ImportLine) : null;
  } catch {
    return null;
  }
}
