import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const TYPES = {
  'start.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

export const apiPageFileInput = z.object({ file: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[]) });

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

/** GET /api: the OpenAPI document as a page to read and to try (API-06). */
export function registerApiPage(app: FastifyInstance): void {
  app.get('/api', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'public, max-age=60' })
      .type('text/html; charset=utf-8')
      .send(await read('index.html')),
  );

  app.get('/api/page/:file', async (request, reply) => {
    const { file } = apiPageFileInput.parse(request.params);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type(TYPES[file])
      .send(await read(file));
  });
}
