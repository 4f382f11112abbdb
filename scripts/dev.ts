// `npm run dev`: the server from its sources, started anew when they change; Vite inside it reloads the web's.
import { startCommand } from './command.ts';

const server = startCommand('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
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
