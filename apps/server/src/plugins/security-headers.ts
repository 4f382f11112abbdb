import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What a page may load. Scripts only from this origin or with the answer's nonce; Mantine sets style attributes. */
const pagePolicy = (nonce: string, viteDev: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${viteDev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A fresh nonce, and the policy that names it. */
export function newPagePolicy(options: { viteDev: boolean }): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { nonce, policy: pagePolicy(nonce, options.viteDev) };
}

/** What neither our pages nor anything in them asks a browser for. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers of every answer (T21): constants, so our own table and not a library that makes them anew each time
 * (docs/decisions/005-own-security-headers.md). Pages replace the policy by theirs.
 * What is public on purpose says itself for how long it may be kept; everything else is kept nowhere.
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What every answer carries; also one that Fastify gives before any hook runs. */
export const securityHeaders = (options: { https: boolean }): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
