import { z } from 'zod';
import { count } from '#kernel/answers.ts';

export const clickedDeal = z.strictObject({
  slug: z.string(),
  title: z.string(),
  toolName: z.string(),
  clicks: count,
});
export interface ClickedDeal extends z.infer<typeof clickedDeal> {}

export const mostClicked = z.strictObject({ days: count, deals: z.array(clickedDeal) });
/** Deals that most visitors left for in the last `days`, most first. */
export interface MostClicked extends z.infer<typeof mostClicked> {}
