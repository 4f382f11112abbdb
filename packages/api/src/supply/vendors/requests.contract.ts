import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { line, text } from '#kernel/text.ts';
import { website } from '#identity/organizations/organizations.contract.ts';
import { type VENDOR_REQUEST_STATES, vendorRequestLimits } from './requests.limits.ts';
import { REASON_MAX } from '#kernel/reason.limits.ts';

/** Asks for a vendor account. While one waits for staff, another takes its place. */
export const sendRequestInput = z.object({
  toolName: line(vendorRequestLimits.toolNameMax),
  website,
  message: text(vendorRequestLimits.messageMax).refine((value) => value.trim().length > 0, 'This must not be empty.'),
});

/** Makes who asked a member of the vendor that the tool is given to. */
export const acceptRequestInput = z.object({ id, toolId: id });
export const refuseRequestInput = z.object({ id, reason: line(REASON_MAX) });

/** Times are ISO strings. */
export interface VendorRequest {
  id: string;
  toolName: string;
  website: string;
  message: string;
  state: (typeof VENDOR_REQUEST_STATES)[number];
  /** Why it was refused. */
  reason: string | null;
  createdAt: string;
}

/** For staff: what waits for them. */
export interface WaitingRequest extends Omit<VendorRequest, 'state' | 'reason'> {
  by: { id: string; name: string; email: string; isEmailVerified: boolean };
}
