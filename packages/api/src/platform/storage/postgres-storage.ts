import { Readable } from 'node:stream';
import type { Database } from '@onceware/db/client';
import { fileChunks } from '@onceware/db/schema/chat';
import { inArray } from 'drizzle-orm';
import type { ByteRange, Storage } from './storage.ts';

const PIECE_BYTES = 256 * 1024;

/** Files as rows of file_chunks: in every backup, and the same for all processes. One piece is in memory at a time. */
export function createPostgresStorage(database: Database): Storage {
  // While files are read and written, the other parts of the product still find a connection.
  const { db, pool, transaction } = database.share('files');

  async function* read(id: string, { start, end }: ByteRange): AsyncGenerator<Buffer> {
    for (let at = start; at <= end;) {
      const position = Math.floor(at / PIECE_BYTES);
      const from = at - position * PIECE_BYTES;
      // A statement for each piece, so that slow readers hold no connection.
      const { rows } = await pool.query<{ bytes: Buffer }>({
        name: 'read_file_chunk',
        text: 'select substring(bytes from $3 for $4) as bytes from file_chunks where file_id = $1 and position = $2',
        values: [id, position, from + 1, Math.min(PIECE_BYTES - from, end - at + 1)],
      });
      const [piece] = rows;
      if (!piece?.bytes.length) throw new Error(`The file ${id} has no byte ${at}.`);
      at += piece.bytes.length;
      yield piece.bytes;
    }
  }

  return {
    put: (id, bytes, size) =>
      transaction(async (tx) => {
        let position = 0;
        let written = 0;
        for await (const piece of inPieces(bytes)) {
          await tx.insert(fileChunks).values({ fileId: id, position, bytes: piece });
          position += 1;
          written += piece.length;
        }
        if (written !== size) throw new Error(`The file ${id} has ${written} bytes instead of ${size}.`);
      }),
    get: (id, range) => Promise.resolve(Readable.from(read(id, range), { objectMode: false })),
    async delete(ids) {
      if (ids.length > 0) await db.delete(fileChunks).where(inArray(fileChunks.fileId, [...ids]));
    },
  };
}

/** All as long as the first but the last. */
async function* inPieces(bytes: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, PIECE_BYTES - length);
      waiting.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length < PIECE_BYTES) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
