import { receiveMessage } from '@onceware/api/chat/webhooks/webhooks.service';
import { receiveInput, slackInput } from '@onceware/api/chat/webhooks/webhooks.contract';
import { textOfSlack } from '@onceware/api/chat/webhooks/slack-payload';
import { AppError } from '@onceware/api/kernel/errors';
import { parseJson } from '@onceware/api/kernel/parse-json';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, urlOf } from '../define-route.ts';

const FORM = 'application/x-www-form-urlencoded';
const TYPES = ['application/json', FORM];
/** Bytes allowed for a body; enough for JSON that writes each character as six. */
const BODY_LIMIT = 128 * 1024;

/**
 * A room's incoming webhook (LIVE-12), for tools that know Slack's: JSON, or the same as `payload` of a form. The address is the
 * credential; neither cookie nor key is looked at.
 */
export const receiveWebhook: Route = {
  method: 'post',
  path: '/api/chat/webhooks/{token}',
  operationId: 'receiveWebhook',
  tag: 'Chat',
  summary:
    'Writes `text`, or the words and links of `blocks` and `attachments`, into the room whose webhook this is, as Slack’s incoming webhooks do. What is sent again with the same `Idempotency-Key` is there once.',
  access: 'public',
  isOpenAddress: true,
  isIdempotent: true,
  params: receiveInput.pick({ token: true }),
  body: { 'application/json': slackInput, [FORM]: z.object({ payload: z.string().max(BODY_LIMIT) }) },
  answer: { 'text/plain': null },
  failures: ['not_found', 'room_closed', 'too_many_requests'],
  register(app, serving) {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(TYPES, { parseAs: 'string' }, async (request: FastifyRequest, body: string | Buffer) =>
        readBody(request, String(body)),
      );
      const route = { config: { contentTypes: TYPES, isOpenAddress: true }, bodyLimit: BODY_LIMIT } as const;
      const { services } = serving;
      const own = { ...services, database: services.database.share('chat') };
      scope.post<{ Params: { token: string }; Body: unknown }>(
        urlOf(receiveWebhook.path),
        route,
        async (request, reply) => {
          const key = request.headers['idempotency-key'];
          const text = textOfSlack(slackInput.parse(request.body));
          await receiveMessage(own, receiveInput.parse({ ...request.params, text, key }));
          return reply.type('text/plain; charset=utf-8').send('ok');
        },
      );
    });
  },
};

/** @throws invalid_input for what is no JSON */
function readBody({ headers }: FastifyRequest, body: string): unknown {
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM);
  const json = isForm ? (new URLSearchParams(body).get('payload') ?? '') : body;
  try {
    return parseJson(json);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('invalid_input', { cause });
  }
}
