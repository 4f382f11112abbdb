import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';

export type * from './outbound-links.answers.ts';

/** `catalog.seen`: a deal's page is looked at. */
export const seenInput = z.object({ dealId: id });
