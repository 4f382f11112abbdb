import type { CatalogImportInput, ImportLine } from '@onceware/api/supply/import/import.contract';
import type { ErrorBody } from '@onceware/api/kernel/errors';
import { errorBody } from '#lib/api/api-error.ts';
import { sendBytes } from '#lib/api/send-bytes.ts';

export type FileFormat = CatalogImportInput['format'];

const TYPES: Record<FileFormat, string> = { csv: 'text/csv', json: 'application/json' };

interface Listener {
  /** Bytes of the file that have left. */
  onSent: (bytes: number) => void;
  /** The server has the whole file, and imports it under this id even if the sender leaves. */
  onTaken: (id: string) => void;
  /** Called when the file was refused, with the server's reason if there is one. Not called after stopping. */
  onRefused: (refusal: ErrorBody | null) => void;
}

/** Sends a file to the catalogue's import, until that has it. Returns how to stop. */
export function sendFile(file: File, query: CatalogImportInput, { onSent, onTaken, onRefused }: Listener): () => void {
  const read = (text: string) => {
    const line = firstLine(text);
    if (!line || !('import' in line)) return;
    // How it goes on is asked for like every other import.
    stop();
    onTaken(line.import.id);
  };
  const stop = sendBytes(
    file,
    {
      method: 'POST',
      address: `/api/admin/catalog/import?${new URLSearchParams({ ...query }).toString()}`,
      type: TYPES[query.format],
    },
    {
      onSent,
      onText: read,
      onAnswer({ text }) {
        const line = firstLine(text);
        if (line && 'import' in line) read(text);
        else onRefused(errorBody({ data: line }));
      },
      onBroken: () => onRefused(null),
    },
  );
  return stop;
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
