import { EmbeddedPostgresError } from '@onceware/db/embedded/errors';
import { readSettings, SettingsError } from './settings.ts';
import { start } from './start.ts';

try {
  await start(readSettings(process.env));
} catch (error) {
  // These two say what to do; a stack would bury it.
  const isPlain = error instanceof SettingsError || error instanceof EmbeddedPostgresError;
  console.error(isPlain ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
