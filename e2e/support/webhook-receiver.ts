import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface WebhookMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A member's own server on the loopback address, which takes what is posted to it. */
export async function startWebhookReceiver() {
  const messages: WebhookMessage[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 200 ? 'taken' : 'not today');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    messages,
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/hook`,
    answer: (next: number) => void (status = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a message is of who knows the secret, and of the last five minutes: the receiver of docs/notifications.md. */
export function isSignedBy(secret: string, { headers, body }: WebhookMessage): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const digest = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest('base64');
  const expected = Buffer.from(`v1,${digest}`);
  const given = String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one));
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}
