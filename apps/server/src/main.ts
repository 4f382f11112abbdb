import { StartError } from '@onceware/db/start/start-error';
import { readSettings } from './settings.ts';
import { run } from './start.ts';
import { stopSignal } from './stop-signal.ts';

try {
  await run(readSettings(process.env), stopSignal());
} catch (error) {
  // It says what to do; a stack would bury it.
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
