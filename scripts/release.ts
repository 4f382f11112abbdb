import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
// By path: nothing may be installed yet.
import { processIdentity } from '../packages/db/src/embedded/processes.ts';
import { ROOT } from './command.ts';

/**
 * Folders that are served, at the same paths as in the repository; the server finds the rest of itself from its own
 * file.
 */
export const SERVED = [
  'apps/server/dist',
  'apps/web/dist',
  'apps/extension/dist',
  'packages/client/dist',
  'packages/cli/dist',
  'packages/db/migrations',
  'packages/api/legal',
  'packages/art/fonts',
  'packages/art/pictures',
];
/** Names carry a hash of their content. */
const ASSETS = 'apps/web/dist/client/assets';
/** A file of each release: the assets that its own build made. */
const OWN_ASSETS = 'own-assets';
/** A folder of each release: a file for each process that serves from it (apps/server/src/start/claim-release.ts). */
const SERVED_BY = 'served-by';

const releasesOf = (root: string) => path.join(root, 'dist');
const currentOf = (root: string) => path.join(releasesOf(root), 'current');

/**
 * Copies what was built to a folder that no later build touches, and makes that the one served from the next start on.
 * Until its process ends a release stays; pages that the one before sent find their scripts in the new one too.
 *
 * @returns the folder; of the same build it is the same
 */
export async function publish(root = ROOT): Promise<string> {
  const id = await hashOf(root);
  const releases = releasesOf(root);
  const release = path.join(releases, id);
  await mkdir(releases, { recursive: true });
  const previous = await readlink(currentOf(root)).catch(() => undefined);
  if (!existsSync(release)) await copy(root, release, previous && path.join(releases, previous));
  await pointTo(root, id);
  await removeUnused(root, new Set([id, previous]));
  return release;
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of SERVED) {
    const entries = await readdir(path.join(root, part), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted())
      hash.update(`${path.relative(root, file)}\0`).update(
        createHash('sha256')
          .update(await readFile(file))
          .digest(),
      );
  }
  return hash.digest('hex').slice(0, 16);
}

async function copy(root: string, release: string, previous: string | undefined): Promise<void> {
  // Removes the draft of a copy that broke off, which nobody uses since no two builds run at once.
  const draft = `${release}.draft`;
  await rm(draft, { recursive: true, force: true });
  for (const part of SERVED) await cp(path.join(root, part), path.join(draft, part), { recursive: true });
  await mkdir(path.join(draft, SERVED_BY));
  await writeFile(path.join(draft, OWN_ASSETS), (await readdir(path.join(root, ASSETS))).join('\n'));
  if (previous) await carryOver(previous, draft);
  await rename(draft, release);
}

async function carryOver(previous: string, draft: string): Promise<void> {
  const own = await readFile(path.join(previous, OWN_ASSETS), 'utf8').catch(() => '');
  for (const name of own.split('\n').filter(Boolean)) {
    await cp(path.join(previous, ASSETS, name), path.join(draft, ASSETS, name), { recursive: true, force: false });
  }
}

/** Replaces atomically: a process that starts meanwhile finds the one or the other. */
async function pointTo(root: string, id: string): Promise<void> {
  const draft = `${currentOf(root)}.draft`;
  await rm(draft, { force: true });
  await symlink(id, draft);
  await rename(draft, currentOf(root));
}

async function removeUnused(root: string, kept: Set<string | undefined>): Promise<void> {
  for (const entry of await readdir(releasesOf(root), { withFileTypes: true })) {
    const release = path.join(releasesOf(root), entry.name);
    if (entry.isDirectory() && !kept.has(entry.name) && !(await isServed(release)))
      await rm(release, { recursive: true });
  }
}

async function isServed(release: string): Promise<boolean> {
  const folder = path.join(release, SERVED_BY);
  for (const pid of await readdir(folder).catch(() => [])) {
    if (processIdentity(Number(pid)) === (await readFile(path.join(folder, pid), 'utf8'))) return true;
  }
  return false;
}
