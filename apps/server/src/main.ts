import { start } from './start.ts';
import { readSettings, SettingsError } from './settings.ts';

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof SettingsError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
