import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { type Manifest, secretFile, type Stored, tableFile } from './manifest.ts';

/** Passes on what it counts and hashes. */
function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measured: (): Stored => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a new file that only its owner may read, and waits until it is on the disk. */
export async function store(file: string, source: Readable, ...changed: Transform[]): Promise<Stored> {
  const meter = createMeter();
  await pipeline([
    source,
    ...changed,
    meter.stream,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  ]);
  return meter.measured();
}

async function measure(file: string): Promise<Stored> {
  const meter = createMeter();
  await pipeline(createReadStream(file), meter.stream.resume());
  return meter.measured();
}

/** @throws {BackupError} naming the first file that is not as it was written */
export async function checkFiles(folder: string, { tables, secrets }: Manifest): Promise<void> {
  const files = [
    ...tables.map((table) => ({ ...table, file: tableFile(folder, table.name) })),
    ...secrets.map((secret) => ({ ...secret, file: secretFile(folder, secret.name) })),
  ];
  for (const { file, bytes, sha256 } of files) {
    const found = await measure(file).catch((error: Error) => {
      throw new BackupError(`The backup is not whole: ${error.message}.`);
    });
    if (found.bytes !== bytes)
      throw new BackupError(`The backup is not whole: ${file} has ${found.bytes} bytes instead of ${bytes}.`);
    if (found.sha256 !== sha256) throw new BackupError(`The backup is not as it was written: ${file} was changed.`);
  }
}
