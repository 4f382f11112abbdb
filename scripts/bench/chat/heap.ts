import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Serving } from '../stage.ts';
import { residentMegabytes } from '../memory.ts';

/** Measures the memory of a server that was started with `--inspect`, in MB, after garbage collection. */
export async function heldBy(
  { process }: Serving,
  { inspectPort, settleMs }: { inspectPort: number; settleMs: number },
): Promise<number> {
  for (let time = 0; time < 2; time += 1) {
    await collectGarbage(inspectPort);
    // Pages go back to the system a little later.
    await delay(settleMs);
  }
  return residentMegabytes(process);
}

async function collectGarbage(port: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
}
