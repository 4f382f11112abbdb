import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNameResolver } from './resolve-name.ts';

/** A name server that knows `good.example` and never answers for any other. */
const nameServer = createSocket('udp4');
nameServer.on('message', (question, { port, address }) => {
  if (!question.includes(Buffer.from('\u0004good'))) return;
  const isIpv4 = question.readUInt16BE(question.length - (question.includes(Buffer.from([0, 0, 41])) ? 15 : 4)) === 1;
  const head = Buffer.from(question.subarray(0, question.indexOf(Buffer.from('example')) + 12));
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(isIpv4 ? 1 : 0, 6);
  head.writeUInt16BE(0, 10);
  const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14]);
  nameServer.send(isIpv4 ? Buffer.concat([head, answer]) : head, port, address);
});
let resolve: (name: string) => Promise<string[]>;
beforeAll(async () => {
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  resolve = createNameResolver([`127.0.0.1:${nameServer.address().port}`]);
});
afterAll(() => nameServer.close());

it('names whose servers are silent hold up no other name (KEEP-01)', async () => {
  let settled = 0;
  const silent = Array.from({ length: 20 }, (_, n) =>
    resolve(`silent-${n}.example`).catch((error: unknown) => {
      settled += 1;
      return error;
    }),
  );
  expect(await resolve('good.example')).toEqual(['93.184.215.14']);
  expect(settled).toBe(0);
  for (const error of await Promise.all(silent)) expect(error).toMatchObject({ code: 'ETIMEOUT' });
});

it('a name that only the hosts file has is found too (KEEP-01)', async () => {
  expect(await createNameResolver(['127.0.0.1:9'])('localhost')).toContain('127.0.0.1');
});
