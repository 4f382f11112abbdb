import type { ExportInput } from '@onceware/api/collections/collections.contract';

/** Returns the address of a file with all collections, or with one, for a link with `download`. */
export function exportPath(format: ExportInput['format'], collectionId?: string): string {
  const query = new URLSearchParams({ format, ...(collectionId && { collectionId }) });
  return `/api/user-collections/export?${query.toString()}`;
}
