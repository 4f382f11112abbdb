import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { receiveFile } from './received-file.ts';

const kept = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('onceware-file-'));

describe('a received file', () => {
  it('holds the body byte for byte, for nobody else to read, until it is discarded (CAT-03)', async () => {
    const file = await receiveFile(Readable.from([Buffer.from('naïve'), Buffer.from([0, 255])]), 100);
    expect(await readFile(file.path)).toEqual(Buffer.concat([Buffer.from('naïve'), Buffer.from([0, 255])]));
    expect((await stat(file.path.replace(/\/file$/, ''))).mode & 0o077).toBe(0);
    await file.discard();
    await expect(stat(file.path)).rejects.toThrow('ENOENT');
  });

  it('of too many bytes is refused at the first that is too many, and leaves nothing behind (CAT-03)', async () => {
    const before = await kept();
    let sent = 0;
    const endless = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc((sent += 1) && 1_000);
      })(),
      { highWaterMark: 1 },
    );
    await expect(receiveFile(endless, 50_000)).rejects.toMatchObject({ key: 'too_large' });
    expect(sent).toBeLessThan(60);
    expect(endless.destroyed).toBe(false);
    expect(await kept()).toEqual(before);
  });

  it('that breaks off is refused, and leaves nothing behind (CAT-03)', async () => {
    const before = await kept();
    const broken = new Readable({ read() {} });
    broken.push('id,name\n');
    const receiving = receiveFile(broken, 100);
    broken.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(receiving).rejects.toMatchObject({ key: 'invalid_input' });
    expect(await kept()).toEqual(before);
  });
});
