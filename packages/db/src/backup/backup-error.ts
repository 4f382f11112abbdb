/** A backup cannot be taken or restored as things are; the message says what to do, and a stack would add nothing. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
