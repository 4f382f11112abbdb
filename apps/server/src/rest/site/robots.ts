import type { FastifyInstance } from 'fastify';

/**
 * What is for one person alone, or for programs. Shared collections are open: each says itself whether it may be listed
 * (COL-17), and who may not read it does not hear that.
 */
const CLOSED = [
  '/api/',
  '/trpc/',
  '/go/',
  '/dashboard',
  '/account',
  '/reset-password',
  '/verify-email',
  '/change-password',
  '/dev/',
];
/** Pictures of people, which pages show. */
const OPEN = ['/api/avatars/'];

/** GET /robots.txt: where search engines need not look, and where they find the rest. */
export function registerRobots(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join('\n')),
  );
}
