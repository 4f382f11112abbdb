import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { text } from '#kernel/text.ts';

/** Fate of mails, as a mail service tells it: `bounce` for those that were refused for good, `complaint` for spam. */
export const mailEventsInput = z.object({
  events: list(
    z.object({
      type: z.enum(['bounce', 'complaint']),
      email: text(320),
      /** The mail server's answer. */
      answer: text(1_000).optional(),
    }),
    { min: 1, max: 100 },
  ),
});
