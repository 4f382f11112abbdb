// `npm run restore -- FOLDER [--replace]`: what `npm run backup` wrote, into an empty database (docs/backup.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@onceware/db/backup/restore-backup';
import { fail, onServer, secretFiles } from './open-server.ts';

const USAGE = 'Usage: npm run restore -- FOLDER [--replace]';

const run = (folder: string, replace: boolean) =>
  onServer('this restore', (place) => restoreBackup({ ...place, folder, replace, secrets: secretFiles }));

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) throw new Error(USAGE);
  const { tables, takenAt, version } = await run(
    path.resolve(process.env.INIT_CWD ?? process.cwd(), named),
    values.replace,
  );
  const rows = tables.reduce((all, table) => all + table.rows, 0);
  console.log(`Restored: ${rows.toLocaleString('en')} rows of ${takenAt}, taken by Onceware ${version}.`);
} catch (error) {
  fail('Nothing was restored.', error);
}
