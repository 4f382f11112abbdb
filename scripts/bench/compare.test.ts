import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkSameAnswers } from './compare.ts';
import { measure } from './load.ts';

async function serving(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const says = (body: object) => serving((_, response) => void response.end(JSON.stringify(body)));
const compare = (method: 'GET' | 'POST', floor: { url: string }, product: { url: string }) =>
  checkSameAnswers({ name: 'a call', sequences: [[{ method, path: '/' }]] }, floor, product);

it('a floor whose answer lacks a field, or has another value, is refused (T71)', async () => {
  const product = await says({ deals: [{ id: 'a', price: 1, rating: null }] });
  const floor = (deal: object) => says({ deals: [deal] });
  await compare('GET', await floor({ rating: null, id: 'a', price: 1 }), product);
  for (const deal of [
    { id: 'a', price: 1 },
    { id: 'a', price: 2, rating: null },
    { id: 'b', price: 1, rating: null },
  ])
    await expect(compare('GET', await floor(deal), product)).rejects.toThrow(
      'a call: the floor and the product answer differently',
    );
});

it('what a change makes may have an id of its own, and nothing else (T71)', async () => {
  const product = await says({ item: { id: 'a', notes: null } });
  await compare('POST', await says({ item: { id: 'b', notes: null } }), product);
  await expect(compare('POST', await says({ item: { notes: null } }), product)).rejects.toThrow('answer differently');
  await expect(compare('POST', await says({ item: { id: 'b', notes: '' } }), product)).rejects.toThrow(
    'answer differently',
  );
});

it('an answer that says that something failed is no answer (T71)', async () => {
  const broken = () => serving((_, response) => void response.writeHead(500).end('{}'));
  await expect(compare('GET', await broken(), await broken())).rejects.toThrow('answers 500 {}');
});

it('a load that nobody answers is no measurement, in the check neither (T71)', async () => {
  const { url } = await serving(() => {});
  await expect(measure({ url, sequences: [[{ method: 'GET', path: '/' }]], seconds: 1 }, false)).rejects.toThrow(
    'answered nothing in 1 s',
  );
});
