import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { connectTo, remember } from './connection.ts';
import { UserError } from './user-errors.ts';

/** Reads a line of standard input without echo. */
async function askForKey(): Promise<string> {
  process.stderr.write('API key: ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  for await (const line of lines) {
    process.stderr.write('\n');
    return line.trim();
  }
  return '';
}

export async function login([address, ...more]: string[]): Promise<void> {
  if (!address || more.length > 0) throw new UserError('Name one site: onceware login https://…');
  const { url } = connectTo(address);
  const apiKey = await askForKey();
  const session = await connectTo(url, apiKey).client.auth.session.query();
  if (!session) throw new UserError('No API key was given.');
  const file = remember({ url, apiKey });
  console.log(`You are ${session.user.name} at ${url}. This is remembered in ${file}.`);
}
