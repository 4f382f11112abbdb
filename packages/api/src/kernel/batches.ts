/** Calls in one HTTP request. */
export const MAX_BATCH = 10;

const CARRY_FILES: ReadonlySet<string> = new Set([
  'collections.import',
  'collections.previewImport',
  'purchases.import',
]);

/** Whether a procedure takes the content of a file, which is too large and too slow for a batch. */
export const takesFile = (procedure: string): boolean => CARRY_FILES.has(procedure);

/** Whether a procedure needs a request of its own: it sets cookies and is expensive (auth.*), or it takes a file. */
export const needsOwnRequest = (procedure: string): boolean => procedure.startsWith('auth.') || takesFile(procedure);
