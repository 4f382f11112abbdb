import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import type { Position } from '@onceware/api/chat/stream/position.contract';
import { backOff, pause, within } from '../live/wake.ts';
import { type OpenStream, StreamRefused } from './open-stream.ts';

/** `ended`: the reader may not follow any more. */
export type StreamState = 'connecting' | 'live' | 'offline' | 'ended';

/** The server's heartbeat comes every 15 s. */
export const SILENCE_MS = 45_000;
/** Maximum age of the last data for which a connection is kept when the reader comes back, ms. */
const FRESH_MS = 20_000;
const LONGEST_MS = 30_000;
/** Nobody is signed in, or they may not chat. */
const REFUSED = new Set([401, 403]);

interface Keeping {
  open: OpenStream;
  /** From where to go on. */
  after: () => Position;
  onEvent: (event: StreamEvent) => void;
  onBeat: (position: Position) => void;
  onState: (state: StreamState) => void;
  isOnline: () => boolean;
  wakes: (run: () => void) => () => void;
  /** Calls back when the network is gone. */
  drops: (run: () => void) => () => void;
}

/** Connects again and again, until `signal` aborts or the server refuses. */
export async function keepConnected(
  { open, after, onEvent, onBeat, onState, isOnline, wakes, drops }: Keeping,
  signal: AbortSignal,
): Promise<void> {
  const sayDown = () => onState(isOnline() ? 'connecting' : 'offline');
  for (let failures = 0; !signal.aborted; failures += 1) {
    sayDown();
    const attempt = within(signal);
    const silence = watchSilence(() => attempt.abort(), wakes);
    const stopDropping = drops(() => attempt.abort());
    let waitMs = 0;
    try {
      await open(
        after(),
        {
          onEvent,
          onBeat(position) {
            failures = 0;
            onState('live');
            onBeat(position);
          },
          onBytes: silence.heard,
          onRetry: (ms) => {
            waitMs = ms;
          },
        },
        attempt.signal,
      );
    } catch (error) {
      if (error instanceof StreamRefused && REFUSED.has(error.status)) return onState('ended');
    } finally {
      silence.stop();
      stopDropping();
      attempt.abort();
    }
    if (signal.aborted) return;
    sayDown();
    await pause(Math.max(waitMs, backOff(failures, LONGEST_MS)), signal, wakes);
  }
}

/** Silence after which a connection counts as dead, like that of a sleeping laptop or a lost network. */
function watchSilence(onSilence: () => void, wakes: Keeping['wakes']) {
  let heardAt = Date.now();
  let timer = setTimeout(onSilence, SILENCE_MS);
  const stopWaking = wakes(() => {
    if (Date.now() - heardAt > FRESH_MS) onSilence();
  });
  return {
    heard() {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    stop() {
      clearTimeout(timer);
      stopWaking();
    },
  };
}
