import type { Readable } from 'node:stream';

declare module '#kernel/services.ts' {
  interface Services {
    /** Storage of files. */
    storage: Storage;
  }
}

/** Bytes from `start` to `end`, both counted from 0 and included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Storage for files. The caller records a file's id before it puts the file, so that what a dead process left behind is
 * found.
 */
export interface Storage {
  /**
   * Keeps `size` bytes under an id that is new. All of them or nothing: what fails leaves nothing behind.
   *
   * @throws unavailable while the storage cannot be reached
   */
  put(id: string, bytes: Readable, size: number): Promise<void>;
  /**
   * Reads no faster than it is taken. A file that is not there breaks the stream.
   *
   * @throws unavailable while the storage cannot be reached
   */
  get(id: string, range: ByteRange): Promise<Readable>;
  /** Deletes files, including missing ones. @throws unavailable while the storage cannot be reached */
  delete(ids: readonly string[]): Promise<void>;
}
