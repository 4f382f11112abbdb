import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { line, text } from '#kernel/text.ts';
import { website } from '#identity/organizations/organizations.contract.ts';
import { vendorRequestLimits } from './requests.limits.ts';
import { REASON_MAX } from '#kernel/reason.limits.ts';

export type * from './requests.answers.ts';

/** Asks for a vendor account. While one waits for staff, another takes its place. */
export const sendRequestInput = z.object({
  toolName: line(vendorRequestLimits.toolNameMax),
  website,
  message: text(vendorRequestLimits.messageMax).refine((value) => value.trim().length > 0, 'This must not be empty.'),
});

/** Makes who asked a member of the vendor that the tool is given to. */
export const acceptRequestInput = z.object({ id, toolId: id });
export const refuseRequestInput = z.object({ id, reason: line(REASON_MAX) });
