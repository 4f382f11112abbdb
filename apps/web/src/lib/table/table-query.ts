import { keepPreviousData } from '@tanstack/react-query';
import { errorStatus } from '../api/api-error.ts';

/** Whether the permission was taken meanwhile, so that the whole page shows as forbidden. */
export const isForbidden = (error: unknown): boolean => errorStatus(error) === 403;

/** Options of a table's query: the rows before stay until those of the next page are there. */
export const TABLE_QUERY = { placeholderData: keepPreviousData, throwOnError: isForbidden } as const;
