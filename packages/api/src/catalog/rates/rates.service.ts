import type { Database } from '@onceware/db/client';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { AppError } from '#kernel/errors.ts';
import type { ImportRatesInput, RatesImported } from './rates.contract.ts';
import { compareAnew, findLastRates, writeRates } from './rates.repo.ts';
import { type Rate, RatesFileError, readRates, refuseJumps } from './read-rates.ts';

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Takes the rates of a file of the ECB's; those of a day that are there already are replaced. @throws RatesFileError */
export async function importRates(
  database: Database,
  text: string,
  onWritten: (tx: Tx, imported: RatesImported) => Promise<void> = async () => {},
): Promise<RatesImported> {
  const rates = readRates(text);
  const days = [...new Set(rates.map(({ day }) => day))].toSorted();
  const [firstDay = ''] = days;
  return database.transaction(async (tx) => {
    refuseJumps(rates, await findLastRates(tx, firstDay));
    const changed = await writeRates(tx, rates);
    if (changed > 0) await compareAnew(tx);
    const imported = {
      days: days.length,
      firstDay,
      lastDay: days.at(-1) ?? '',
      currencies: new Set(rates.map(({ currency }: Rate) => currency)).size,
      changed,
    };
    await onWritten(tx, imported);
    return imported;
  });
}

/** The same for who may look after the catalogue. @throws invalid_input where the file is none */
export async function uploadRates(
  call: Permitted<'admin.catalog'>,
  { text }: ImportRatesInput,
): Promise<RatesImported> {
  try {
    return await importRates(call.database, text, (tx, after) =>
      record(tx, call, { action: 'catalog.rates', target: { type: 'catalog', id: 'rates' }, after: { ...after } }),
    );
  } catch (error) {
    if (!(error instanceof RatesFileError)) throw error;
    throw new AppError('invalid_input', { issues: [{ path: 'text', message: error.message }], cause: error });
  }
}
