import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { type Manifest, secretFile } from './manifest.ts';
import { store } from './stored-files.ts';

/** Names of secrets, and the files that hold them or are to. */
export type SecretFiles = Readonly<Record<string, string>>;

/** Writes the secrets that exist. */
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
 * Writes the backup's secrets beside their places, for their owner alone; `keep` moves them there at once, when the rows are kept.
 *
 * @throws {BackupError} if others are in their places that may not be replaced
 */
export async function stageSecrets({ secrets }: Manifest, { folder, secrets: files, replace }: Staging) {
  const changed = new Map<string, string>();
  for (const { name } of secrets) {
    const target = files[name];
    if (target === undefined) continue;
    const secret = await readFile(secretFile(folder, name), 'utf8');
    const there = existsSync(target) ? await readFile(target, 'utf8') : '';
    if (there.trim() === secret.trim()) continue;
    if (there && !replace)
      throw new BackupError(
        `${target} is another ${name} than the backup's. Move it away, or let the backup's take its place: --replace`,
      );
    changed.set(target, secret);
  }
  const draftOf = (target: string) => `${target}.restored`;
  for (const [target, secret] of changed) {
    await mkdir(path.dirname(target), { recursive: true });
    await rm(draftOf(target), { force: true });
    await writeFile(draftOf(target), secret, { mode: 0o600, flush: true });
  }
  return {
    async keep() {
      for (const target of changed.keys()) await rename(draftOf(target), target);
    },
    async discard() {
      for (const target of changed.keys()) await rm(draftOf(target), { force: true });
    },
  };
}
