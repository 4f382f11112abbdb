import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { VENDOR_REQUEST_STATES } from './requests.limits.ts';

export const vendorRequest = z.strictObject({
  id,
  toolName: z.string(),
  website: z.string(),
  message: z.string(),
  state: z.enum(VENDOR_REQUEST_STATES),
  reason: z.string().nullable().describe('Why it was refused.'),
  createdAt: moment,
});
/** Times are ISO strings. */
export interface VendorRequest extends z.infer<typeof vendorRequest> {}
export const lastRequest = z.strictObject({ request: vendorRequest.nullable() });

export const waitingRequest = vendorRequest.omit({ state: true, reason: true }).extend({
  by: z.strictObject({ id, name: z.string(), email: z.string(), isEmailVerified: z.boolean() }),
});
/** For staff: what waits for them. */
export interface WaitingRequest extends z.infer<typeof waitingRequest> {}
export const waitingRequests = z.strictObject({ requests: z.array(waitingRequest) });
