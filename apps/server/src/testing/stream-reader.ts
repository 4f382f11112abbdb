import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { StreamEvent } from '@onceware/api/chat/chat.contract';

export type StreamReader = Awaited<ReturnType<typeof openStream>>;

/** Reads `GET /api/chat/stream` of a server as a tool does: events but those of presence, and positions. */
export async function openStream(
  url: string,
  { headers, after, collections }: { headers: Record<string, string>; after?: string; collections?: '1' },
) {
  const query = new URLSearchParams({ ...(after !== undefined && { after }), ...(collections && { collections }) });
  const request = get(`${url}/api/chat/stream?${query.toString()}`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const events: StreamEvent[] = [];
  const positions: string[] = [];
  const state = { isOver: false, retryMs: 0 };
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    const chunks = (rest + text).split('\n\n');
    rest = chunks.pop() ?? '';
    for (const chunk of chunks) {
      const fields = new Map(chunk.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w+: ?/, '')]));
      const [id, data, retry] = [fields.get('id'), fields.get('data'), fields.get('retry')];
      if (id !== undefined) positions.push(id);
      const event = data ? (JSON.parse(data) as StreamEvent) : undefined;
      // Comes when it likes.
      if (event && event.type !== 'presence') events.push(event);
      if (retry) state.retryMs = Number(retry);
    }
  });
  answer.on('error', () => {});
  answer.on('close', () => void (state.isOver = true));
  return {
    answer,
    events,
    /** The ids of heartbeats. */
    positions,
    state,
    texts: () => events.flatMap((event) => (event.type === 'message' ? [event.message.text] : [])),
    close: () => void request.destroy(),
  };
}
