// `npm run dev`: the server from its sources, started anew when they change; Vite inside it reloads the web's.
import { startCommand } from './command.ts';

// Named, because Node would also watch what Vite loads for a moment (its compiled configuration) and never come to rest.
const watched = ['apps/server/src', 'packages/api/src', 'packages/db/src'].map((folder) => `--watch-path=${folder}`);

const server = startCommand('node', [...watched, '--watch-preserve-output', 'apps/server/src/main.ts'], {
  env: { VITE_DEV: '1' },
  // In a session of its own: the terminal's Ctrl+C would reach the server there a second time and cut its stop short.
  detached: process.platform !== 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.once('close', (code) => {
  process.exitCode = code ?? 1;
});
