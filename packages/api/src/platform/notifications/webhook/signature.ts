import { createHmac } from 'node:crypto';
import { PREFIX } from './webhook-secret.ts';

// Standard Webhooks 1.0.0 (https://www.standardwebhooks.com), so that receivers may use what there is.

export interface Signed {
  id: string;
  /** Seconds since 1970, by the database's clock. */
  timestamp: number;
  body: string;
}

/** Headers of a message, with a signature by each secret. */
export function signHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
