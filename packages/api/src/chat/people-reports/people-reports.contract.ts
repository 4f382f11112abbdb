import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { line } from '#kernel/text.ts';
import { roomLimits } from '../chat.limits.ts';

/** Why somebody is reported is for staff alone to read. */
export const reportPersonInput = z.object({ userId: id, reason: line(roomLimits.reasonMax) });
