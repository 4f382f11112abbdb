import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

interface Asked {
  messageType?: 'hello' | 'register' | 'unregister' | 'ack' | 'ping' | 'broadcast_subscribe';
  uaid?: string;
  channelID?: string;
}

/**
 * A push service as Firefox knows it (autopush): the browser registers by WebSocket, the site posts to the address that it got
 * (RFC 8030), and what was posted, still encrypted, goes to the browser. On the loopback address, for tests.
 */
export async function startPushService() {
  const channels = new Map<string, WebSocket>();
  const counts = { registered: 0, posted: 0, acknowledged: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const channelID = request.url?.split('/').at(-1) ?? '';
      const browser = channels.get(channelID);
      if (request.method !== 'POST' || !browser) return void response.writeHead(404).end();
      counts.posted += 1;
      browser.send(
        JSON.stringify({
          messageType: 'notification',
          channelID,
          version: randomUUID(),
          data: Buffer.concat(chunks).toString('base64url'),
          headers: { encoding: String(request.headers['content-encoding']) },
        }),
      );
      response.writeHead(201, { location: `/message/${randomUUID()}` }).end();
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (browser) => {
    const answer = (message: object) => browser.send(JSON.stringify(message));
    browser.on('message', (text: Buffer) => {
      const { messageType, uaid, channelID } = JSON.parse(text.toString()) as Asked;
      if (messageType === 'hello')
        answer({
          messageType,
          uaid: uaid || randomUUID().replaceAll('-', ''),
          status: 200,
          use_webpush: true,
          broadcasts: {},
        });
      else if (messageType === 'register' && channelID !== undefined) {
        counts.registered += 1;
        channels.set(channelID, browser);
        answer({ messageType, channelID, status: 200, pushEndpoint: `${url('http')}/push/${channelID}` });
      } else if (messageType === 'unregister' && channelID !== undefined) {
        channels.delete(channelID);
        answer({ messageType, channelID, status: 200 });
      } else if (messageType === 'ack') counts.acknowledged += 1;
      else if (messageType === 'ping' || messageType === undefined) answer({});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const url = (protocol: 'http' | 'ws') =>
    `${protocol}://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return {
    counts,
    /** Preferences by which Firefox uses it, and asks nobody whether it may notify. */
    preferences: {
      'dom.push.serverURL': url('ws'),
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      'dom.push.enabled': true,
      'dom.push.testing.ignorePermission': true,
      'dom.webnotifications.requireuserinteraction': false,
      'permissions.default.desktop-notification': 1,
      'alerts.useSystemBackend': false,
    },
    close() {
      for (const browser of sockets.clients) browser.terminate();
      sockets.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
