import { createECDH, hkdfSync } from 'node:crypto';
import type { SafeFetch } from '#platform/safe-fetch/safe-fetch.ts';

declare module '#kernel/services.ts' {
  interface Services {
    pusher: Pusher;
  }
}

/** A browser at its push service. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PushOptions {
  /** Topic: a push that waits at the service with the same one is replaced. */
  topic: string;
  /** Time for which the push service keeps it for a browser that is away. */
  ttlSeconds: number;
  signal?: AbortSignal;
}

/** Sends to browsers while no page is open (RFC 8030), encrypted for each (RFC 8291), in the site's name (RFC 8292). */
export interface Pusher {
  /** The site's public key, which browsers ask for at subscribing. */
  readonly publicKey: string;
  /** @returns the status that the push service answers. @throws FetchFailure */
  send(target: PushTarget, payload: string, options: PushOptions): Promise<number>;
}

interface PusherOptions {
  /** APP_SECRET: the key follows from it, so that all processes have the same and there is none more to keep. */
  secret: string;
  /** Address of the site, to which an operator of a push service may turn. */
  publicUrl: string;
  safeFetch: SafeFetch;
}

/** Loads the library that encrypts: read when the first push leaves. */
const webPush = async () => (await import('web-push')).default;

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 4_096;

export function createPusher({ secret, publicUrl, safeFetch }: PusherOptions): Pusher {
  const { publicKey, privateKey } = keysOf(secret);
  // Push services take no address without TLS.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@onceware.example';
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, payload, { topic, ttlSeconds, signal }) {
      const { method, headers, body } = (await webPush()).generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: ttlSeconds,
          topic,
        },
      );
      const { status } = await safeFetch(endpoint, {
        method: method as 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value])),
        ...(body && { body }),
        timeoutMs: TIMEOUT_MS,
        bytesMax: ANSWER_BYTES_MAX,
        isCut: true,
        ...(signal && { signal }),
      });
      return status;
    },
  };
}

/** The site's key pair on P-256, which follows from a secret. */
function keysOf(secret: string): { publicKey: string; privateKey: string } {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `onceware web push ${attempt}`, 32));
    try {
      const pair = createECDH('prime256v1');
      pair.setPrivateKey(scalar);
      return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: scalar.toString('base64url') };
    } catch {
      // One in four thousand million is no key.
    }
  }
}
