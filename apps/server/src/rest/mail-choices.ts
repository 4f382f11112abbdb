import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@onceware/api/kernel/errors';
import { endMail } from '@onceware/api/platform/notifications/mail-choices.service';
import { noteMailEvents } from '@onceware/api/platform/mail/mail-events.service';
import { mailEventsInput } from '@onceware/api/platform/mail/mail-events.contract';
import { done } from '@onceware/api/kernel/answers';
import { z } from 'zod';
import { defineRoute, type Route, urlOf } from './define-route.ts';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';
const TOKEN_MAX = 400;
const params = z.object({
  token: z
    .string()
    .max(TOKEN_MAX)
    .regex(/^[\w.-]*$/),
});

/**
 * One press on 'Unsubscribe' in a mail program (RFC 8058, NOTE-03). The address is the credential; neither cookie nor key is looked
 * at, and what is sent besides is not read.
 */
export const unsubscribeMail: Route = {
  method: 'post',
  path: '/api/mail/unsubscribe/{token}',
  operationId: 'unsubscribeMail',
  tag: 'Account',
  summary:
    'Ends mail of the kind that the mail with this address was about, as List-Unsubscribe-Post says; of a digest, of all kinds.',
  access: 'public',
  isOpenAddress: true,
  params,
  body: { [FORM]: z.object({ 'List-Unsubscribe': z.literal('One-Click') }) },
  answer: { 'text/plain': null },
  failures: ['link_invalid'],
  register(app, serving) {
    void app.register(async (scope) => {
      const types = [FORM, PARTS];
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(types, { parseAs: 'string' }, async () => null);
      const route = { config: { contentTypes: types, isOpenAddress: true }, bodyLimit: 4_096 } as const;
      const { services } = serving;
      const own = { ...services, database: services.database.share('notifications') };
      scope.post(urlOf(unsubscribeMail.path), route, async (request, reply) => {
        await endMail(own, { ...params.parse(request.params), all: false });
        return reply.type('text/plain; charset=utf-8').send('ok');
      });
    });
  },
};

/** For who opens that address: programs that look through mails do so too, and end nothing by it. */
export const showMailChoices = defineRoute({
  method: 'get',
  path: '/api/mail/unsubscribe/{token}',
  operationId: 'showMailChoices',
  tag: 'Account',
  summary: 'Leads to the page on which the reader of a mail chooses what is mailed. It changes nothing.',
  access: 'public',
  input: params,
  answer: { 'text/html': null },
  isAlone: true,
  handler: (_services, { token }, { reply, site }) => {
    const page = `${site.publicUrl}/mail-choices#${token}`;
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><title>Onceware</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Onceware</a>`,
      );
  },
});

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Route by which a mail service tells of mails that did not arrive (NOTE-03; docs/notifications.md). */
export const receiveMailEvents = defineRoute({
  method: 'post',
  path: '/api/mail/events',
  operationId: 'receiveMailEvents',
  tag: 'Service',
  summary:
    'Stops notifications to addresses that refused mail for good or called it spam, where the setting MAIL_EVENTS_TOKEN is there; `Authorization: Bearer` has it.',
  access: 'public',
  isOpenAddress: true,
  part: 'notifications',
  input: mailEventsInput,
  answer: done,
  failures: ['not_found', 'unauthenticated'],
  async handler(services, input, { request, site }) {
    if (site.mailEventsToken === null) throw new AppError('not_found');
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(hashOf(token), hashOf(site.mailEventsToken))) throw new AppError('unauthenticated');
    return noteMailEvents(services, input);
  },
});
