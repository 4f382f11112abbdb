import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSecret, openDataDir } from './data-dir.ts';

it('processes that begin at once in one folder keep the same secret, also those with the same number (OPS-01)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-data-dir-'));
  try {
    const begin = async () => (await openDataDir(folder)).keep('app-secret', makeSecret);
    const secrets = await Promise.all(Array.from({ length: 20 }, begin));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['app-secret']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
