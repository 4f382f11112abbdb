import type { Database } from '@onceware/db/client';
import type { ConstructorOptions } from 'pg-boss';
import { JOBS_CHANNEL, type Listener } from '../listening/listen.ts';

const TRANSACTION = /^\s*BEGIN;(.*)COMMIT;\s*$/s;

/** Our pool and our listener as pg-boss takes them, so that it works behind a pooler as all else does (decision 029). */
export const bossDatabase = ({
  database,
  listener,
}: {
  database: Database;
  listener: Listener;
}): NonNullable<ConstructorOptions['db']> => ({
  // Its transactions are one text, which would leave a connection in the middle of one when it fails.
  executeSql(text, values) {
    const [, work] = TRANSACTION.exec(text) ?? [];
    return work === undefined
      ? database.pool.query(text, values)
      : database.transaction((_, client) => client.query(work));
  },
  async listen(channel, onNotification, onReconnect) {
    if (channel !== JOBS_CHANNEL) throw new Error(`pg-boss announces jobs on ${channel}.`);
    listener.on(JOBS_CHANNEL, { onChange: onNotification, onGap: onReconnect });
    return { close: async () => {} };
  },
});
