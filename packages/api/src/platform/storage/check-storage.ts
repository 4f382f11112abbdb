import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import type { Storage } from './storage.ts';

const WORDS = Buffer.from('Onceware writes this at its start, and deletes it.');

/** Whether the storage keeps a file and gives it back. @throws what it says against that */
export async function checkStorage(storage: Storage): Promise<void> {
  const id = uuidv7();
  await storage.put(id, Readable.from([WORDS], { objectMode: false }), WORDS.length);
  const read = await text(await storage.get(id, { start: 0, end: WORDS.length - 1 }));
  await storage.delete([id]);
  if (read !== WORDS.toString()) throw new Error('it answers something else than what was put there');
}
