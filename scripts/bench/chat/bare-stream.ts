/**
 * Baseline for the chat stream: a bare server that writes the same bytes to as many sockets, and knows nothing of
 * databases, people and positions. Run as a process of its own by bench-chat.ts, which tells it what an event looks
 * like.
 */
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { BareTold } from './following.ts';

// The parent is gone.
process.once('disconnect', () => process.exit());
const [{ before, behind }] = (await once(process, 'message')) as [BareTold];
const rooms = new Map<string, Set<ServerResponse>>();

const server = createServer((request, response) => {
  const room = String(request.headers['x-room']);
  if (request.method === 'POST') void say(request, response);
  else {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.write('id: 1.1\nevent: here\ndata:\n\n');
    const readers = rooms.get(room) ?? new Set();
    rooms.set(room, readers.add(response));
    response.once('close', () => readers.delete(response));
  }
});

async function say(request: Parameters<typeof text>[0], response: ServerResponse): Promise<void> {
  const { json } = JSON.parse(await text(request)) as { json: { roomId: string; text: string } };
  const bytes = Buffer.from(before + json.text + behind);
  for (const reader of rooms.get(json.roomId) ?? []) reader.write(bytes);
  response.setHeader('content-type', 'application/json');
  response.end('{"result":{"data":{"json":{"message":{"number":1,"seq":1}}}}}');
}

server.listen(0, '127.0.0.1', 1_024);
await once(server, 'listening');
const address = server.address();
process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
