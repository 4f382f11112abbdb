import { StartError } from '@onceware/db/start/start-error';
import { claimRelease } from './start/claim-release.ts';
import { readSettings } from './start/settings.ts';
import { run } from './start/start.ts';
import { stopSignal } from './start/stop-signal.ts';

try {
  await claimRelease();
  await run(readSettings(process.env), stopSignal());
} catch (error) {
  // It says what to do; a stack would bury it.
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
// All is closed: what still runs, such as a worker over a feed, must not keep the process.
process.exit();
