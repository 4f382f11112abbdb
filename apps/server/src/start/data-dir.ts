import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@onceware/db/start/start-error';

/** The folder where one machine keeps what must survive a restart; files are readable by their owner only. */
export interface DataDir {
  path(name: string): string;
  read(name: string): Promise<string | null>;
  write(name: string, content: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the content of the file, which is made and stored the first time. */
  keep(name: string, make: () => string): Promise<string>;
}

/** @throws {StartError} if nothing can be kept there */
export async function openDataDir(folder: string): Promise<DataDir> {
  const path = (name: string) => join(folder, name);
  const kept = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw folderMistake(error, folder);
    });
  const read = (name: string) => kept(readFile(path(name), 'utf8').then((content) => content.trim(), nullIfMissing));
  const write = (name: string, content: string) => kept(writeFile(path(name), `${content}\n`, { mode: 0o600 }));
  const remove = (name: string) => kept(rm(path(name), { force: true }));

  await kept(mkdir(folder, { recursive: true }));
  // A full disk refuses content, not names.
  const trial = `trial-${randomUUID()}`;
  try {
    await write(trial, 'x'.repeat(4096));
  } finally {
    await remove(trial);
  }

  return {
    path,
    read,
    write,
    remove,
    async keep(name, make) {
      const known = await read(name);
      if (known) return known;
      // A link appears at once with its content: of processes that start together, one makes it for all.
      // Not by the process's number, which is 1 in every container.
      const draft = `${name}-${randomUUID()}`;
      await write(draft, make());
      await link(path(draft), path(name)).catch(passExisting);
      await remove(draft);
      const made = await read(name);
      if (!made)
        throw new StartError(
          `${path(name)} is empty. Bring it back from your backup, or remove it to have a new one made.`,
        );
      return made;
    },
  };
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

function passExisting(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

const WRONG_FOLDER: Record<string, string> = {
  EACCES: 'this user may not write there. Give it the folder (chown)',
  EPERM: 'this user may not write there. Give it the folder (chown)',
  EROFS: 'it is on a file system that is mounted read-only. Mount it for writing',
  ENOSPC: 'the disk is full. Make room on it',
  EDQUOT: 'the disk quota is used up. Make room in it',
  EEXIST: 'there is a file in its place. Move it away',
  ENOTDIR: 'there is a file in its place. Move it away',
  ENOENT: 'it cannot be made there. Make it',
};

function folderMistake(error: unknown, folder: string): unknown {
  const why = WRONG_FOLDER[codeOf(error)];
  return why ? new StartError(`DATA_DIR=${folder}: ${why}, or name another folder in DATA_DIR.`) : error;
}

export const makeSecret = (): string => randomBytes(48).toString('base64url');

/** Twelve letters in three groups: easy to type, about 56 bits. */
export function makeDemoPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
