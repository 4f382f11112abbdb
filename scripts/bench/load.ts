import autocannon, { type Request, type Result } from 'autocannon';

export interface Measured {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export const CONNECTIONS = 16;

/** Sends `requestsOf(n)` in turn on connection n, and refuses to count a run in which calls failed. */
export async function measure(
  url: string,
  requestsOf: (connection: number) => Request[],
  seconds: number,
): Promise<Measured> {
  let connection = 0;
  const result: Result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setRequests(requestsOf(connection++)),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  // The last run may have ended between an add and its remove: then each connection's first add is a duplicate.
  if (failed > CONNECTIONS) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
