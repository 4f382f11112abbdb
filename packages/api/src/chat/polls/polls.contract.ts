import { z } from 'zod';
import { list } from '#kernel/list.ts';
import { line } from '#kernel/text.ts';
import { messageInput } from '../chat.contract.ts';
import { pollLimits } from './polls.limits.ts';

const { questionMax, optionMax, optionsMin, optionsMax, daysMax } = pollLimits;
const isEachOnce = (options: readonly string[]) => new Set(options).size === options.length;

/** A message of the room. `closesInMinutes` is counted by the database's clock; without it the poll is closed by hand. */
export const sendPollInput = messageInput.extend({
  question: line(questionMax),
  options: list(line(optionMax), { min: optionsMin, max: optionsMax }).refine(isEachOnce, 'Name each option once.'),
  isMany: z.boolean().default(false),
  closesInMinutes: z
    .int()
    .min(1)
    .max(daysMax * 24 * 60)
    .nullish(),
});
/** All that the caller chooses, by place from 0 on; empty takes the vote back. */
export const voteInput = messageInput.extend({
  options: list(
    z
      .int()
      .min(0)
      .max(optionsMax - 1),
    { max: optionsMax },
  ),
});
export const pollInput = messageInput;
