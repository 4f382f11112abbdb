import { StartError } from '../start/start-error.ts';

/** The one-machine database cannot run as things are. */
export class EmbeddedPostgresError extends StartError {
  override readonly name = 'EmbeddedPostgresError';
}
