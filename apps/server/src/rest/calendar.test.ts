import { makeDeal } from '@onceware/api/testing/factories';
import ICAL from 'ical.js';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let mine: TestBrowser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  mine = await server.signedIn();
});

const HOSTILE = 'a\r\nBEGIN:VEVENT; "x", 🧪 مرحبا';
async function buy(more: object = {}): Promise<string> {
  const id = uuidv7();
  const bought = { title: 'Writer', price: 49, currency: 'USD', purchasedOn: '2026-03-01' };
  const answer = await mine.mutate('purchases.create', { id, ...bought, ...more });
  expect(answer.statusCode).toBe(200);
  return id;
}
const address = async () => new URL((await mine.mutate('calendar.renew')).json().result.data.json.url).pathname;
const read = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('GET /calendar/:token.ics', () => {
  it('answers the calendar to whoever has its address, without a cookie and for nobody to store (NOTE-05)', async () => {
    await buy({ refundUntil: '2999-12-31' });
    const path = await address();
    const answer = await server.visitor.get(path);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        etag: expect.any(String),
      },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(read(answer.body).map(({ summary }) => summary)).toEqual(['Last day for a refund: Writer']);
    const same = await server.visitor.get(path, { 'if-none-match': String(answer.headers.etag) });
    expect([same.statusCode, same.body, same.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
    await buy({ title: 'Another', refundUntil: '2999-12-30' });
    expect((await server.visitor.get(path, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(200);
  });

  it('answers 404 from the moment that it is revoked, also to whoever has it stored (NOTE-05)', async () => {
    const path = await address();
    const etag = String((await server.visitor.get(path)).headers.etag);
    await mine.mutate('calendar.revoke');
    const start = performance.now();
    expect((await server.visitor.get(path, { 'if-none-match': etag })).statusCode).toBe(404);
    expect(performance.now() - start).toBeLessThan(2000);
    expect((await server.visitor.get('/calendar/none.ics')).statusCode).toBe(404);
  });

  it('is not made by API keys (NOTE-05, T11)', async () => {
    const { user } = await server.signedIn();
    const tool = await server.tool(user);
    expect((await tool.mutate('calendar.renew')).statusCode).toBe(403);
  });
});

describe('files of single events', () => {
  it('have the refund deadline and the last day to redeem of one’s own purchase (NOTE-05)', async () => {
    const id = await buy({ title: HOSTILE.replaceAll(/\s+/g, ' '), refundUntil: '2026-03-31', redeemBy: '2026-04-30' });
    const refund = await mine.get(`/api/account/purchases/${id}/refund.ics?language=de`);
    expect([refund.statusCode, refund.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(refund.headers['content-disposition']).toMatch(/^attachment; filename="[\w .-]+\.ics"; filename\*=UTF-8''/);
    const [event] = read(refund.body);
    expect([event?.uid, event?.startDate.toString()]).toEqual([`refund-${id}@onceware`, '2026-03-31']);
    expect(event?.summary).toBe('Letzter Tag für die Rückgabe: a BEGIN:VEVENT; "x", 🧪 مرحبا');
    const [redeem] = read((await mine.get(`/api/account/purchases/${id}/redeem.ics`)).body);
    expect([redeem?.uid, redeem?.startDate.toString()]).toEqual([`redeem-${id}@onceware`, '2026-04-30']);
  });

  it('are of nobody else’s purchase, nor of a day that is not there (NOTE-05, T57)', async () => {
    const id = await buy({ refundUntil: '2026-03-31' });
    const theirs = await server.signedIn();
    const path = `/api/account/purchases/${id}/refund.ics`;
    expect((await theirs.get(path)).statusCode).toBe(404);
    expect((await server.visitor.get(path)).statusCode).toBe(401);
    expect((await mine.get(`/api/account/purchases/${id}/redeem.ics`)).statusCode).toBe(404);
    await mine.mutate('purchases.remove', { id });
    expect((await mine.get(path)).statusCode).toBe(404);
  });

  it('have the end of a deal that everybody may see and that is still to come (NOTE-05, T57)', async () => {
    const { database } = server.services;
    const deal = await makeDeal(database, { endsAt: new Date('2999-01-01T10:20:30Z'), title: HOSTILE });
    const get = (id: string) => server.visitor.get(`/api/deals/${id}/end.ics`);
    const answer = await get(deal.id);
    const [event, ...others] = read(answer.body);
    expect([others, event?.uid, event?.startDate.toString()]).toEqual([
      [],
      `deal-end-${deal.id}@onceware`,
      '2999-01-01T10:20:30Z',
    ]);
    await database.pool.query('update deals set is_hidden = true where id = $1', [deal.id]);
    expect((await get(deal.id)).statusCode).toBe(404);
    expect((await get((await makeDeal(database)).id)).statusCode).toBe(404);
    expect((await get((await makeDeal(database, { endsAt: new Date(Date.now() - 1000) })).id)).statusCode).toBe(404);
    expect((await server.visitor.get('/api/deals/1/end.ics')).statusCode).toBe(400);
  });
});
