import { answer, ok } from '#kernel/answers.ts';
import { calls, router, sessionProcedure } from '#kernel/trpc.ts';
import * as answers from './webhook.answers.ts';
import { pauseWebhookInput, resendInput, saveWebhookInput } from './webhook.contract.ts';
import * as service from './webhook.service.ts';

const state = answer<answers.WebhookState>(answers.webhookState);
const saved = answer<answers.SavedWebhook>(answers.savedWebhook);

/** The member's own webhook, which no API key reads or changes. */
export const webhookRouter = router({
  find: sessionProcedure.output(state).query(({ ctx }) => service.readWebhook(ctx)),
  save: sessionProcedure.input(saveWebhookInput).output(saved).mutation(calls(service.saveWebhook)),
  renew: sessionProcedure.output(saved).mutation(({ ctx }) => service.renewSecret(ctx)),
  pause: sessionProcedure.input(pauseWebhookInput).output(state).mutation(calls(service.pauseWebhook)),
  remove: sessionProcedure.output(ok).mutation(({ ctx }) => service.removeWebhook(ctx)),
  test: sessionProcedure.output(state).mutation(({ ctx }) => service.testWebhook(ctx)),
  resend: sessionProcedure.input(resendInput).output(state).mutation(calls(service.resend)),
});
