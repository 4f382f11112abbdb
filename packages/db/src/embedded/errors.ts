/** The one-machine database cannot run as things are; the message says what to do, and a stack would add nothing. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
