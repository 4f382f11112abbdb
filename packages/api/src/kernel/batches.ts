/** Calls in one HTTP request. */
export const MAX_BATCH = 10;

const CARRY_FILES: ReadonlySet<string> = new Set([
  'collections.import',
  'collections.previewImport',
  'purchases.import',
]);

/** Whether a procedure takes a file's content, which is too large for a batch and takes its time. */
export const takesFile = (procedure: string): boolean => CARRY_FILES.has(procedure);

/** Whether a procedure takes a request of its own: its answers set cookies and its work is dear (auth.*), or it carries a file. */
export const needsOwnRequest = (procedure: string): boolean => procedure.startsWith('auth.') || takesFile(procedure);
