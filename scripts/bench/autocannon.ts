/** Generates one load where there is no wrk, in a process of its own, and reports the result. Started by load.ts. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { CONNECTIONS, type Load, type Measured, NEW_ID, perConnection, type Request } from './load.ts';

const withNewId = (made: Request): autocannon.Request =>
  made.body?.includes(NEW_ID)
    ? { ...made, setupRequest: (request) => ({ ...request, body: made.body?.replace(NEW_ID, randomUUID()) }) }
    : made;

const [{ url, sequences, seconds }] = (await once(process, 'message')) as [Load];
const lists = perConnection(sequences, CONNECTIONS).filter(({ length }) => length > 0);
let connection = 0;
const { requests, latency, non2xx, errors, timeouts } = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: seconds,
  setupClient(client) {
    client.setRequests((lists[connection++ % lists.length] ?? []).map(withNewId));
  },
});
process.send?.({
  requests: requests.total,
  failed: non2xx + errors + timeouts,
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
} satisfies Measured);
process.disconnect();
