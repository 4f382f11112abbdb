/** The product cannot start as things are; the message says what is wrong and what to do, and a stack would add nothing. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
