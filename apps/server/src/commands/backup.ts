// `npm run backup -- [FOLDER]`: everything of one moment, also while the product runs (docs/backup.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '@onceware/db/backup/write-backup';
// oxlint-disable-next-line no-restricted-imports -- the product's own, at the top of the repository
import product from '../../../../package.json' with { type: 'json' };
import { dataDir, fail, onServer, secretFiles } from './open-server.ts';

const USAGE = 'Usage: npm run backup -- [FOLDER]';
const count = (number: number) => number.toLocaleString('en');

const run = (folder: string) =>
  onServer('this backup', (place) => writeBackup({ ...place, folder, version: product.version, secrets: secretFiles }));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error(USAGE);
  const [typed] = positionals;
  const named = typed ?? path.join(dataDir, 'backups', new Date().toISOString().replace(/:|\.\d+/g, ''));
  // npm runs scripts in the root; the folder was named from where the person stands.
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const { tables, secrets, takenAt } = await run(folder);
  const sum = (of: 'rows' | 'bytes') => tables.reduce((all, table) => all + table[of], 0);
  console.log(`${folder}: ${count(sum('rows'))} rows of ${takenAt} in ${count(Math.ceil(sum('bytes') / 1024))} kB.`);
  const names = secrets.map(({ name }) => name);
  console.log(
    names.includes('app-secret') && names.includes('data-key')
      ? `It holds the secrets of this machine (${names.join(', ')}) too: keep it where nobody else can read it.`
      : 'It does not hold APP_SECRET and DATA_KEY, which are settings of yours. Keep them too: without them nobody can sign in, and licence codes cannot be read.',
  );
} catch (error) {
  fail('Nothing was backed up.', error);
}
