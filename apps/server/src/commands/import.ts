// `npm run import -- FILE [--source NAME] [--dry-run]`: brings tools and deals from JSON or CSV into the catalogue (docs/import.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFile } from '@onceware/api/supply/import/read-file';
import type { ImportLine, ImportSummary } from '@onceware/api/supply/import/import.contract';
import { runImport } from '@onceware/api/supply/import/run.service';
import { ImportFileError } from '@onceware/api/supply/import/source-row';
import { fail, onDatabase } from './open-server.ts';

const USAGE = 'Usage: npm run import -- FILE [--source NAME] [--dry-run]';
const count = (rows: number) => rows.toLocaleString('en');

function tell(line: ImportLine): void {
  if ('step' in line) console.error(`${count(line.rows)} rows ${line.step}`);
  else if ('waiting' in line) console.error(`Waiting for the imports before this one: ${count(line.waiting.ahead)}`);
}

const run = (file: string, source: string, isDryRun: boolean): Promise<ImportSummary> =>
  onDatabase('this import', (database) =>
    runImport({
      database,
      createdBy: null,
      batches: readFile(file),
      source,
      isDryRun,
      onNote: ({ kind, place, reason }) => console.error(`${place}: ${kind}: ${reason}`),
      onLine: tell,
    }),
  );

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new ImportFileError(USAGE);
  // npm runs scripts in the root; the file was named from where the person stands.
  const found = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const began = performance.now();
  const isDryRun = values['dry-run'];
  const { read, inserted, updated, unchanged, rejected, newTools, newDeals, ignored } = await run(
    found,
    values.source ?? path.parse(found).name,
    isDryRun,
  );
  if (ignored.length > 0) console.error(`Columns that nothing was taken from: ${ignored.join(', ')}`);
  if (isDryRun) console.error('Nothing was imported: this was a dry run.');
  console.log(
    `${count(read)} rows read: ${count(inserted)} inserted, ${count(updated)} updated, ${count(unchanged)} unchanged, ${count(rejected)} rejected ` +
      `(${count(newTools)} new tools, ${count(newDeals)} new deals; ${((performance.now() - began) / 1000).toFixed(1)} s).`,
  );
  if (read > 0 && rejected === read) process.exitCode = 1;
} catch (error) {
  fail('Nothing was imported.', error);
}
