import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const stored = z.object({
  /** Size of the file as it is stored. */
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(1),
  /** Version of the product that took it. */
  version: z.string().max(100),
  /** Time by the database's clock: everything committed before is included. */
  takenAt: z.iso.datetime(),
  /** The last migration of the database, by the moment it was made at. */
  migration: z.int().min(0),
  /** Tables in the order in which they can be filled: referenced ones first. */
  tables: z.array(
    stored.extend({
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
    }),
  ),
  /** The number that each sequence handed out last. Versions that did not write this restored none. */
  sequences: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.int()).default({}),
  /** Files of DATA_DIR. */
  secrets: z.array(stored.extend({ name: z.string().regex(/^[a-z][a-z-]*$/) })),
});

export type Manifest = z.output<typeof manifest>;
export type Stored = z.output<typeof stored>;

const FILE = 'manifest.json';

export const manifestFile = (folder: string): string => path.join(folder, FILE);
/** Rows as Postgres' COPY writes them as text, compressed: `zcat` reads them. */
export const tableFile = (folder: string, name: string): string => path.join(folder, 'tables', `${name}.copy.gz`);
export const secretFile = (folder: string, name: string): string => path.join(folder, 'secrets', name);

/** @throws {BackupError} if the folder holds no backup, or none that this version understands */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no backup that was finished: there is no ${FILE} in it.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    throw new BackupError(
      `${manifestFile(folder)} is broken, or of a later version of Onceware${issue ? ` (${issue.path.join('.')}: ${issue.message})` : ''}.`,
    );
  }
}
