import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Policy for what a page may load. Scripts only from this origin, and inline ones only if they match exactly; Mantine
 * sets style attributes.
 */
export const pagePolicy = (inlineScripts: readonly string[], { viteDev = false } = {}): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ')}`,
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

/** Denies browser features that neither our pages nor anything in them uses. */
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
 * The headers of every answer (T21): constants, and so our own table instead of a library that builds them each time
 * (docs/decisions/005-own-security-headers.md). Pages replace the policy by theirs.
 * Answers that are public on purpose set their own caching; everything else is not cacheable.
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers of documents in HTML, which say nothing of data: that is not opened by a page, and its policy forbids frames already. */
export const documentHeaders = { 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' } as const;

/** Headers of every response, including those that Fastify sends before any hook runs. */
export const securityHeaders = (options: { https: boolean }): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
