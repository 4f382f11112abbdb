import { once } from 'node:events';
import { jobHandlers } from '@onceware/api/composition/jobs';
import { stopSignal } from '../start/stop-signal.ts';
import { undoAll } from '../start/undo-all.ts';
import { createProcessApp } from './process-app.ts';

// The product without its pages, as a process of its own: says its address, answers and works on jobs until SIGTERM, and stops as
// start.ts does.
const { services, app } = await createProcessApp();
const stopping = stopSignal();
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
await services.jobs.start(jobHandlers(services));
if (!stopping.aborted) await once(stopping, 'abort');
await undoAll([() => services.close(), () => app.close(), async () => services.abort()]);
console.log('closed');
process.exit();
