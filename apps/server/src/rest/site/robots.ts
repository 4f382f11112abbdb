import type { FastifyInstance } from 'fastify';

/**
 * Paths for one person alone, or for programs. Shared collections are open: each says itself whether it may be listed
 * (COL-17), and a crawler that may not read it would not see that.
 */
const CLOSED = [
  '/api/',
  '/trpc/',
  '/go/',
  '/dashboard',
  '/account',
  '/save',
  '/reset-password',
  '/verify-email',
  '/mail-choices',
  '/change-password',
  '/dev/',
];
/** Pictures, which pages show. */
const OPEN = ['/api/avatars/', '/api/pictures/'];

/** Describes our fetcher to people who find its name in their logs (docs/decisions/042-what-the-server-fetches.md). */
const botLines = (publicUrl: string) => [
  `Onceware/1.0 fetches pages for ${publicUrl}`,
  '',
  'A page is fetched when a member keeps its address, and then about once a month to see whether it is still there:',
  'its title, description, picture and icon, for that member. Feeds are fetched as often as staff set. Nothing is indexed.',
  '',
  'It follows robots.txt (RFC 9309) under the name Onceware, and asks one page of a site at a time. To keep it out:',
  '',
  'User-agent: Onceware',
  'Disallow: /',
  '',
];

/** GET /robots.txt: disallowed paths, and the sitemap. GET /bot.txt: a description of the fetcher. */
export function registerRobots(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  for (const [path, text] of Object.entries({ '/robots.txt': lines, '/bot.txt': botLines(publicUrl) }))
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text.join('\n')),
    );
}
