import { openDatabase } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import type { TestDatabase } from '@onceware/db/testing/databases';

export interface MovedClock {
  testDatabase: TestDatabase;
  /** Sets the clock of the database, for all who ask it. */
  set(at: Date): Promise<void>;
}

/** A database that asks a clock of the test's, which stands before its own in the search path and in defaults. */
export async function createMovedClock(start: Date): Promise<MovedClock> {
  const testDatabase = await createTestDatabase({ isPooled: false });
  const ask = async (statement: string, values: unknown[] = []) => {
    const database = openDatabase({ url: testDatabase.url, poolSize: 1 });
    await database.pool.query(statement, values);
    await database.close();
  };
  await ask(`
    create schema sim;
    create table sim.clock (at timestamptz not null);
    insert into sim.clock values ('${start.toISOString()}');
    create function sim.now() returns timestamptz language sql stable as 'select at from sim.clock';
    create function sim.clock_timestamp() returns timestamptz language sql stable as 'select at from sim.clock';
    create function sim.statement_timestamp() returns timestamptz language sql stable as 'select at from sim.clock';
    do $$ declare c record; begin
      execute format('alter database %I set search_path = sim, public, pg_catalog', current_database());
      for c in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default = 'now()' loop
        execute format('alter table public.%I alter column %I set default sim.now()', c.table_name, c.column_name);
      end loop;
    end $$;`);
  return { testDatabase, set: (at) => ask('update sim.clock set at = $1', [at]) };
}
