import { calendarInput, eventFileInput } from '@onceware/api/identity/calendar/calendar.contract';
import {
  type EventFile,
  readCalendar,
  readDealEvent,
  readPurchaseEvent,
} from '@onceware/api/identity/calendar/calendar.service';
import type { FastifyReply } from 'fastify';
import { defineRoute } from './define-route.ts';
import { cacheable } from './files/cacheable.ts';
import { dispositionOf, exportName } from './files/disposition.ts';

const TYPE = 'text/calendar; charset=utf-8';
const answer = { 'text/calendar': null } as const;

const sendEvent = ({ title, content }: EventFile, reply: FastifyReply) =>
  reply
    .header('content-disposition', dispositionOf('attachment', exportName(title, 'ics')))
    .type(TYPE)
    .send(content);

const PURCHASE_EVENTS = [
  { kind: 'refund', name: 'Refund', of: 'The refund deadline' },
  { kind: 'redeem', name: 'Redeem', of: 'The last day to redeem the code' },
] as const;

/** Calendars, and events to take into one's own (NOTE-05). */
export const calendarRoutes = [
  defineRoute({
    method: 'get',
    path: '/calendar/{token}.ics',
    operationId: 'readCalendar',
    tag: 'Account',
    summary:
      'The calendar of a private address: refund deadlines, last days to redeem, and ends of deals in collections.',
    access: 'public',
    part: 'calendar',
    isCacheable: true,
    input: calendarInput,
    answer,
    failures: ['not_found', 'too_many_requests'],
    async handler(services, input, { request, reply }) {
      const file = await readCalendar(services, input, request.ip);
      reply.header('x-robots-tag', 'noindex');
      // It is one member's alone, and ends at once where its address is revoked.
      const body = cacheable(request, reply, file, TYPE, 'private, no-cache');
      return typeof body === 'string' ? reply.send(body) : body;
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/deals/{id}/end.ics',
    operationId: 'getDealEndEvent',
    tag: 'Catalog',
    summary: 'The end of a deal as a file for calendars.',
    access: 'public',
    part: 'catalog',
    input: eventFileInput,
    answer,
    failures: ['not_found'],
    handler: async (services, input, { reply }) => sendEvent(await readDealEvent(services, input), reply),
  }),
  ...PURCHASE_EVENTS.map(({ kind, name, of }) =>
    defineRoute({
      method: 'get',
      path: `/api/account/purchases/{id}/${kind}.ics`,
      operationId: `getPurchase${name}Event`,
      tag: 'Account',
      summary: `${of} of your own purchase as a file for calendars.`,
      access: 'member',
      part: 'purchases',
      input: eventFileInput,
      answer,
      failures: ['not_found'],
      handler: async (call, input, { reply }) => sendEvent(await readPurchaseEvent(call, kind, input), reply),
    }),
  ),
];
