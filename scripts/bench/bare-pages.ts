/**
 * Baseline for stored pages: a bare Fastify that has the same bytes in memory. Run by page-cost.ts as a process of its
 * own, which tells it where to fetch them.
 */
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';

// The parent is gone.
process.once('disconnect', () => process.exit());
const [{ from, paths, encodings }] = (await once(process, 'message')) as [
  { from: string; paths: string[]; encodings: string[] },
];
const stored = new Map<string, Buffer>();
for (const path of paths)
  for (const encoding of encodings) {
    const [answer] = (await once(get(from + path, { headers: { 'accept-encoding': encoding } }), 'response')) as [
      IncomingMessage,
    ];
    stored.set(`${encoding} ${path}`, await buffer(answer));
  }

const app = fastify();
app.get('*', async (request, reply) => {
  const encoding = request.headers['accept-encoding'] ?? '';
  reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(stored.get(`${encoding} ${request.url}`));
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
