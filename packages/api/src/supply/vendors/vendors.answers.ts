import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { ENTITY_TYPES } from '#supply/editing/content.contract.ts';

export const titled = z.strictObject({ id, slug: z.string(), title: z.string() });
/** A deal or tool by its title or name. */
export interface Titled extends z.infer<typeof titled> {}
export const vendorTools = z.strictObject({ tools: z.array(titled) });

export const vendor = z.strictObject({
  id,
  name: z.string(),
  tools: z.array(titled),
  deals: z.array(titled.extend({ toolId: id, isRunning: z.boolean() })),
});
/** An organisation of the reader's that staff gave tools to. */
export interface Vendor extends z.infer<typeof vendor> {}
export const vendors = z.strictObject({ vendors: z.array(vendor) });

export const submission = z.strictObject({
  id,
  entityType: z.enum(ENTITY_TYPES),
  entityId: id.nullable(),
  title: z.string(),
  state: z.enum(['draft', 'submitted', 'accepted', 'refused']),
  reason: z.string().nullable().describe('Why it was refused.'),
  by: z.string().nullable(),
  updatedAt: moment,
});
export interface Submission extends z.infer<typeof submission> {}
export const submissions = z.strictObject({ submissions: z.array(submission) });

export const submittedEntry = submission.extend({
  state: z.literal('submitted'),
  organization: z.strictObject({ id, name: z.string() }),
});
/** For staff: what waits for them. */
export interface SubmittedEntry extends z.infer<typeof submittedEntry> {}
export const submitted = z.strictObject({ submissions: z.array(submittedEntry) });

export const dealNumbers = z.strictObject({
  dealId: id,
  days: z
    .array(z.strictObject({ day: z.iso.date(), views: count, saves: count, clicks: count }))
    .describe('Days in UTC, the first first; days without any are left out.'),
});
/** Counts per day of one deal; nothing is stored about who the people were. */
export interface DealNumbers extends z.infer<typeof dealNumbers> {}
export const numbers = z.strictObject({ deals: z.array(dealNumbers) });
