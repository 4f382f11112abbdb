import { type FailureKey, failureKey } from '#lib/api/api-error.ts';
import type { ChatSource } from '../chat-source.ts';

/** A file on its way to the server. */
export interface Upload {
  id: number;
  name: string;
  size: number;
  type: string;
  /** An object URL, of a picture. */
  preview: string | null;
  /** How much of it has left, up to 1. */
  share: number;
  /** Why it did not arrive: a key of the sentences of `errors`. */
  failure: FailureKey | null;
}

/** The files of one room that are on their way. They go on while the panel is closed; what arrives is in the draft. */
export interface Uploads {
  /** Called on every change, and on arrivals. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Upload[];
  add(files: readonly File[]): void;
  retry(id: number): void;
  /** Stops it, or forgets that it failed. */
  cancel(id: number): void;
}

const bySource = new WeakMap<ChatSource, Uploads>();

/** The uploads of a source: the same for as long as there is the source. */
export function uploadsOf(source: ChatSource): Uploads {
  const known = bySource.get(source);
  if (known) return known;
  const made = createUploads(source);
  bySource.set(source, made);
  return made;
}

let made = 0;

function createUploads(source: ChatSource): Uploads {
  const listeners = new Set<() => void>();
  const running = new Map<number, { file: File; stop: AbortController }>();
  let uploads: readonly Upload[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, part: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  function forget(id: number): void {
    running.delete(id);
    const preview = uploads.find((upload) => upload.id === id)?.preview;
    set(uploads.filter((upload) => upload.id !== id));
    if (preview) URL.revokeObjectURL(preview);
  }

  async function start(id: number, file: File): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    running.set(id, { file, stop });
    try {
      // One after the other: the connection is not for them alone.
      const turn = last.then(() => {
        signal.throwIfAborted();
        return source.upload(file, { signal, onProgress: (share) => change(id, { share }) });
      });
      last = turn.catch(() => undefined);
      const attachment = await turn;
      if (signal.aborted) return;
      const draft = source.getDraft();
      source.setDraft({ ...draft, attachments: [...draft.attachments, attachment] });
      forget(id);
    } catch (error) {
      if (!signal.aborted) change(id, { failure: failureKey(error) });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => uploads,
    add(files) {
      const added = files.map((file) => ({ file, upload: uploadOf(file) }));
      set([...uploads, ...added.map(({ upload }) => upload)]);
      for (const { file, upload } of added) void start(upload.id, file);
    },
    retry(id) {
      const file = running.get(id)?.file;
      if (!file) return;
      change(id, { failure: null, share: 0 });
      void start(id, file);
    },
    cancel(id) {
      running.get(id)?.stop.abort();
      forget(id);
    },
  };
}

const uploadOf = (file: File): Upload => ({
  id: ++made,
  name: file.name,
  size: file.size,
  type: file.type,
  preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  share: 0,
  failure: null,
});
