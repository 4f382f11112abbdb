import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { areRatesOld, newestDay, perEuro } from '#catalog/rates/rates.repo.ts';

export interface CurrenciesFound {
  /** All that deals are priced in, running or ended, with what a euro is worth; null: no rate is known. */
  currencies: { code: string; perEuro: number | null }[];
  /** Euro rate of the asked currency, whether or not there are deals in it. */
  perEuro: number | null;
  /** Currency of most of the newest deals; null: there are none. */
  common: string | null;
  /** Day of the newest rates, as an ISO date; null: there are none. */
  ratesOf: string | null;
  isOld: boolean;
}

/** Number of the newest deals that decide which currency is the common one. */
const ASKED = 1_000;

/** The first currency behind another, along an index: who goes from one to the next reads as little as there are few of them. */
const next = (kind: string, behind: string) =>
  sql.raw(
    `(select d.currency from deals d where ${kind} and d.currency > ${behind} order by d.currency, d.price_minor, d.id limit 1)`,
  );
const steps = (name: string, kind: string) => sql`${sql.raw(name)} as (
  select ${next(kind, `''`)} as code union all select ${next(kind, 'c.code')} from ${sql.raw(name)} c where c.code is not null)`;

const statement = prepared((db: Db) =>
  db
    .select({ found: sql<CurrenciesFound>`f.found` })
    .from(
      sql`(with recursive ${steps('running', 'not d.has_ended')}, ${steps('ended', 'd.has_ended')}
        select json_build_object(
          'currencies', (select coalesce(json_agg(json_build_object('code', c.code, 'perEuro', ${perEuro(sql`c.code`)}) order by c.code), '[]')
            from (select code from running union select code from ended) c where c.code is not null),
          'perEuro', ${perEuro(sql`${sql.placeholder('currency')}::char(3)`)},
          'common', (select d.currency from (select d.currency from deals d where not d.has_ended order by d.starts_at desc, d.id desc
            limit ${sql.raw(String(ASKED))}) d group by d.currency order by count(*) desc, d.currency limit 1),
          'ratesOf', ${newestDay}, 'isOld', ${areRatesOld}) as found) f`,
    )
    .prepare('catalog_currencies'),
);

/** The currencies of the catalogue, and what they are worth. */
export async function findCurrencies(db: Db, asked: string | null): Promise<CurrenciesFound> {
  const [row] = await statement(db).execute({ currency: asked });
  if (!row) throw new Error('The statement answers one row.');
  return row.found;
}
