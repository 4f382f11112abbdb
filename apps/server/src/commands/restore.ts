// `npm run restore -- FOLDER [--replace]`: what `npm run backup` wrote, into an empty database (docs/backup.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@onceware/db/backup/restore-backup';
import { fromRepository } from '../from-repository.ts';
import { openServer, secretFiles } from './open-server.ts';

const USAGE = 'Usage: npm run restore -- FOLDER [--replace]';

async function run(folder: string, replace: boolean) {
  const server = await openServer('this restore');
  try {
    return await restoreBackup({
      url: server.url,
      setting: server.setting,
      folder,
      migrationsFolder: fromRepository('packages/db/migrations'),
      replace,
      secrets: secretFiles,
      log: (line) => console.error(line),
    });
  } finally {
    await server.stop();
  }
}

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
  console.error(error instanceof Error ? `Nothing was restored. ${error.message}` : error);
  process.exitCode = 1;
}
