import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { type Manifest, secretFile } from './manifest.ts';
import { store } from './stored-files.ts';

/** Names of secrets, and the files that hold them or are to. */
export type SecretFiles = Readonly<Record<string, string>>;

/** Those that are there. */
export async function writeSecrets(folder: string, files: SecretFiles): Promise<Manifest['secrets']> {
  await mkdir(path.dirname(secretFile(folder, 'any')), { mode: 0o700 });
  const secrets: Manifest['secrets'] = [];
  for (const [name, file] of Object.entries(files)) {
    if (existsSync(file)) secrets.push({ name, ...(await store(secretFile(folder, name), createReadStream(file))) });
  }
  return secrets;
}

interface Staging {
  folder: string;
  /** The backup's others are left where they are. */
  secrets: SecretFiles;
  replace: boolean;
}

/**
 * Copies the backup's secrets beside their places; `keep` moves them there at once, when the rows are kept.
 *
 * @throws {BackupError} if others are in their places that may not be replaced
 */
export async function stageSecrets({ secrets }: Manifest, { folder, secrets: files, replace }: Staging) {
  const moves = new Map<string, string>();
  for (const { name } of secrets) {
    const [source, target] = [secretFile(folder, name), files[name]];
    if (target === undefined) continue;
    const there = await readFile(target, 'utf8').catch(() => '');
    if (there.trim() === (await readFile(source, 'utf8')).trim()) continue;
    if (there && !replace)
      throw new BackupError(
        `${target} is another ${name} than the backup's. Move it away, or let the backup's take its place: --replace`,
      );
    moves.set(`${target}.restored`, target);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, `${target}.restored`);
  }
  return {
    async keep() {
      for (const [draft, target] of moves) await rename(draft, target);
    },
    async discard() {
      for (const draft of moves.keys()) await rm(draft, { force: true });
    },
  };
}
