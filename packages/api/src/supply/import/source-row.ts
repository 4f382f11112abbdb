/** A row as the file has it, not looked at yet. */
export interface SourceRow {
  /** For people: `line 12` of a CSV file, `index 4` of a JSON array. */
  place: string;
  value: unknown;
}

/** The file as a whole cannot be read, so nothing was imported; the message says why. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}
