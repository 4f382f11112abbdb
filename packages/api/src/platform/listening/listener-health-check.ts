import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Interval of the listener's health check, and its time limit. */
const PROVE_EVERY_MS = 3_000;
const WAIT_MS = 5_000;

/** Statement that announces the proof. */
export const PROOF = 'select pg_notify($1, $2)';

/** Checks whether a listening connection receives announcements on its own channel. */
interface ListenerHealthCheck {
  channel: string;
  /** Announces the first proof, then one after the other. */
  start(): Promise<void>;
  /** Takes a payload that came back on the channel. */
  hear(payload: string): void;
  stop(): void;
}

/** Behind a pooler LISTEN succeeds although nothing arrives: `onUnhealthy` is called when an announced proof was not received. */
export function createListenerHealthCheck(pool: Pick<pg.Pool, 'query'>, onUnhealthy: () => void): ListenerHealthCheck {
  const channel = `listener_proof_${randomUUID().replaceAll('-', '')}`;
  let announced = 0;
  let heard = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function prove(): Promise<void> {
    const proof = (announced += 1);
    const statement = { text: PROOF, values: [channel, String(proof)], query_timeout: WAIT_MS };
    // One that could not be announced proves nothing, neither way.
    const isAnnounced = await pool.query(statement).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    timer = setTimeout(() => (isAnnounced && heard < proof ? onUnhealthy() : void prove()), PROVE_EVERY_MS).unref();
  }

  return {
    channel,
    start: prove,
    hear: (payload) => void (heard = Number(payload)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
