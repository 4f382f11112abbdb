/** Calls in one HTTP request. */
export const MAX_BATCH = 10;

/** These carry a file's content, which is too large for a batch: they go alone. */
export const CARRY_FILES: ReadonlySet<string> = new Set(['collections.import', 'collections.previewImport', 'purchases.import']);
