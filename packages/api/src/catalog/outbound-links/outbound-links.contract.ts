import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';

/** `catalog.seen`: a deal's page is looked at. */
export const seenInput = z.object({ dealId: id });
