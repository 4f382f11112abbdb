import { z } from 'zod';
import { count, moment } from '#kernel/answers.ts';
import { PAGE_FAILURES } from '#platform/web-pages/page-failures.ts';

export const toolPicture = z.strictObject({
  url: z.string(),
  sourceUrl: z.string().describe("Its address on the vendor's page."),
  width: count,
  height: count,
  isHidden: z.boolean(),
});
export interface ToolPicture extends z.infer<typeof toolPicture> {}

export const toolPictures = z.strictObject({
  website: z.string().nullable().describe('Null: no page is known, so nothing is fetched.'),
  isStopped: z.boolean(),
  fetchedAt: moment.nullable(),
  failure: z.enum(PAGE_FAILURES).nullable(),
  pictures: z.array(toolPicture),
});
/** Pictures taken from a tool's own page, for staff. */
export interface ToolPictures extends z.infer<typeof toolPictures> {}
