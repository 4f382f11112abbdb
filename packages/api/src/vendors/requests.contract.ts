import { z } from 'zod';
import { adminLimits } from '#admin/admin.limits.ts';
import { id } from '#admin/table.contract.ts';
import { line, text } from '#core/text.ts';
import { website } from '#organizations/organizations.contract.ts';
import { type VENDOR_REQUEST_STATES, vendorRequestLimits } from './requests.limits.ts';

/** Asks for a vendor account. While one waits for staff, another takes its place. */
export const sendRequestInput = z.object({
  toolName: line(vendorRequestLimits.toolNameMax),
  website,
  message: text(vendorRequestLimits.messageMax).refine((value) => value.trim().length > 0, 'This must not be empty.'),
});

/** Makes who asked a member of the vendor that the tool is given to. */
export const acceptRequestInput = z.object({ id, toolId: id });
export const refuseRequestInput = z.object({ id, reason: line(adminLimits.reasonMax) });

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
