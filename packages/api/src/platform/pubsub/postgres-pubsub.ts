import type pg from 'pg';
import type { Listener } from '../listening/listen.ts';
import { type PubSub, createOutbox, createPost } from './pubsub.ts';

const WAIT_MS = 5_000;

/**
 * Over NOTIFY. Each commit that notifies takes one lock of the whole cluster, so words go together, in one statement at a time;
 * and no transaction that writes a message notifies by itself. Nor does it wait for the disk: words that a crash loses nobody needs.
 */
export function createPostgresPubSub({
  pool,
  listener,
  onError,
}: {
  pool: Pick<pg.Pool, 'query'>;
  listener: Pick<Listener, 'on'>;
  onError(error: unknown): void;
}): PubSub {
  const { mark, read } = createPost();
  const outbox = createOutbox({
    post: (words) =>
      pool.query({
        name: 'carry',
        text: `with quick as materialized (select set_config('synchronous_commit', 'off', true))
          select pg_notify('chat', word) from quick, unnest($1::text[]) as word`,
        values: [words.map(mark)],
        query_timeout: WAIT_MS,
      } as pg.QueryConfig),
    onError,
  });
  return {
    send: (word) => outbox.put(word),
    on(hear, onGap) {
      const onChange = (marked: string) => {
        const word = read(marked);
        if (word !== undefined) hear(word);
      };
      listener.on('chat', { onChange, onGap });
    },
    close: () => outbox.close(),
  };
}
