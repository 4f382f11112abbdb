import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder where one machine keeps what must survive a restart; files are readable by their owner only. */
export interface DataDir {
  path(name: string): string;
  read(name: string): Promise<string | null>;
  write(name: string, content: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** What the file holds, made and kept at the first time. */
  keep(name: string, make: () => string): Promise<string>;
}

export async function openDataDir(folder: string): Promise<DataDir> {
  await mkdir(folder, { recursive: true });
  const path = (name: string) => join(folder, name);
  const read = async (name: string) => {
    try {
      return (await readFile(path(name), 'utf8')).trim();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
  const write = (name: string, content: string) => writeFile(path(name), `${content}\n`, { mode: 0o600 });

  return {
    path,
    read,
    write,
    remove: (name) => rm(path(name), { force: true }),
    async keep(name, make) {
      const known = await read(name);
      if (known) return known;
      const made = make();
      await write(name, made);
      return made;
    },
  };
}

export const makeSecret = (): string => randomBytes(48).toString('base64url');

/** Twelve letters in three groups: easy to type, about 56 bits. */
export function makeDemoPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
