import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { ENTITY_TYPES } from '#supply/editing/content.contract.ts';
import { entityInput, saveDraftInput } from '#supply/editing/editing.contract.ts';
import { line } from '#kernel/text.ts';
import { REASON_MAX } from '#kernel/reason.limits.ts';

export type * from './vendors.answers.ts';

export const vendorInput = z.object({ organizationId: id });
export type VendorInput = z.output<typeof vendorInput>;

export const submissionInput = vendorInput.extend({ id });
/** Starts a submission for a deal or tool of the vendor's, or for something new. The caller makes the id. */
export const startSubmissionInput = submissionInput.extend({
  entityType: z.enum(ENTITY_TYPES),
  entityId: id.nullable().default(null),
});
/** A deal or tool of the vendor's. */
export const ownInput = vendorInput.extend(entityInput.shape);
export const saveSubmissionInput = z.object({ organizationId: id, draft: saveDraftInput });
export const submitInput = submissionInput.extend({ revision: z.int().min(1).max(2_147_483_647) });

export const numbersInput = vendorInput.extend({ days: z.int().min(1).max(365).default(30) });

// ── For staff ──

export const refuseInput = z.object({
  id,
  revision: z.int().min(1).max(2_147_483_647),
  reason: line(REASON_MAX),
});
export const vendorToolInput = z.object({ organizationId: id, toolId: id });
