import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { documentHeaders } from '#plugins/security-headers.ts';
import { defineRoute } from '../define-route.ts';

const TYPES = {
  'start.js': 'text/javascript; charset=utf-8',
  'operation.js': 'text/javascript; charset=utf-8',
  'part-of.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

const fileInput = z.object({ file: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[]) });

/** Its own scripts and no other; it talks to this site alone. Swagger UI sets style attributes. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The build puts Swagger UI beside our own files; without it, it is where npm put it. */
function read(name: string): Promise<Buffer> {
  const own = join(import.meta.dirname, 'api-page', name);
  return readFile(existsSync(own) ? own : createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));
}

/**
 * The OpenAPI document as a page to read and to try (API-06). Its routes are listed at once; Swagger UI is loaded with the first
 * that is opened, and is given the part of the document that says of that one: of the whole it took seconds.
 */
export const apiPageRoutes = [
  defineRoute({
    method: 'get',
    path: '/api',
    operationId: 'getApiPage',
    tag: 'Service',
    summary: 'This document as a page to read and to try.',
    access: 'public',
    answer: { 'text/html': null },
    isAlone: true,
    handler: async (_services, _input, { reply }) =>
      reply
        .headers({ ...documentHeaders, 'content-security-policy': POLICY, 'cache-control': 'public, max-age=60' })
        .type('text/html; charset=utf-8')
        .send(await read('index.html')),
  }),
  defineRoute({
    method: 'get',
    path: '/api/page/{file}',
    operationId: 'getApiPageFile',
    tag: 'Service',
    summary: 'What that page is made of.',
    access: 'public',
    input: fileInput,
    answer: { 'text/javascript': null, 'text/css': null },
    isAlone: true,
    handler: async (_services, { file }, { reply }) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(TYPES[file])
        .send(await read(file)),
  }),
];
