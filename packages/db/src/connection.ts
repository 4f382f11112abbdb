import type pg from 'pg';

interface ConnectionOptions {
  /** Settings of Postgres that hold for every statement. */
  settings: Readonly<Record<string, string>>;
  /** Whether a pooler, where there is one, keeps named prepared statements. */
  poolerKeepsNames: boolean;
  /** How long the first answer, or a pooler's connection to Postgres, may take. */
  waitMs: number;
}

/**
 * Makes a new connection ready with one statement, because poolers refuse settings at the start. Postgres itself keeps them.
 * A pooler, known by a process number that is not the backend's, would give them to whoever comes next: nothing is set there.
 */
export async function prepareConnection(client: pg.ClientBase, options: ConnectionOptions): Promise<void> {
  const { settings, waitMs } = options;
  const first = {
    text: `SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS setting (name, value) WHERE pg_backend_pid() = $3`,
    values: [Object.keys(settings), Object.values(settings), 'processID' in client ? client.processID : null],
    query_timeout: waitMs,
  };
  const { rowCount } = await client.query(first);
  if (rowCount === 0) goThroughPooler(client, options);
}

type Done = (error: Error | null, result?: pg.QueryResult) => void;

const BEGINS = /^\s*begin\b/i;
/** Statements that Postgres does not run in a transaction. */
const GOES_ALONE = /^\s*vacuum\b/i;

/**
 * Through a pooler every statement is in a transaction, which begins with our settings: they end with it. A statement of its
 * own is sent together with its BEGIN and COMMIT, without waiting in between (docs/decisions/029-behind-a-pooler.md).
 */
function goThroughPooler(client: pg.ClientBase, { settings, poolerKeepsNames, waitMs }: ConnectionOptions): void {
  const plainQuery: (this: pg.ClientBase, statement: pg.QueryConfig, done: Done) => unknown = client.query;
  const send = (statement: pg.QueryConfig, done: Done): void => void plainQuery.call(client, statement, done);
  const set = Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${client.escapeLiteral(value)}`);
  const begin = { text: ['BEGIN', ...set].join('; '), query_timeout: waitMs };

  function sendWithin(statement: pg.QueryConfig, done: Done): void {
    if (BEGINS.test(statement.text)) return send(begin, done);
    if (client.getTransactionStatus() !== 'I' || GOES_ALONE.test(statement.text)) return send(statement, done);
    let failure: Error | null = null;
    let result: pg.QueryResult | undefined;
    send(begin, () => {});
    send(statement, (error, answer) => {
      failure = error;
      result = answer;
    });
    // Rolls back what has failed.
    send({ text: 'COMMIT' }, (error) => done(failure ?? error, result));
  }

  function query(
    given: string | pg.QueryConfig,
    values?: unknown[] | Done,
    done?: Done,
  ): Promise<pg.QueryResult> | undefined {
    if (typeof values === 'function') return query(given, undefined, values);
    const config = typeof given === 'string' ? { text: given } : given;
    const statement = { ...config, name: poolerKeepsNames ? config.name : undefined, values: values ?? config.values };
    if (done) {
      sendWithin(statement, done);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      sendWithin(statement, (error, result) => (error || !result ? reject(error) : resolve(result)));
    });
  }
  Object.assign(client, { pipeline: true, query });
}
