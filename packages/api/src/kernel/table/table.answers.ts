import { z } from 'zod';
import { count } from '../answers.ts';

/** A page of a table, as `TablePage`. */
export const tablePage = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ rows: z.array(row), total: count, isMore: z.boolean() });
