import type pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** A view of a pool with at most `places` of its connections at once. Waiting for a place has the time limit of waiting for a connection. */
export function limitedPool(pool: pg.Pool, places: number): pg.Pool {
  const waitMs = pool.options.connectionTimeoutMillis ?? 0;
  const waiting: { go(): void }[] = [];
  let free = places;

  function leave(): void {
    const next = waiting.shift();
    if (next) next.go();
    else free += 1;
  }

  function connectNow(connected: Connected): void {
    pool.connect((error, client, done) => {
      if (error || !client) {
        leave();
        return connected(error, undefined, done);
      }
      const release = client.release.bind(client);
      client.release = (broken) => {
        release(broken);
        leave();
      };
      connected(undefined, client, client.release);
    });
  }

  function connectLater(connected: Connected): void {
    if (free > 0) {
      free -= 1;
      return connectNow(connected);
    }
    const place = {
      go() {
        clearTimeout(timer);
        connectNow(connected);
      },
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(place), 1);
      connected(new Error('timeout exceeded when trying to connect'), undefined, () => {});
    }, waitMs);
    waiting.push(place);
  }

  // The pool's own methods come to this one for a connection.
  const connect = (connected?: Connected) => {
    if (connected) return connectLater(connected);
    return new Promise<pg.PoolClient>((resolve, reject) => {
      connectLater((error, client) =>
        client ? resolve(client) : reject(error ?? new Error('There is no connection.')),
      );
    });
  };
  return Object.assign(Object.create(pool) as pg.Pool, { connect });
}
