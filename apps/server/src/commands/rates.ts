// `npm run rates -- FILE`: takes the rates of exchange of a file of the European Central Bank's (docs/import.md).
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importRates } from '@onceware/api/catalog/rates/rates.service';
import { fail, onDatabase } from './open-server.ts';

const USAGE = 'Usage: npm run rates -- FILE';
/** The ECB's whole history has 7 MB as XML. */
const BYTES_MAX = 64 * 1024 ** 2;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  // npm runs scripts in the root; the file was named from where the person stands.
  const found = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if ((await stat(found)).size > BYTES_MAX) throw new Error(`${file} is larger than 64 MB.`);
  const text = await readFile(found, 'utf8');
  const { days, firstDay, lastDay, currencies, changed } = await onDatabase('the rates', (database) =>
    importRates(database, text),
  );
  console.log(
    `${currencies} currencies on ${days.toLocaleString('en')} days, ${firstDay === lastDay ? lastDay : `${firstDay} to ${lastDay}`}: ${changed.toLocaleString('en')} rates are new or changed.`,
  );
} catch (error) {
  fail('No rates were imported.', error);
}
