import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { id } from '#kernel/table/table.contract.ts';
import { isStorable, opaque } from '#kernel/text.ts';
import { webhookLimits } from './webhook.limits.ts';

export type * from './webhook.answers.ts';

/** Sets up the webhook, or changes it. Kinds null: all, also those that come. */
export const saveWebhookInput = z.object({
  url: z.url().max(webhookLimits.urlMax).refine(isStorable, 'NUL and unpaired surrogates are not allowed.'),
  kinds: list(opaque(60), { min: 1, max: webhookLimits.kindsMax }).nullable(),
});

export const pauseWebhookInput = z.object({ on: z.boolean() });

/** Sends a message of the log again, under the same id. */
export const resendInput = z.object({ id });
