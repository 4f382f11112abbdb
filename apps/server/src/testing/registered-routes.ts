import type { FastifyInstance } from 'fastify';

/** `GET /api/deals/:id` and all else that Fastify answers besides tRPC and the catch-all of unknown API paths. */
export function registeredRoutes(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((row) => {
      const [, indent, part, methods] = /^(.*)── (\S+)(?: \(([A-Z, ]+)\))?/.exec(row) ?? [];
      if (indent === undefined || part === undefined) return [];
      const depth = Math.floor(indent.length / 4);
      const path = (depth > 0 ? (parents[depth - 1] ?? '') : '') + part;
      parents[depth] = path;
      return (methods ?? '').split(', ').map((method) => `${method} ${path}`);
    })
    .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route) && !/ (\/trpc\/\S+|\S*\*)$/.test(route));
}
