import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';

/**
 * Bytes read from the start of a file: enough to tell its type, and a limit on the work that a hostile file can cause.
 */
const LOOKED_AT_BYTES = 64 * 1024;

/** The media type of a file, found from its bytes alone: what its sender says of it is not asked. */
export async function typeOfFile(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT_BYTES), 0, LOOKED_AT_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(start).catch(() => undefined);
    return found?.mime ?? (isText(start) ? 'text/plain' : 'application/octet-stream');
  } finally {
    await file.close();
  }
}

function isText(start: Buffer): boolean {
  // The last character may be cut.
  const whole = start.length < LOOKED_AT_BYTES ? [0] : [0, 1, 2, 3];
  return !start.includes(0) && whole.some((cut) => isUtf8(start.subarray(0, start.length - cut)));
}
