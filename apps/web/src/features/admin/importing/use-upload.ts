import type { ErrorBody } from '@onceware/api/kernel/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChosenFile } from './check-file.ts';
import { sendFile } from './send-file.ts';

export interface Upload {
  fileName: string;
  /** In bytes. */
  sent: number;
  size: number;
  /** Null while it is sent. `broken`: the answer did not come, or was none of ours. */
  end: { how: 'failed'; error: ErrorBody } | { how: 'broken' } | null;
}

/** File to upload, with its source and whether it is a dry run. */
export interface Sent {
  chosen: ChosenFile;
  source: string;
  /** Dry run: reports everything and imports nothing. */
  isDryRun: boolean;
}

interface Uploading {
  upload: Upload | null;
  start: (sent: Sent) => void;
  /** Stops sending, and leads back to choosing a file. */
  reset: () => void;
}

/** One file at a time, until the server has it; leaving the page stops it. @param onTaken told the import's id */
export function useUpload(onTaken: (id: string) => void): Uploading {
  const t = useTranslations('errors');
  const [upload, setUpload] = useState<Upload | null>(null);
  const abort = useRef<(() => void) | null>(null);
  useEffect(() => () => abort.current?.(), []);

  const change = (next: Partial<Upload>) => setUpload((now) => now && { ...now, ...next });
  const start = ({ chosen: { file, format }, source, isDryRun }: Sent) => {
    setUpload({ fileName: file.name, sent: 0, size: file.size, end: null });
    abort.current = sendFile(
      file,
      { source, format, ...(isDryRun && { dryRun: 'true' }) },
      {
        onSent: (sent) => change({ sent }),
        onTaken(id) {
          abort.current = null;
          setUpload(null);
          onTaken(id);
        },
        onRefused(error) {
          abort.current = null;
          // Others than our server have keys of their own.
          change({ end: error && t.has(error.code) ? { how: 'failed', error } : { how: 'broken' } });
        },
      },
    );
  };
  const reset = () => {
    abort.current?.();
    abort.current = null;
    setUpload(null);
  };
  return { upload, start, reset };
}
